import type { OnDay } from './on-day';
import { DataTable } from '@/components/ui/DataTable';
import type { Content } from '@/lib/content/content';
import { contactOf } from '@/lib/content/kinds/school';
import { words } from '@/lib/content/words/in-use';
import { sayRow } from '@/lib/content/words/say-class';
import { sessionOf } from '@/lib/text/dates';
import { fillIn, formatNumber } from '@/lib/text/text';
import { ClassChips } from './ClassCard';
import { AskByPhone } from './WhomToAsk';
import { classesOfSchool, factsOf, feesOf } from '@/lib/site/class-card';

export function BookList({ content, day }: OnDay) {
  const { booksSession: session } = content.classes ?? {};
  const present = sessionOf(day);
  const desk = contactOf(content.school, content.classes?.office) ?? content.school.contacts[0];
  const listed = classesOfSchool(content)
    .map((each) => ({ ...each, ...factsOf(content, each.name), id: `books-${each.name.toLowerCase()}` }))
    .filter(({ books, booksNote }) => books?.length || booksNote !== undefined);
  return (
    <>
      {session !== undefined && session < present ? (
        <AskByPhone text={fillIn(words.class.booksNotPublished, { session, present })} phone={desk?.phone} />
      ) : null}
      {listed.length ? (
        <>
          <nav className="class-choice" aria-label={words.class.choose}>
            <ClassChips classes={listed.map((each) => ({ ...each, route: `#${each.id}` }))} />
          </nav>
          <div className="books">
            {listed.map(({ id, title, books = [], booksNote }) => (
              <section key={id}>
                <h2 id={id}>{title}</h2>
                {booksNote === undefined ? null : <p>{booksNote}</p>}
                {books.length ? (
                  <DataTable
                    id={id}
                    plain
                    headings={[words.class.subject, words.class.book]}
                    rows={books.map(({ subject, book }) => [subject, book])}
                  />
                ) : null}
              </section>
            ))}
          </div>
        </>
      ) : null}
    </>
  );
}

export function AgeTable({ content }: { content: Content }) {
  const rows = classesOfSchool(content).flatMap((each) => {
    const { age } = factsOf(content, each.name);
    const fees = feesOf(content, each.name);
    const once = sayAmounts(fees.map(({ admission = 0, registration = 0 }) => admission + registration));
    return age === undefined ? [] : [{ ...each, age, once, year: sayAmounts(fees.map(({ year }) => year)) }];
  });
  if (!rows.length) return null;
  const hasFees = rows.some(({ year }) => year);
  const amounts = [words.class.once, fillIn(words.class.yearly, { session: content.fees.session })];
  return (
    <section className="prose">
      <h2 id="ages">{hasFees ? words.class.agesAndFees : words.class.ages}</h2>
      <DataTable
        id="ages"
        headings={[
          words.fees.class,
          { amount: words.class.ageYears },
          ...(hasFees ? amounts.map((amount) => ({ amount })) : []),
        ]}
        rows={rows.map(({ short, age, once, year }) => [
          sayRow(short),
          age,
          ...(hasFees ? [once, year] : []),
        ])}
      />
    </section>
  );
}

/** `2,000`, or `23,400–29,700` if streams differ. Empty without any fee. */
function sayAmounts(amounts: readonly number[]): string {
  const known = amounts.filter(Boolean);
  const ends = known.length ? [Math.min(...known), Math.max(...known)] : [];
  return [...new Set(ends)].map(formatNumber).join('–');
}
