/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { Content } from '@/lib/content/content';
import { wordsIn } from '@/lib/content/words/languages';
import { StaffElsewhere } from './StaffPage';

const school = { phones: ['+91 98765 43210'], email: 'office@school.test' } as Content['school'];
const staff = wordsIn().staff as Content['staff'];

it('the login page of a school without the staff server shows a contact, and has no form', () => {
  render(<StaffElsewhere school={school} staff={staff} />);
  expect(screen.getByText(/do not sign in on this website/)).toHaveTextContent('+91 98765 43210');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/');
});

it('without the staff server, the website editor says where the files are and how to change them on github.com', () => {
  const { title, noServer, noServerHow } = staff.website;
  render(<StaffElsewhere school={school} staff={staff} title={title} text={`${noServer} ${noServerHow}`} />);
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(/folder “content”.*github\.com/)).toBeVisible();
});
