import { slug } from 'github-slugger';
import { toString } from 'mdast-util-to-string';
import type { Contact } from '@/lib/content/kinds/school';
import { hrefOf } from '@/lib/content/read/addresses';
import { parseMarkdown, walkMarkdown, type MarkdownNode } from '@/lib/content/read/markdown';
import { words } from '@/lib/content/words/in-use';
import { spoken } from '@/lib/text/language';
import { keepTogether } from '@/lib/text/keep-together';
import { fillIn } from '@/lib/text/text';
import { AskByPhone } from './WhomToAsk';

interface RowFinderProps {
  /** A Markdown text with tables. */
  text: string;
  lang?: string;
  contact?: Contact;
}

/** A choice of bus stops. Like FeeFinder, it needs no script: CSS shows the stop in the address. */
export function RowFinder({ text, lang, contact }: RowFinderProps) {
  const { what, rows } = readRows(text);
  if (rows.length < 2) return null;
  const marked = rows.map(({ id }) => `.finder:has(#${id}:target) [href="#${id}"]`).join();
  return (
    <section className="finder row-finder no-print" aria-labelledby="Find-row">
      <style
        dangerouslySetInnerHTML={{
          __html: `${marked}{background:var(--band);border-color:var(--accent);color:var(--on-band)}`,
        }}
      />
      <h3 id="Find-row">{fillIn(words.class.findRow, { what: what.toLowerCase() })}</h3>
      <nav className="chips" aria-labelledby="Find-row" lang={lang}>
        {rows.map(({ id, name }) => (
          <a key={id} href={`#${id}`}>
            {name}
          </a>
        ))}
      </nav>
      {rows.map(({ id, name, places }) => (
        <div key={id} className="chosen" lang={lang}>
          <h4 id={id} tabIndex={-1}>
            {name}
          </h4>
          <div>
            {places.map(({ heading, cells }, index) => (
              <div key={index}>
                <b>{keepTogether(heading)}</b>
                <dl>
                  {cells.map(({ label, value, to }) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{to === undefined ? value : <a href={hrefOf(to)}>{value}</a>}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            ))}
            {contact ? <AskByPhone text={contact.title} phone={contact.phone} /> : null}
          </div>
        </div>
      ))}
    </section>
  );
}

/** Collects what the tables say about each stop (the first cell of a row). Ignores tables with another first column. */
function readRows(text: string) {
  const rows = new Map<string, { id: string; name: string; places: ReturnType<typeof readRow>[] }>();
  let heading = '';
  let what = '';
  for (const node of walkMarkdown(parseMarkdown(text))) {
    if (node.type === 'heading') heading = toString(node);
    if (node.type !== 'table') continue;
    const [labels = [], ...lines] = node.children?.map(({ children = [] }) => children) ?? [];
    const [first = ''] = labels.map((cell) => toString(cell));
    what ||= first;
    for (const cells of first === what ? lines : []) {
      const name = toString(cells[0]).trim();
      // Ids of headings have no capitals, so they cannot be the same.
      const id = `Row-${slug(name)}`;
      const { places } = rows.get(id) ?? rows.set(id, { id, name, places: [] }).get(id)!;
      if (name) places.push(readRow(heading, labels, cells));
    }
  }
  const named = [...rows.values()].filter(({ name }) => name);
  return { what, rows: named.toSorted((a, b) => a.name.localeCompare(b.name, spoken.language)) };
}

function readRow(heading: string, labels: readonly MarkdownNode[], cells: readonly MarkdownNode[]) {
  const all = cells.map((cell, index) => ({
    label: toString(labels[index]),
    value: toString(cell),
    to: [...walkMarkdown(cell)].find(({ type }) => type === 'link')?.url,
  }));
  return { heading, cells: all.slice(1).filter(({ value }) => value) };
}
