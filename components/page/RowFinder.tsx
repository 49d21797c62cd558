import { slug } from 'github-slugger';
import { toString } from 'mdast-util-to-string';
import { ExpiryScript } from '@/components/ui/ExpiryScript';
import { ALL_ROWS } from '@/components/ui/Markdown';
import type { Contact } from '@/lib/content/kinds/school';
import type { Timings } from '@/lib/content/kinds/timings';
import { hrefOf } from '@/lib/content/read/addresses';
import { parseMarkdown, walkMarkdown, type MarkdownNode } from '@/lib/content/read/markdown';
import { words } from '@/lib/content/words/in-use';
import { nextSpan, seasonOn } from '@/lib/site/hours';
import { spoken } from '@/lib/text/language';
import { keepTogether } from '@/lib/text/keep-together';
import { fillIn } from '@/lib/text/text';
import { AskByPhone } from './WhomToAsk';

interface RowFinderProps {
  /** A Markdown text with tables. */
  text: string;
  lang?: string;
  contact?: Contact;
  timings?: Timings;
  /** The day of the build, `YYYY-MM-DD`. */
  day: string;
}

/**
 * A choice of bus stops. Like FeeFinder, it needs no script: CSS shows the stop in the address. Tables and columns
 * named after a season of timings.yaml come first in this season, and last in others.
 */
export function RowFinder({ text, lang, contact, timings, day }: RowFinderProps) {
  const { what, rows } = readRows(text);
  if (!rows.length) return null;
  const present = timings && seasonOn(timings, day);
  const expires = present && nextSpan(present, day).last;
  const turnOf = (said: string): number => {
    const named = timings?.seasons.find(({ name }) => said.toLowerCase().includes(name.toLowerCase()));
    return named ? Number(named !== present) * 2 : 1;
  };
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
            {sortBy(places, ({ heading }) => turnOf(heading)).map(({ heading, cells }, index) => (
              <div key={index}>
                <b>
                  {keepTogether(heading)}
                  {turnOf(heading) ? null : <i data-expires={expires}> · {words.class.now}</i>}
                </b>
                <dl>
                  {sortBy(cells, ({ label }) => turnOf(label)).map(({ label, value, to }, at) => (
                    <div key={at}>
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
      <a href={`#${ALL_ROWS}`} className="all-rows">
        {words.class.allRows}
      </a>
      <ExpiryScript items={[{ expires }]} />
    </section>
  );
}

const sortBy = <T,>(items: readonly T[], turnOf: (item: T) => number): T[] =>
  items.toSorted((a, b) => turnOf(a) - turnOf(b));

/** Collects what the tables say about each stop (the first cell of a row). Ignores tables with another first column.
 * A single stop is no choice. */
export function readRows(text: string) {
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
  const sorted = named.toSorted((a, b) => a.name.localeCompare(b.name, spoken.language));
  return { what, rows: sorted.length > 1 ? sorted : [] };
}

function readRow(heading: string, labels: readonly MarkdownNode[], cells: readonly MarkdownNode[]) {
  const all = cells.map((cell, index) => ({
    ...withUnit(toString(labels[index]), toString(cell)),
    to: [...walkMarkdown(cell)].find(({ type }) => type === 'link')?.url,
  }));
  return { heading, cells: all.slice(1).filter(({ value }) => value) };
}

/** Below the heading `Month (₹)`, 700 is ₹700; below `To school (am)`, 7.40 is 7.40 am. */
function withUnit(label: string, value: string) {
  const [, name, time, sign] = /^(.+?)\s*\((?:([ap]\.?m\.?)|(\p{Sc}|Rs\.?))\)$/u.exec(label) ?? [];
  if (name === undefined || !/^\d/.test(value)) return { label, value };
  return { label: name, value: sign ? sign + value : `${value}\u00A0${time}` };
}
