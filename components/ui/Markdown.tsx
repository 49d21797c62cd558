import { toJsxRuntime, type Components } from 'hast-util-to-jsx-runtime';
import type { Blockquote, BlockContent, Html, Nodes, Root, RootContent, Text } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { toString } from 'mdast-util-to-string';
import type { ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { hrefOf } from '@/lib/content/read/addresses';
import { nameHeadings, type HeadingIdOptions } from '@/lib/content/read/page-places';
import { readMarkdown, walkMarkdown } from '@/lib/content/read/markdown';
import { keepTimes } from '@/lib/text/keep-together';
import { Breakable } from './DataTable';
import { NewTabWords, newTabProps } from './links';
import { Picture } from './Picture';

interface MarkdownProps {
  text: string;
  /** The name of a table that has no heading above it. */
  title: string;
  ids?: HeadingIdOptions;
  /** The text's language, if it differs from the site's. */
  lang?: string;
  /** Shown below the heading of the first table. */
  finder?: ReactNode;
}

const textNode = (value: string) => ({ type: 'text' as const, value });
const LINE_BREAK = { type: 'element' as const, tagName: 'br', properties: {}, children: [] };

const handlers = {
  /** Shows raw HTML as text, exactly as typed. */
  html: (_: unknown, { value }: Html) => textNode(value),
  /** Keeps the lines of a text, as WhatsApp and Word show them. CommonMark would join them. */
  text: (_: unknown, { value }: Text) =>
    value.split('\n').flatMap((line, at) => (at ? [LINE_BREAK, textNode(line)] : textNode(line))),
};

/** Classes for alignment, because the content security policy forbids the renderer's `style` attributes. */
const ALIGNMENTS: Readonly<Record<string, string>> = { center: 'align-center', right: 'align-end' };

/** Wider tables can scroll on a phone. In Safari, and Chrome before 130, keys scroll them only with `tabIndex`. */
const COLUMNS_IN_VIEW = 3;

/** The id of the tables that the finder stands for. No heading's id has a capital. */
export const ALL_ROWS = 'All-rows';

/** Renders checked Markdown. It filters no addresses, because lib/content has already checked them. */
export function Markdown({ text, title, ids, lang, finder }: MarkdownProps) {
  const components: Components = {
    a: ({ href: typed = '', children }) => {
      // The renderer turns a bare www.school.in into http://www.school.in: undo that.
      const href = String(children).startsWith('www.') ? typed.replace(/^http:\/\//, '') : typed;
      return (
        <a href={hrefOf(href)} {...newTabProps(href)}>
          {typeof children === 'string' && href.startsWith('mailto:') ? (
            <Breakable text={children} />
          ) : (
            <NewTabWords href={href}>{children}</NewTabWords>
          )}
        </a>
      );
    },
    img: ({ src, alt = '' }) => (
      <Picture
        // The renderer encodes addresses, but `Picture` needs the plain file name.
        name={typeof src === 'string' ? decodeURI(src) : ''}
        alt={alt}
        sizes="(min-width: 48rem) 42rem, 100vw"
        className="picture"
      />
    ),
    table: ({ 'aria-label': name, tabIndex, children }) => (
      <div
        className="table-scroll"
        {...(tabIndex === undefined ? {} : { role: 'region', 'aria-label': name, tabIndex })}
      >
        <table className={tabIndex === undefined ? 'data-table' : 'data-table crowded'} aria-label={name}>
          {children}
        </table>
      </div>
    ),
    th: ({ align = '', scope = 'col', children }) => (
      <th scope={scope} className={ALIGNMENTS[align]}>
        {children}
      </th>
    ),
    td: ({ align = '', children, ...rest }) => (
      <td className={ALIGNMENTS[align]} data-label={'data-label' in rest ? rest['data-label'] : undefined}>
        {children}
      </td>
    ),
    template: () => finder,
    // Replace check boxes: a screen reader would announce them as controls without a label.
    input: ({ checked }) => (checked ? '☑' : '☐'),
  };
  const root = readMarkdown(text);
  for (const { heading, id } of nameHeadings<Nodes>(root, ids)) setProperties(heading, { id });
  nameTables(root, title);
  keepTimes(root);
  if (finder) placeFinder(root);
  groupTables(root, finder ? { id: ALL_ROWS } : {});
  const html = toHast(root, { handlers });
  return (
    <div className="prose" lang={lang}>
      {toJsxRuntime(html, { Fragment, jsx, jsxs, components, tableCellAlignToStyle: false })}
    </div>
  );
}

/**
 * Gives each table a name for screen readers: the heading above it, numbered from the second table on.
 * Gives each cell the label of its column, and makes the first cell of each row the row's heading, as DataTable does.
 * @param title the name of a table without a heading above it
 */
function nameTables(root: Root, title: string): void {
  const used = new Map<string, number>();
  let heading = title;
  for (const node of walkMarkdown<Nodes>(root)) {
    if (node.type === 'heading') heading = toString(node) || heading;
    if (node.type !== 'table') continue;
    const count = (used.get(heading) ?? 0) + 1;
    used.set(heading, count);
    const name = { 'aria-label': count === 1 ? heading : `${heading} (${count})` };
    const [titles, ...rows] = node.children.map(({ children }) => children);
    setProperties(node, Number(titles?.length) > COLUMNS_IN_VIEW ? { ...name, tabIndex: 0 } : name);
    const labels = titles?.map((each) => toString(each)) ?? [];
    // With enlarged text, each row is shown as a card. Its first line is the row's name, so it needs no label.
    for (const [index, cell] of rows.flatMap((cells) => [...cells.entries()]))
      if (index && labels[index]) setProperties(cell, { 'data-label': labels[index] });
      else if (!index && labels.length > 1 && toString(cell))
        cell.data = { hName: 'th', hProperties: { scope: 'row' } };
  }
}

/** Puts a place for the finder below the heading of the part that contains the first table. */
function placeFinder({ children }: Root): void {
  const table = children.findIndex(({ type }) => type === 'table');
  const above = children.slice(0, table).findLastIndex((node) => node.type === 'heading' && node.depth < 3);
  if (table >= 0) children.splice(above + 1, 0, elementOf('template'));
}

/**
 * Groups tables that have headings of their own, such as bus routes. Wide screens and paper set them in columns.
 * @param first properties of the first group. With an id, phones hide it until a link leads to it.
 */
function groupTables(root: Root, first: { id?: string }): void {
  const parts: RootContent[] = [];
  let group: Blockquote | undefined;
  for (const node of root.children) {
    const above = parts.at(-1);
    if (node.type !== 'table' || above?.type !== 'heading' || above.depth < 3) {
      parts.push(node);
      continue;
    }
    parts.pop();
    if (!group || parts.at(-1) !== group) {
      const own = group ? {} : first;
      group = elementOf('div');
      setProperties(group, { className: 'tables', ...own });
      parts.push(group);
    }
    group.children.push(elementOf('section', above, node));
  }
  root.children = parts;
}

/** A quotation that the renderer turns into an element with the name `hName`. */
const elementOf = (hName: string, ...children: BlockContent[]): Blockquote => ({
  type: 'blockquote',
  data: { hName },
  children,
});

function setProperties(node: Nodes, hProperties: Record<string, string | number>): void {
  node.data = { ...node.data, hProperties };
}
