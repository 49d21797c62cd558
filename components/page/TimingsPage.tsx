import type { OnDay } from './on-day';
import { DataTable } from '@/components/ui/DataTable';
import type { Season, Timings } from '@/lib/content/kinds/timings';
import { formatDayOfYear } from '@/lib/text/dates';
import { keepTogether } from '@/lib/text/keep-together';
import { fillIn } from '@/lib/text/text';
import { formatDays, gateHours, hoursOf, seasonOn, stagesOf, toClock, type Hours } from '@/lib/site/hours';
import { DatedRows } from '@/components/ui/DatedRows';
import { PassOn } from '@/components/ui/PassOn';
import { findPageShowing } from '@/lib/content/kinds/pages';
import { words } from '@/lib/content/words/in-use';
import { sayClass } from '@/lib/content/words/say-class';
import { schoolHours, usualHours } from '@/lib/site/hours-of-days';

const span = (hours: Hours): string => fillIn(words.timings.span, toClock(hours));
const cell = (hours: Hours): string => fillIn(words.timings.cell, toClock(hours));

/** Shows the current season first, with its bells expanded. */
export function TimingTables({ timings, day }: { timings: Timings; day: string }) {
  const present = seasonOn(timings, day);
  const { note, days, offices } = timings;
  const seasons = [present, ...timings.seasons.filter((season) => season !== present)];
  return (
    <div className="timings">
      <section>
        <h2 id="school-hours">
          {words.timings.hours}, {formatDays(days, words.timings.span)}
        </h2>
        {note ? <p>{note}</p> : null}
        <DataTable
          id="school-hours"
          stack={seasons.length > 2}
          headings={[words.timings.stage, ...seasons.map(nameOfSeason)]}
          rows={[
            ...stagesOf(timings).map((stage) => [
              keepTogether(sayClass(stage)),
              ...seasons.map((season) => {
                const hours = hoursOf(season, stage);
                return hours ? cell(hours) : words.timings.none;
              }),
            ]),
            [words.timings.gate, ...seasons.map((season) => fillIn(words.timings.cell, gateHours(season)))],
          ]}
        />
      </section>
      {offices.length ? (
        <section>
          <h2 id="offices">{words.timings.offices}</h2>
          <DataTable
            id="offices"
            headings={[words.timings.office, words.timings.days, words.timings.time]}
            rows={offices.map(({ name, days: open, opens, closes }) => [
              name,
              formatDays(open, words.timings.span),
              span({ begins: opens, ends: closes }),
            ])}
          />
        </section>
      ) : null}
      <section>
        <h2 id="bells">{words.timings.bells}</h2>
        <div className="timings-bells">
          {seasons.map((season, index) => (
            <details key={season.name} className="fold" open={season === present}>
              <summary id={`bells-${index + 1}`}>{nameOfSeason(season)}</summary>
              <div className="bells">
                {season.stages.map(({ name, bells }, at) => (
                  <DataTable
                    key={name}
                    id={`bells-${index + 1}-${at + 1}`}
                    caption={sayClass(name)}
                    plain
                    headings={[words.timings.bell, words.timings.time]}
                    rows={bells.map((bell) => [bell.name, span(bell)])}
                  />
                ))}
              </div>
            </details>
          ))}
        </div>
      </section>
    </div>
  );
}

export function nameOfSeason({ name, begins, ends }: Season): string {
  return fillIn(words.timings.season, { name, from: formatDayOfYear(begins), to: formatDayOfYear(ends) });
}

export function TimingsPage({ content, day }: OnDay<'calendar' | 'pages' | 'school' | 'timings'>) {
  const { timings } = content;
  if (!timings) return <p>{words.gallery.empty}</p>;
  const hours = { label: words.today.hours, lines: schoolHours(content, day) };
  return (
    <>
      <DatedRows label={words.today.title} as="answers" rows={[hours]} />
      <PassOn
        facts={usualHours(timings, day).map((line) => ({
          ...line,
          text: fillIn(words.share.hours, { hours: line.text }),
        }))}
        to={findPageShowing(content.pages, 'timings') ?? ''}
        school={content.school}
      />
      <TimingTables timings={timings} day={day} />
    </>
  );
}
