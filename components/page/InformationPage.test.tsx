import { renderToStaticMarkup } from 'react-dom/server';
import { PageHeading } from './InformationPage';

it('the title never breaks at the hyphen of a school year', () => {
  expect(renderToStaticMarkup(<PageHeading title="Book list 2026-27" />)).toContain(
    '<h1>Book list 2026-\u206027</h1>',
  );
});
