import { LinkCard } from '@/components/ui/LinkCard';
import type { Content } from '@/lib/content/content';

/** The programmes, as the home page shows them too. */
export function ProgrammeList({
  programmes,
  newTab,
}: {
  programmes: Content['home']['programmes'];
  newTab: string;
}) {
  return (
    <ul className="cards">
      {programmes.items.map((item) => (
        <LinkCard
          key={item.title}
          {...item}
          newTab={newTab}
          level={2}
          sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
        />
      ))}
    </ul>
  );
}
