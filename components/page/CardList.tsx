import { Picture } from '@/components/ui/Picture';
import type { Page } from '@/lib/content/content';
import { takesWhite } from '@/lib/theme/palette';

type Card = NonNullable<Page['cards']>[number];

/** Cards of a page. A house has a banner in its colour, and a person has a portrait; other cards have neither. */
export function CardList({ cards, title }: { cards: readonly Card[]; title: string }) {
  return (
    <ul className="page-cards" aria-label={title}>
      {cards.map(({ name, role, text, colour, picture, alt = '' }) => (
        <li key={`${name} ${role}`} className={classesOf({ colour, picture })}>
          {picture ? <Picture name={picture} alt={alt} sizes="6rem" className="portrait" /> : null}
          {colour ? <Banner colour={colour} /> : null}
          <div>
            <p className="card-name">{name}</p>
            {role ? <p>{role}</p> : null}
            {text ? <p className={colour ? undefined : 'note'}>{text}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

function classesOf({ colour, picture }: Pick<Card, 'colour' | 'picture'>): string {
  if (colour) return takesWhite(colour) ? 'house house-dark' : 'house';
  return picture ? 'card padded person' : 'card padded';
}

/** Drawn as SVG, because the content security policy forbids `style` attributes. */
function Banner({ colour }: { colour: string }) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
      <path fill={colour} d="M0 0h100v100L50 88 0 100z" />
    </svg>
  );
}
