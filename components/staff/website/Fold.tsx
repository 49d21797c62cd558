import { useState, type ComponentProps, type ReactNode } from 'react';
import type { Path } from '@/lib/content/parse/values';
import { problemsBelow, useFormServices } from './form-values';

interface FoldProps extends Pick<ComponentProps<'details'>, 'id' | 'className' | 'onPaste'> {
  /** The fields in it. */
  paths: readonly Path[];
  summary: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}

/**
 * A part of a long form. It opens at once with `isOpen`, and otherwise when one of its fields first has a mistake. With
 * `tabIndex` -1, Chromium's Tab key would skip its inside.
 */
export function Fold({ paths, summary, isOpen = false, children, ...own }: FoldProps) {
  const { problems } = useFormServices();
  const isWrong = paths.some((path) => problemsBelow(problems, path).length > 0);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isWrong && !wasOpen) setWasOpen(true);
  return (
    <details {...own} open={wasOpen || isWrong || undefined}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
