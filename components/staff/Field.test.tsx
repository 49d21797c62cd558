/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Field } from './Field';

const control = () => screen.getByRole('textbox', { name: 'Username' });
const field = (parts: { hint?: string; error?: string }) => (
  <Field id="username" label="Username" {...parts} />
);

it('ties the label to the control, and nothing that is not there', () => {
  render(field({}));
  expect(control()).not.toHaveAttribute('aria-describedby');
  expect(control()).toHaveAttribute('aria-invalid', 'false');
});

it('describes the control by hint and error, and calls it invalid', () => {
  render(field({ hint: 'As on your card.', error: 'Email is required.' }));
  expect(control()).toHaveAccessibleDescription('As on your card. Email is required.');
  expect(control()).toBeInvalid();
});

it('takes the error away when it is mended', () => {
  const { rerender } = render(field({ hint: 'As on your card.', error: 'Email is required.' }));
  rerender(field({ hint: 'As on your card.' }));
  expect(control()).toHaveAccessibleDescription('As on your card.');
  expect(control()).toBeValid();
});
