import type { ReactNode } from 'react';
import { LinkCard } from '@/components/ui/links';
import type { Content } from '@/lib/content/content';
import { keepTogether } from '@/lib/text/keep-together';

interface SectionProps {
  id: string;
  title: string;
  introduction?: string;
  className?: string;
  /** True for the first section below the fold, whose styles may load later (lib/build/page-styles.ts). */
  isFold?: boolean;
  children: ReactNode;
}

export function Section({ id, title, introduction, className = '', isFold, children }: SectionProps) {
  return (
    <section id={id} className={`section ${className}`} data-fold={isFold ? '' : undefined}>
      <h2 id={`${id}-title`}>{title}</h2>
      {introduction ? <p className="lead">{keepTogether(introduction)}</p> : null}
      {children}
    </section>
  );
}

type CardSectionProps = Content['home']['programmes'] & {
  id: string;
  isFold?: boolean;
  beneficiaries?: NonNullable<Content['home']['facilities']>['beneficiaries'];
};

export function CardSection({ beneficiaries, items, ...section }: CardSectionProps) {
  return (
    <Section {...section}>
      {beneficiaries ? (
        <dl className="beneficiaries">
          {beneficiaries.map((one) => (
            <div key={one.title}>
              <dt>{one.title}</dt>
              <dd>{keepTogether(one.text)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <ul className={`cards strip ${columnsFor(items.length)}`}>
        {items.map((item) => (
          <LinkCard
            key={item.title}
            {...item}
            heading="h3"
            sizes="(min-width: 64rem) 22vw, (min-width: 40rem) 50vw, 12rem"
          />
        ))}
      </ul>
    </Section>
  );
}

/** The class for the number of columns with the fewest gaps. lib/build/styles.ts finds only whole class names. */
function columnsFor(count: number): string {
  if (count === 1) return 'cards-of-one';
  if (count === 2) return '';
  return count % 4 === 0 || count === 7 ? 'cards-of-four' : 'cards-of-three';
}
