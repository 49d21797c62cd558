import type { ClipboardEvent, ReactNode } from 'react';
import type { Path } from '@/lib/content/parse/values';
import { useFormServices, useOpen } from './form-context';
import { idOf, problemsBelow } from './form-values';

interface CollapsibleProps {
  path: Path;
  summary: ReactNode;
  isOpen?: boolean;
  className?: string;
  onPaste?: (event: ClipboardEvent<HTMLElement>) => void;
  children: ReactNode;
}

/**
 * A part of the form that opens, so that a long form begins as an overview. It is open if it contains a mistake. It
 * must not have a `tabIndex`: with -1 on a `details`, Chromium's Tab key skips everything inside.
 */
export function Collapsible({ path, summary, isOpen, className, onPaste, children }: CollapsibleProps) {
  const { problems } = useFormServices();
  const stays = useOpen(problemsBelow(problems, path).length > 0, isOpen);
  return (
    <details className={className} id={idOf(path)} open={stays} onPaste={onPaste}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
