import type { Content } from '@/lib/content/content';
import { fillIn } from '@/lib/text/text';

interface DisclosureHeadingProps {
  part: 'A' | 'B' | 'C' | 'D' | 'E';
  title: string;
  edition: string;
  words: Content['words']['disclosure'];
}

export function DisclosureHeading({ part, title, edition, words }: DisclosureHeadingProps) {
  return (
    <div className="table-heading">
      <h2 id={`part-${part}`}>{fillIn(words.part, { part, title })}</h2>
      <p className="note">{edition}</p>
    </div>
  );
}

/** `B3` → `3`, `D4a` → `4a`: the serial number within the part, as the form counts. */
export function serialNumber(row: string): string {
  return row.slice(1);
}
