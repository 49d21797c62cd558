import type { ComponentProps, ReactNode } from 'react';
import type { Content } from '@/lib/content/content';
import { fillIn } from '@/lib/text/text';
import { StaffDashboard } from './StaffDashboard';
import { StaffLogin } from './StaffLogin';
import { StaffWebsite } from './website/StaffWebsite';

const ISLANDS = { StaffLogin, StaffDashboard, StaffWebsite };
type StaffIsland = keyof typeof ISLANDS;

interface StaffPageProps<N extends StaffIsland> extends Pick<Content, 'school' | 'staff'> {
  island: N;
  /** Must be plain JSON, because it is written into the page. */
  props: ComponentProps<(typeof ISLANDS)[N]>;
}

const contactIn = (school: Content['school']) => ({ phone: school.phones[0] ?? '', email: school.email });

interface ElsewhereProps extends Pick<Content, 'school' | 'staff'> {
  /** The title and text of the page; by default those of /login. */
  title?: string;
  text?: string;
}

/** Shown instead of a staff page if the school has no staff server, because a form could only fail. */
export function StaffElsewhere({ school, staff, title, text }: ElsewhereProps) {
  const { login } = staff;
  return (
    <div className="login">
      <p className="login-bar">{login.forStaff}</p>
      <main className="login-main" id="content">
        <div className="card login-card">
          <h1>{title ?? login.title}</h1>
          <p>{text ?? fillIn(login.notHere, contactIn(school))}</p>
        </div>
        <p className="login-back">
          <a href="/">{login.backToSite}</a>
        </p>
      </main>
    </div>
  );
}

// Why: docs/decisions/staff-area.md
/** A page with one island, and an explanation for browsers without JavaScript. */
export function StaffPage<N extends StaffIsland>({ island, props, school, staff }: StaffPageProps<N>) {
  const Island = ISLANDS[island] as (props: object) => ReactNode;
  const contact = contactIn(school);
  return (
    <>
      <noscript>
        <div className="staff-noscript">
          <p>
            <strong>{school.name}</strong>
          </p>
          <p className="notice">{fillIn(staff.login.noScript, contact)}</p>
          <a href="/">{staff.login.backToSite}</a>
        </div>
      </noscript>
      {/* Shown if the script does not load (lib/build/islands.ts): a disabled button alone explains nothing. */}
      <div className="staff-noscript" role="alert" data-script-failed="" hidden>
        <p className="notice">{fillIn(staff.login.scriptFailed, contact)}</p>
      </div>
      <div className="staff-area" data-island={island} data-props={JSON.stringify(props)}>
        <Island {...props} />
      </div>
    </>
  );
}
