/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { Content } from '@/lib/content/content';
import { wordsIn } from '@/lib/content/words/languages';
import { LoginElsewhere } from './StaffPage';

it('the login page of a school without the staff server says whom to ask, and has no form', () => {
  const school = { phones: ['+91 98765 43210'], email: 'office@school.test' } as Content['school'];
  render(<LoginElsewhere school={school} staff={wordsIn().staff as Content['staff']} />);
  expect(screen.getByText(/do not sign in on this website/)).toHaveTextContent('+91 98765 43210');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/');
});
