import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react';
import { useId } from 'react';
import { fillIn } from '@/lib/text/text';
import type { Staff } from '@/lib/content/kinds/staff';
import { PAGE_SIZES, type ListPage } from '@/lib/staff/locations';
import { Button } from './calls';

interface PaginatorProps {
  list: Omit<ListPage, 'items'>;
  pageSize: number;
  words: Staff['paginator'];
  onChange: (change: { page: number; pageSize?: number }) => void;
}

/** "Items per page:", "x – y of total" and four buttons (specification, section 9). */
export function Paginator({ list, pageSize, words, onChange }: PaginatorProps) {
  const id = useId();
  const { from, to, total, page, pages } = list;
  const steps = [
    { text: words.first, to: 1, Icon: IconChevronsLeft },
    { text: words.previous, to: page - 1, Icon: IconChevronLeft },
    { text: words.next, to: page + 1, Icon: IconChevronRight },
    { text: words.last, to: pages, Icon: IconChevronsRight },
  ];
  return (
    <nav className="paginator" aria-label={words.label}>
      <label htmlFor={id}>{words.itemsPerPage}</label>
      <select
        id={id}
        value={pageSize}
        // Stays at the page that contains the first visible item.
        onChange={({ target }) => {
          const size = Number(target.value);
          onChange({ pageSize: size, page: Math.floor(Math.max(0, from - 1) / size) + 1 });
        }}
      >
        {PAGE_SIZES.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
      <output>{fillIn(words.range, { from, to, total })}</output>
      <div>
        {steps.map(({ text, to: target, Icon }) => {
          const dead = target < 1 || target > pages || target === page;
          return (
            <Button
              key={text}
              className="row-button"
              aria-label={text}
              data-tooltip={text}
              isOff={dead}
              onClick={() => onChange({ page: target })}
            >
              <Icon size="1.2em" aria-hidden />
            </Button>
          );
        })}
      </div>
    </nav>
  );
}
