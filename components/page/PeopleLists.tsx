import { Markdown } from '@/components/ui/Markdown';
import { Picture } from '@/components/ui/Picture';
import type { Content } from '@/lib/content/content';
import { messageIds } from '@/lib/content/read/page-places';
import { sayClass } from '@/lib/content/words/say-class';
import { LinkCard } from '@/components/ui/links';

export function MessageList({ messages }: Pick<Content, 'messages'>) {
  return (
    <div className="messages">
      {messages.map(({ id, name, position, picture, alt, summary, quote = summary, body, ids, lang }) => (
        <section key={id} id={id}>
          <header>
            {picture ? <Picture name={picture} alt={alt ?? ''} sizes="11rem" className="portrait" /> : null}
            <div>
              <h2 id={`${id}-name`}>{position}</h2>
              <p className="muted">{name}</p>
            </div>
          </header>
          <p className="message-quote">{quote}</p>
          <Markdown text={body} title={position} ids={{ ...messageIds(id), ids }} lang={lang} />
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
