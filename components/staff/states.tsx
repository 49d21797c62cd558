import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Failure } from '@/lib/staff/failures';

/** A place whose content is read out when it changes. It must be on the page before the content comes. */
export function Status({ className, children }: { className?: string; children: ReactNode }) {
  return (
    // An <output> may not hold paragraphs.
    <div role="status" className={className}>
      {children}
    </div>
  );
}

/** Turns while something is under way, and says what; 50 px across (specification, section 9). */
export function Spinner({ text }: { text: string }) {
  return (
    <>
      <svg className="spinner" viewBox="0 0 50 50" width="50" height="50" aria-hidden="true">
        <circle cx="25" cy="25" r="21" fill="none" strokeWidth="6" className="spinner-track" />
        <path d="M25 4a21 21 0 0 1 21 21" fill="none" strokeWidth="6" strokeLinecap="round" />
      </svg>
      <span>{text}</span>
    </>
  );
}

/** Shown until the browser has read the token, and on the way to another page. */
export function Opening({ text }: { text: string }) {
  return (
    <Status className="opening">
      <Spinner text={text} />
    </Status>
  );
}

/** Announces at once what went wrong; `children` offers the remedy. The live region is always in the page. */
export function FailureMessage({ failure, children }: { failure?: Partial<Failure>; children?: ReactNode }) {
  return (
    <div role="alert">
      {failure?.message ? (
        <div className="notice notice-danger">
          <IconAlertTriangle size={20} aria-hidden />
          <div>
            <p className="notice-title">{failure.message}</p>
            {failure.detail ? <p>{failure.detail}</p> : null}
            {children}
          </div>
        </div>
      ) : null}
    </div>
  );
}
