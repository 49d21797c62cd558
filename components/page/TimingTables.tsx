import { DataTable } from '@/components/ui/DataTable';
import type { Content } from '@/lib/content/content';
import type { Season, Timings } from '@/lib/content/schemas/timings';
import { formatClock } from '@/lib/dates/format-time';
import { formatDayOfYear } from '@/lib/dates/format-date';
import { fillIn } from '@/lib/text/fill-in';
import { formatDays } from '@/lib/timings/format-days';
import { hoursOf, stagesOf, type Hours } from '@/lib/timings/school-hours';

interface TimingsProps {
  timings: Timings;
  words: Content['words']['timings'];
}

/** When school begins and ends, by stage; then the bells of each season, and the offices. */
export function TimingTables({ timings, words }: TimingsProps) {
  const { note, days, seasons, offices } = timings;
  const span = ({ begins, ends }: Hours): string =>
    fillIn(words.span, { from: formatClock(begins), to: formatClock(ends) });
  return (
    <div className="space-y-10">
      <section>
        <h2 id="school-hours">
          {words.hours}, {formatDays(days, words.span)}
        </h2>
        {note ? <p className="mt-3">{note}</p> : null}
        <div className="mt-5">
          <DataTable
            id="hours-table"
            caption={words.hours}
            captionHidden
            stack
            headings={[{ text: words.stage }, ...seasons.map((season) => ({ text: nameOf(season, words) }))]}
          >
            {stagesOf(timings).map((stage) => (
              <tr key={stage}>
                <th scope="row">{stage}</th>
                {seasons.map((season) => {
                  const hours = hoursOf(season, stage);
                  return <td key={season.name}>{hours ? span(hours) : words.none}</td>;
                })}
              </tr>
            ))}
            <tr>
              <th scope="row">{words.gate}</th>
              {seasons.map(({ name, gateOpens, gateCloses }) => (
                <td key={name}>{span({ begins: gateOpens, ends: gateCloses })}</td>
              ))}
            </tr>
          </DataTable>
        </div>
      </section>
      {offices.length ? (
        <section>
          <h2 id="offices">{words.offices}</h2>
          <div className="mt-5">
            <DataTable
              id="offices-table"
              caption={words.offices}
              captionHidden
              stack
              headings={[{ text: words.office }, { text: words.days }, { text: words.time }]}
            >
              {offices.map((office) => (
                <tr key={office.name}>
                  <th scope="row">{office.name}</th>
                  <td>{formatDays(office.days, words.span)}</td>
                  <td>{span({ begins: office.opens, ends: office.closes })}</td>
                </tr>
              ))}
            </DataTable>
          </div>
        </section>
      ) : null}
      <section>
        <h2 id="bells">{words.bells}</h2>
        <div className="mt-5 space-y-8">
          {seasons.map((season, index) => (
            <BellTable
              key={season.name}
              id={`bells-${index + 1}`}
              season={season}
              words={words}
              span={span}
            />
          ))}
        </div>
      </section>
    </div>
  );
}

interface BellTableProps extends Pick<TimingsProps, 'words'> {
  id: string;
  season: Season;
  span: (hours: Hours) => string;
}

function BellTable({ id, season, words, span }: BellTableProps) {
  return (
    <DataTable
      id={id}
      caption={nameOf(season, words)}
      headings={[{ text: words.stage }, { text: words.bell }, { text: words.time }]}
    >
      {season.stages.flatMap(({ name, bells }) =>
        bells.map((bell, index) => (
          <tr key={`${name} ${bell.begins}`}>
            {index === 0 ? (
              <th scope="rowgroup" rowSpan={bells.length}>
                {name}
              </th>
            ) : null}
            <td>{bell.name}</td>
            <td>{span(bell)}</td>
          </tr>
        )),
      )}
    </DataTable>
  );
}

function nameOf({ name, begins, ends }: Season, words: TimingsProps['words']): string {
  return fillIn(words.season, { name, from: formatDayOfYear(begins), to: formatDayOfYear(ends) });
}
