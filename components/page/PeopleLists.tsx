import { Markdown } from '@/components/ui/Markdown';
import { Picture } from '@/components/ui/Picture';
import type { Content, Page } from '@/lib/content/content';
import { messageIds } from '@/lib/content/read/page-places';
import { words } from '@/lib/content/words/in-use';
import { sayClass } from '@/lib/content/words/say-class';
import { LinkCard } from '@/components/ui/links';
import { takesWhite } from '@/lib/theme/palette';

export function MessageList({ messages, school }: Pick<Content, 'messages' | 'school'>) {
  if (!messages.length) return <p>{words.gallery.empty}</p>;
  const principal = school.principal?.name;
  const inOrder = messages.toSorted(
    (one, other) => Number(other.name === principal) - Number(one.name === principal),
  );
  return (
    <div className="messages">
      {inOrder.map(({ id, name, position, picture, alt, summary, quote = summary, body, ids, lang }) => (
        <section key={id} id={id}>
          <header>
            {picture ? (
              <Picture
                name={picture}
                alt={alt ?? ''}
                sizes="(min-width: 75rem) 16rem, 6rem"
                className="portrait"
              />
            ) : null}
            <div>
              <h2 id={`${id}-name`}>{position}</h2>
              <p className="muted">{name}</p>
            </div>
          </header>
          <p className="message-quote">{quote}</p>
          <Markdown text={body} title={position} ids={{ ...messageIds(id), ids }} lang={lang} />
          <p className="card-name">{name}</p>
        </section>
      ))}
    </div>
  );
}

export function TestimonialList({ testimonials }: Pick<Content, 'testimonials'>) {
  return (
    <div className="testimonial-list">
      {testimonials.map((testimonial) => (
        <Testimonial key={`${testimonial.order} ${testimonial.name}`} {...testimonial} />
      ))}
    </div>
  );
}

export function Testimonial({ name, position, message }: Content['testimonials'][number]) {
  return (
    <figure className="card testimonial">
      <blockquote>{message.trim()}</blockquote>
      <figcaption>
        <b>{name}</b>
        <span>{sayClass(position)}</span>
      </figcaption>
    </figure>
  );
}

export function ProgrammeList({ home }: Pick<Content, 'home'>) {
  return (
    <ul className="cards">
      {home.programmes.items.map((item) => (
        <LinkCard
          key={item.title}
          {...item}
          heading="h2"
          sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
        />
      ))}
    </ul>
  );
}

type Card = NonNullable<Page['cards']>[number];

/** Cards of a page. A house has a banner in its colour, and a person has a portrait; other cards have neither. */
export function CardList({ cards, title }: { cards: readonly Card[]; title: string }) {
  const kind = cards.some(({ colour }) => colour)
    ? 'houses'
    : cards.some((each) => each.picture) && 'persons';
  return (
    <ul className={`page-cards ${kind || ''}`} aria-label={title}>
      {cards.map(({ name, role, text, colour, picture, alt = '' }) => (
        <li key={`${name} ${role}`} className={classesOf({ colour, picture })}>
          {picture ? <Picture name={picture} alt={alt} sizes="9rem" className="portrait" /> : null}
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
