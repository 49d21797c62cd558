import { Fragment, type ReactNode } from 'react';
import { ExpiryScript, Later } from './ExpiryScript';
import { LinkList, SiteLink } from './links';
import { lastExpiry } from '@/lib/text/dates';
import type { DatedText } from '@/lib/site/coming-days';
import { keepTogether } from '@/lib/text/keep-together';

export interface DatedRow {
  id?: string;
  label: string;
  /** The page that the first line of each text links to. */
  to?: string;
  lines: readonly DatedLine[];
  /** With `all-days`, screens show all lines, as print does, not only the first. */
  className?: string;
}

/** `address` is the short address that paper shows. */
type BesideLink = { text: string; to: string; address?: string };

interface DatedLine extends DatedText {
  to?: string;
  /** The parts of the text. On screens, each has its own line. */
  parts?: readonly string[];
  /** A link above the text. Print shows it only if it is a telephone number or has an `address`. */
  above?: BesideLink;
  /** A link below the text. It makes a list of `parts` bold. Print omits the link. */
  below?: BesideLink;
  /** Links to choose from, below the others. Print omits them. */
  choice?: readonly BesideLink[];
  /** The line says "today", so it is shown only if the script that removes past lines runs. */
  live?: boolean;
}

interface DatedRowsProps {
  label: string;
  /** `group` shows the label as a heading. `answers` enlarges the first line of each text. */
  as?: 'group' | 'answers';
  rows: readonly DatedRow[];
  /** Shown when the last line that says "today" has expired. */
  children?: ReactNode;
}

/** The script removes past lines. Lines that are not `live` are shown even without it, so they must contain dates. */
export function DatedRows({ label: name, as, rows, children }: DatedRowsProps) {
  const filled = rows
    .filter(({ lines }) => lines.length)
    .map((row) => ({ ...row, expires: lastExpiry(row.lines) }));
  if (!filled.length) return null;
  return (
    <>
      <section
        className={as === 'answers' ? 'today large-answers' : 'today'}
        aria-label={name}
        data-expires={lastExpiry(filled)}
      >
        {as === 'group' ? <h2>{name}</h2> : null}
        <dl>
          {filled.map(({ id, label, to, lines, className, expires }) => {
            const show = (line: DatedLine, end = line.expires) => (
              <Line {...line} expires={end} to={line.to ?? to} isAnswer={as === 'answers'} />
            );
            return (
              <div key={label} id={id} className={className} data-expires={expires}>
                <dt>{label}</dt>
                {lines
                  .filter(({ live }, index) => !live || index === 0)
                  .map((line, index) => (
                    <Fragment key={`${line.expires} ${line.text}`}>
                      {show(line)}
                      <Later items={index ? [] : lines.filter(({ live }) => live).slice(1)}>{show}</Later>
                    </Fragment>
                  ))}
              </div>
            );
          })}
        </dl>
      </section>
      {filled.some(({ lines }) => lines.some(({ live }) => live)) ? children : null}
      <ExpiryScript items={filled.flatMap(({ lines }) => lines)} />
    </>
  );
}

function Line(line: DatedLine & { isAnswer: boolean }) {
  const { text, name, live, expires, to, parts, above, below, choice, isAnswer } = line;
  return (
    <dd className={live ? 'live' : undefined} data-expires={expires}>
      <Beside link={above} />
      {parts ? (
        <ul>
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      ) : (
        <Lines text={text} linked={name} to={to} isAnswer={isAnswer} />
      )}
      <Beside link={below} />
      {choice?.length ? <LinkList links={choice} className="chips no-print" /> : null}
    </dd>
  );
}

function Beside({ link }: { link?: BesideLink }) {
  return (
    <>
      <SiteLink href={link?.to} className={link?.to.startsWith('tel:') ? undefined : 'no-print'}>
        {link?.text}
      </SiteLink>
      {link?.address ? <p className="on-paper">{`${link.text}: ${link.address}`}</p> : null}
    </>
  );
}

interface LinesProps {
  text: string;
  linked?: string;
  to?: string;
  isAnswer: boolean;
}

/**
 * In the first line, the link covers only the words in `linked`, or the whole line if there are none. If `isAnswer`,
 * this line is large. A list of stages with their hours, which begins with "Today:" or a stage, is never linked or
 * large.
 */
function Lines({ text, linked, to, isAnswer }: LinesProps) {
  const [first = '', ...more] = keepTogether(text).split('\n');
  if (!text.includes('\t')) {
    const name = keepTogether(linked ?? text);
    const at = first.lastIndexOf(name);
    const [before, words, after] =
      at < 0 ? ['', first, ''] : [first.slice(0, at), name, first.slice(at + name.length)];
    const B = isAnswer ? 'b' : Fragment;
    return (
      <>
        <B>
          {before}
          <SiteLink href={to}>{words}</SiteLink>
          {after}
        </B>
        {more.map((line) => `\n${line}`).join('')}
      </>
    );
  }
  return [first, ...more].map((line, at) => {
    const [stage, hours] = line.split('\t');
    return (
      <Fragment key={line}>
        {at ? '\n' : ''}
        {hours === undefined ? (
          line
        ) : (
          <>
            <span>{stage}</span> <span>{hours}</span>
          </>
        )}
      </Fragment>
    );
  });
}
