import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Failure } from '@/lib/staff/failures';

/** Announces at once what went wrong; `children` offers the remedy. The live region is always in the page. */
export function FailureMessage({ failure, children }: { failure?: Failure; children?: ReactNode }) {
  return (
    <div role="alert">
      {failure ? (
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
