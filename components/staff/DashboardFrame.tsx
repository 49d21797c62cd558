import { IconClockExclamation, IconLogout, IconMenu2 } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { PictureView, type PictureViewProps } from '@/components/ui/PictureView';
import type { School } from '@/lib/content/kinds/school';
import type { Staff } from '@/lib/content/kinds/staff';
import { DASHBOARD_PAGES, type DashboardPage } from '@/lib/staff/pages';
import { missingRoles } from '@/lib/staff/roles';
import { formatTime } from '@/lib/text/dates';
import { loginAddress, readClaims, timeLeft } from '@/lib/staff/session';
import { fillIn } from '@/lib/text/text';
import { Button, Notice, Opening, Status } from './calls';
import { useNow, useRedirect, useSession, useStaff } from './StaffProvider';

const PAGES = Object.keys(DASHBOARD_PAGES) as DashboardPage[];
const MENU_ID = 'staff-menu';
/** How long before the end of the session the warning appears. */
const WARNING_MINUTES = 5;

interface StaffSchool extends Pick<School, 'name'> {
  logo?: PictureViewProps['set'];
}

export interface FrameProps {
  page: DashboardPage;
  school: StaffSchool;
  words: Staff;
  /** The form that appears over the page when the session expires. If undefined, the login page opens instead. */
  signInAgain?: ReactNode;
  children: ReactNode;
}

/** The admin layout (specification, section 2). Signed-out visitors never see it. */
export function DashboardFrame({ page, school, words: all, signInAgain, children }: FrameProps) {
  const { frame: words, menu, login } = all;
  const { user } = useStaff();
  const session = useSession();
  const now = useNow();
  useEffect(() => user.dropExpired(now), [user, now]);
  const [lastToken, setLastToken] = useState<string>();
  if (session.status === 'signed-in' && session.token !== lastToken) setLastToken(session.token);
  const hasEnded =
    session.status === 'signed-out' && ['expired', 'refused', 'unauthorized'].includes(session.reason ?? '');
  const shownToken = session.status === 'signed-in' || (hasEnded && signInAgain) ? lastToken : undefined;
  const leaves = session.status === 'signed-out' && shownToken === undefined;
  useRedirect(leaves ? loginAddress(session.reason) : undefined);
  const [insists, setInsists] = useState(false);
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const close = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape' || !open) return;
      setOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open]);

  if (shownToken === undefined) {
    return (
      // Shown until the session is known, and while the login page loads.
      <>
        <div className="staff-chrome">
          <div className="staff-bar">
            <span className="staff-school">
              <SchoolName {...school} />
            </span>
          </div>
          <div className="staff-menu" />
        </div>
        <main className="staff-main">
          {page === 'overview' ? null : <h1>{all[page].title}</h1>}
          <div className={page === 'overview' ? 'greeting' : undefined}>
            <Opening text={login.opening} />
          </div>
          {page === 'overview' ? (
            <div className="cards cards-of-three skeleton" aria-hidden>
              <div className="card" />
              <div className="card" />
              <div className="card" />
            </div>
          ) : null}
        </main>
      </>
    );
  }
  const claims = readClaims(shownToken);
  const end = claims?.expiresAt;
  const left = end && timeLeft(end, now);
  const isOffered = ({ to }: { to?: string }): boolean =>
    !PAGES.some((each) => DASHBOARD_PAGES[each] === to && missingRoles(each, claims?.role));
  const missing = insists ? undefined : missingRoles(page, claims?.role);
  return (
    <div className="staff-frame">
      <a href="#content" className="skip-link">
        {words.skip}
      </a>
      <div className="staff-chrome">
        {/* `data-open` is for browsers in which CSS cannot style the menu by the button's state. */}
        <header className="staff-bar" data-open={open || undefined}>
          <button
            ref={toggle}
            type="button"
            className="staff-menu-toggle"
            aria-expanded={open}
            aria-controls={MENU_ID}
            aria-label={words.menu}
            data-tooltip={words.menu}
            onClick={() => setOpen(!open)}
          >
            <IconMenu2 size="1.3em" aria-hidden />
          </button>
          <div className="staff-who">
            <a href="/" className="staff-school">
              <SchoolName {...school} />
            </a>
            <p className="staff-user">
              {claims?.name ? fillIn(words.signedInAs, { name: claims.name }) : words.signedIn}
            </p>
          </div>
          <button type="button" className="staff-logout" onClick={user.logOut}>
            <IconLogout size="1.1em" aria-hidden />
            {words.logout}
          </button>
        </header>
        {/* On narrow screens, `aria-expanded` makes the menu 150 px or 0 wide. On wide ones, it is always open. */}
        <nav id={MENU_ID} className="staff-menu" aria-label={words.menu}>
          <ul>
            {menu.filter(isOffered).map(({ text, to }) => (
              <li key={text}>
                {to ? (
                  <a href={to} aria-current={to === DASHBOARD_PAGES[page] ? 'page' : undefined}>
                    {text}
                  </a>
                ) : (
                  <span>{text}</span>
                )}
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <main id="content" className="staff-main" tabIndex={-1}>
        <Status>
          {left && !left.hours && left.minutes < WARNING_MINUTES ? (
            <Notice icon={<IconClockExclamation size="1.2em" aria-hidden />} title={words.endingTitle}>
              {/* Shows when the session ends, not a countdown, which screen readers would keep announcing. */}
              <p>{fillIn(words.ending, { time: formatTime(end) })}</p>
            </Notice>
          ) : null}
        </Status>
        {missing ? (
          <>
            <h1>{all[page].title}</h1>
            <Notice>
              <p>{fillIn(words.needsRole, { roles: missing.join(', '), role: claims?.role ?? '' })}</p>
              {/* The token contains the role at sign-in, which might have changed since. */}
              <Button
                onClick={() => {
                  setInsists(true);
                  document.getElementById('content')?.focus();
                }}
              >
                {words.insist}
              </Button>
            </Notice>
          </>
        ) : (
          children
        )}
      </main>
      {hasEnded ? signInAgain : null}
    </div>
  );
}

function SchoolName({ name, logo }: StaffSchool) {
  return (
    <>
      {logo ? <PictureView set={logo} alt="" sizes="2.25rem" early /> : null}
      {name}
    </>
  );
}
