import { useState, type ComponentProps, type ReactNode } from 'react';
import type { Path } from '@/lib/content/parse/values';
import { problemsBelow, useFormServices } from './form-values';

interface FoldProps extends Pick<ComponentProps<'details'>, 'id' | 'className' | 'onPaste'> {
  paths: readonly Path[];
  summary: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}

/**
 * A collapsible part of a long form. It opens when `isOpen` is set or one of its fields has a mistake. Do not set
 * `tabIndex` to -1: in Chromium, Tab would skip the contents.
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
