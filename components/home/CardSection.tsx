import { LinkCard } from '@/components/ui/LinkCard';
import type { Content } from '@/lib/content/content';
import { Section } from './Section';

type CardSectionProps = Content['home']['programmes'] & { id: string; newTab: string };

/** Programmes, and facilities: cards that lead to pages. */
export function CardSection({ id, title, introduction, items, newTab }: CardSectionProps) {
  return (
    <Section id={id} title={title} introduction={introduction}>
      <ul className={`grid gap-6 ${columnsFor(items.length)}`}>
        {items.map((item) => (
          <li key={item.title} className="sm:max-lg:last:odd:col-span-2">
            <LinkCard
              {...item}
              newTab={newTab}
              level={3}
              sizes="(min-width: 64rem) 17rem, (min-width: 40rem) 50vw, 12rem"
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** As many columns as leave the fewest places empty in the last row. The names of the classes must be whole here. */
function columnsFor(count: number): string {
  if (count === 1) return '';
  if (count === 2) return 'sm:grid-cols-2';
  if (count % 4 === 0 || count === 7) return 'sm:grid-cols-2 lg:grid-cols-4';
  return 'sm:grid-cols-2 lg:grid-cols-3';
}
