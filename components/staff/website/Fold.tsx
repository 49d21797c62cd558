import type { ClipboardEvent, ReactNode } from 'react';
import type { Path } from '@/lib/content/parse/values';
import { useFormServices, useOpen } from './form-context';
import { idOf, problemsBelow } from './form-values';

interface FoldProps {
  path: Path;
  summary: ReactNode;
  isOpen?: boolean;
  className?: string;
  onPaste?: (event: ClipboardEvent<HTMLElement>) => void;
  children: ReactNode;
}

/**
 * A part of the form that opens, so that a long form begins as an overview. It is open where something is wrong. Without
 * `tabIndex`: -1 on a `details` takes all that is in it out of the reach of the Tab key in Chromium.
 */
export function Fold({ path, summary, isOpen, className, onPaste, children }: FoldProps) {
  const { problems } = useFormServices();
  const stays = useOpen(problemsBelow(problems, path).length > 0, isOpen);
  return (
    <details className={className} id={idOf(path)} open={stays} onPaste={onPaste}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
