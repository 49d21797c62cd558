/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { Content } from '@/lib/content/content';
import { words } from '@/lib/content/words/in-use';
import { NotFoundPage } from './NotFoundPage';

jest.mock('@/lib/site/campus', () => ({ getCampus: () => ({ src: '/campus.svg' }) }));

test('the page for an unknown address has a search form with a visible label, besides the form in the header', async () => {
  const content = { home: { shortcuts: [] }, school: {} } as unknown as Content;
  render(await NotFoundPage(content));
  expect(screen.getByRole('search', { name: words.search.title })).toBeInTheDocument();
  expect(screen.getByText(words.search.label).tagName).toBe('LABEL');
});
