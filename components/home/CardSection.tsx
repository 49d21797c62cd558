import { LinkCard } from '@/components/ui/LinkCard';
import type { Content } from '@/lib/content/content';
import { Section } from './Section';

type CardSectionProps = Content['home']['programmes'] & { id: string; newTab: string };

/** Programmes, and facilities: cards that lead to pages. */
export function CardSection({ id, title, introduction, items, newTab }: CardSectionProps) {
  return (
    <Section id={id} title={title} introduction={introduction}>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {items.map((item) => (
          <li key={item.title}>
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
