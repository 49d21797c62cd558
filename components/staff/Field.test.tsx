/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Field } from './Field';

const control = () => screen.getByRole('textbox', { name: 'Username' });
const field = (parts: { hint?: string; error?: string }) => (
  <Field id="username" label="Username" {...parts} />
);

it('a field’s control has the label and, only if there is a hint or an error, a description', () => {
  render(field({}));
  expect(control()).not.toHaveAttribute('aria-describedby');
  expect(control()).toHaveAttribute('aria-invalid', 'false');
});

it('a field describes its control with hint and error, and marks it as invalid', () => {
  render(field({ hint: 'As on your card.', error: 'Email is required.' }));
  expect(control()).toHaveAccessibleDescription('As on your card. Email is required.');
  expect(control()).toBeInvalid();
});

it('a field removes its error when the input is corrected', () => {
  const { rerender } = render(field({ hint: 'As on your card.', error: 'Email is required.' }));
  rerender(field({ hint: 'As on your card.' }));
  expect(control()).toHaveAccessibleDescription('As on your card.');
  expect(control()).toBeValid();
});
