import type { BuiltPage, Finding, SiteCheck } from './built-site';

/** Every page has a title and a description that no other page has. */
export const checkTitles: SiteCheck = ({ pages }) => [
  ...findRepeated(
    pages,
    'title',
    (page) => page.elements.find(({ name, parent }) => name === 'title' && parent?.name === 'head')?.text,
  ),
  ...findRepeated(
    pages,
    'description',
    (page) =>
      page.elements.find(({ name, attributes }) => name === 'meta' && attributes.name === 'description')
        ?.attributes.content,
  ),
];

function findRepeated(
  pages: readonly BuiltPage[],
  what: string,
  read: (page: BuiltPage) => string | undefined,
): Finding[] {
  const owners = new Map<string, BuiltPage>();
  const findings: Finding[] = [];
  for (const page of pages) {
    const text = read(page)?.trim() ?? '';
    const owner = owners.get(text);
    if (text === '') findings.push({ page, message: `has no ${what}` });
    else if (owner) findings.push({ page, message: `has the same ${what} as ${owner.route}: "${text}"` });
    else owners.set(text, page);
  }
  return findings;
}
