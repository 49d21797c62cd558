/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { STAFF_DEFAULTS } from '@/lib/content/kinds/staff';
import { takePage } from '@/lib/staff/locations';
import { Paginator } from './Paginator';

const ITEMS = Array.from({ length: 23 }, (_, index) => index);

function open(page: number, pageSize = 10, items = ITEMS) {
  const onChange = jest.fn();
  const list = takePage(items, page, pageSize);
  render(<Paginator list={list} pageSize={pageSize} words={STAFF_DEFAULTS.paginator} onChange={onChange} />);
  return { onChange, user: userEvent.setup() };
}
const button = (name: string) => screen.getByRole('button', { name });

it.each([
  [1, '1 – 10 of 23'],
  [3, '21 – 23 of 23'],
])('page %d shows "%s"', (page, range) => {
  open(page);
  expect(screen.getByRole('status')).toHaveTextContent(range);
  expect(screen.getByLabelText('Items per page:')).toHaveValue('10');
});

it('the paginator shows an empty range for an empty list', () => {
  open(1, 10, []);
  expect(screen.getByRole('status')).toHaveTextContent('0 – 0 of 0');
});

it.each([
  ['First page', 1],
  ['Previous page', 1],
  ['Next page', 3],
  ['Last page', 3],
])('%s leads to page %d', async (name, page) => {
  const { onChange, user } = open(2);
  await user.click(button(name));
  expect(onChange).toHaveBeenCalledWith({ page });
});

it('buttons that would lead beyond the first or last page do nothing, and keep the focus', async () => {
  const { onChange, user } = open(3);
  await user.click(button('Next page'));
  expect(button('Next page')).toHaveFocus();
  expect(button('Next page')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Last page')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Previous page')).not.toHaveAttribute('aria-disabled');
  expect(onChange).not.toHaveBeenCalled();
});

it('the paginator keeps the first item in view when the page size changes', async () => {
  const { onChange, user } = open(3);
  await user.selectOptions(screen.getByLabelText('Items per page:'), '5');
  expect(onChange).toHaveBeenCalledWith({ pageSize: 5, page: 5 });
});
