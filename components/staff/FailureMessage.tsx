import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Failure } from '@/lib/api/describe-failure';

/** Says at once what went wrong; `children` is what can be done about it. The place for it is always there. */
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
