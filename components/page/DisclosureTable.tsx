import type { ReactNode } from 'react';
import { DataTable } from '@/components/ui/DataTable';
import type { Content } from '@/lib/content/content';
import type { Disclosure } from '@/lib/content/kinds/disclosure';
import { DisclosureHeading } from './DisclosureHeading';

interface DisclosureTableProps {
  disclosure: Disclosure;
  part: 'A' | 'B' | 'C' | 'E';
  words: Content['words']['disclosure'];
  /** The heading of the column of what the form asks. */
  asked: string;
  /** The heading of the column of what the school answers. */
  answer: string;
  /** The rows, with a number, what is asked and the answer. */
  children: ReactNode;
}

/** One part of the form as its heading and the form's own three columns. */
export function DisclosureTable({ part, disclosure, words, asked, answer, children }: DisclosureTableProps) {
  const { title } = disclosure[part];
  return (
    <>
      <DisclosureHeading part={part} title={title} edition={disclosure.edition} words={words} />
      <DataTable
        id={`part-${part}-caption`}
        caption={title}
        captionHidden
        stack
        headings={[{ text: words.number }, { text: asked }, { text: answer }]}
      >
        {children}
      </DataTable>
    </>
  );
}
