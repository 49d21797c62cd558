/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { Content } from '@/lib/content/content';
import { words } from '@/lib/content/words/in-use';
import { NotFoundPage } from './NotFoundPage';

// The drawing would read and write files, which this test avoids.
jest.mock('@/lib/site/campus', () => ({ getCampus: () => ({ src: '/campus.svg' }) }));

test('an unknown address shows a search form with a visible label, besides the one in the header', async () => {
  const content = { home: { shortcuts: [] }, school: {} } as unknown as Content;
  render(await NotFoundPage(content));
  expect(screen.getByRole('search', { name: words.search.title })).toBeInTheDocument();
  expect(screen.getByText(words.search.label).tagName).toBe('LABEL');
});
