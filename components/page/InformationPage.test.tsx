import { renderToStaticMarkup } from 'react-dom/server';
import { PageHeading } from './InformationPage';

it('a line of the title never breaks within a school year', () => {
  expect(renderToStaticMarkup(<PageHeading title="Book list 2026-27" />)).toContain(
    '<h1>Book list 2026-\u206027</h1>',
  );
});
