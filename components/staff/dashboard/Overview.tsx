import type { Staff } from '@/lib/content/kinds/staff';
import { readClaims } from '@/lib/session/token-claims';
import { StaffLink } from '../router/StaffLink';
import { useNow } from '../useNow';
import { useSession } from '../useSession';
import { describeClaims } from './describe-claims';

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
