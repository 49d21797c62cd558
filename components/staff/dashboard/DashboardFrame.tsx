import { useEffect, useRef, type ReactNode } from 'react';
import type { School } from '@/lib/content/kinds/school';
import type { Staff } from '@/lib/content/kinds/staff';
import { readClaims } from '@/lib/session/token-claims';
import { Opening } from '../Opening';
import { useRouter } from '../router/StaffRouter';
import { useStaff } from '../StaffProvider';
import { useNow } from '../useNow';
import { useRedirect } from '../useRedirect';
import { useSession } from '../useSession';
import { SessionWarning } from './SessionWarning';
import { SideMenu } from './SideMenu';
import { TopBar } from './TopBar';

interface DashboardFrameProps {
  school: Pick<School, 'name' | 'shortName'>;
  words: Staff['frame'];
  menu: Staff['menu'];
  /** Said until the session is known, and during the redirect to the login page. */
  opening: string;
  children: ReactNode;
}

/** The admin layout of specification, section 2. Nothing of it is drawn for anybody who is not signed in. */
export function DashboardFrame({ school, words, menu, opening, children }: DashboardFrameProps) {
  const { user } = useStaff();
  const session = useSession();
  const { path } = useRouter();
  const now = useNow();
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef(path);
  useEffect(() => user.dropExpired(now), [user, now]);
  useRedirect('/login', session.status === 'signed-out');
  useEffect(() => {
    // As a page that is loaded would: reading begins with the new content, not with the menu that was used.
    if (shownPath.current !== path) main.current?.focus();
    shownPath.current = path;
  }, [path]);

  if (session.status !== 'signed-in') {
    return (
      <main className="staff-waiting">
        <Opening text={opening} />
      </main>
    );
  }
  const claims = readClaims(session.token);
  return (
    <div className="staff-frame">
      <a href="#content" className="skip-link">
        {words.skip}
      </a>
      <div className="staff-chrome">
        <TopBar
          // Another page begins with the menu closed.
          key={path}
          school={school}
          name={claims?.name}
          words={words}
          onLogout={user.logOut}
        />
        <SideMenu menu={menu} label={words.menu} path={path} />
      </div>
      <main id="content" ref={main} className="staff-main" tabIndex={-1}>
        <SessionWarning end={claims?.expiresAt} now={now} words={words} />
        {children}
      </main>
    </div>
  );
}
