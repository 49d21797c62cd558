import { fillIn } from '@/lib/text/fill-in';
import type { Staff } from '@/lib/content/schemas/staff';
import { formatDateTime } from '@/lib/dates/format-time';
import { timeLeft, type TokenClaims, readClaims } from '@/lib/staff/session';
import { StaffLink } from './router/StaffLink';
import { useNow, useSession } from './useSession';

/** The claims of a token in words; always the same rows in the same order. */
function describeClaims(
  { name, role, issuedAt, expiresAt }: TokenClaims,
  now: Date,
  words: Staff['overview'],
): { term: string; text: string }[] {
  return [
    { term: words.name, text: name ?? words.unsaid },
    { term: words.role, text: role ?? words.unsaid },
    { term: words.since, text: issuedAt ? formatDateTime(issuedAt) : words.unsaid },
    { term: words.until, text: expiresAt ? formatDateTime(expiresAt) : words.unsaid },
    { term: words.left, text: expiresAt ? describeTimeLeft(expiresAt, now, words) : words.unsaid },
  ];
}

function describeTimeLeft(end: Date, now: Date, words: Staff['overview']): string {
  const { hours, minutes } = timeLeft(end, now);
  if (hours > 0) return fillIn(words.hoursLeft, { hours, minutes });
  return minutes > 0 ? fillIn(words.minutesLeft, { minutes }) : words.lastMinute;
}

/** The first page of the dashboard: who is signed in, for how long, and what can be done. */
export function Overview({ words, locationsTitle }: { words: Staff['overview']; locationsTitle: string }) {
  const session = useSession();
  const now = useNow();
  const claims = session.status === 'signed-in' ? readClaims(session.token) : null;
  return (
    <>
      <h1>{words.title}</h1>
      <div className="overview">
        <section className="card panel" aria-labelledby="overview-session">
          <h2 id="overview-session">{words.session}</h2>
          {claims ? (
            <dl className="facts">
              {describeClaims(claims, now, words).map(({ term, text }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          ) : (
            <p>{words.unreadable}</p>
          )}
        </section>
        <section className="card panel" aria-labelledby="overview-tasks">
          <h2 id="overview-tasks">{words.tasks}</h2>
          <p>
            <StaffLink href="/dashboard/locations">{locationsTitle}</StaffLink>
          </p>
          <p className="quiet">{words.locationsTask}</p>
        </section>
      </div>
    </>
  );
}
