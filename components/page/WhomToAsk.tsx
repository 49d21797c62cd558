import type { School } from '@/lib/content/kinds/school';
import { keepTogether } from '@/lib/text/keep-together';
import { telephoneLink } from '@/lib/text/text';

type Contact = School['contacts'][number];

/** What the site does not know, and whom to ask. */
export function AskByPhone({
  text,
  phone,
  className = 'note',
}: {
  text: string;
  phone: string;
  className?: string;
}) {
  return (
    <p className={className}>
      {text} <a href={telephoneLink(phone)}>{phone}</a>
    </p>
  );
}

/** The contact of a page, in the same place on every page (WCAG 3.2.6). */
export function WhomToAsk({ id = 'ask', title, contact }: { id?: string; title: string; contact: Contact }) {
  return (
    <section aria-labelledby={id} className="card ask">
      <h2 id={id}>{title}</h2>
      <p className="ask-whom">{contact.title}</p>
      {contact.name ? <p>{contact.name}</p> : null}
      <p>
        <a href={telephoneLink(contact.phone)}>{contact.phone}</a>
      </p>
      {contact.secondPhone ? (
        <p>
          <a href={telephoneLink(contact.secondPhone)}>{contact.secondPhone}</a>
        </p>
      ) : null}
      {contact.email ? (
        <p>
          <a href={`mailto:${contact.email}`}>
            {contact.email.split('@')[0]}
            <wbr />@{contact.email.split('@')[1]}
          </a>
        </p>
      ) : null}
      {contact.hours ? <p className="ask-hours">{keepTogether(contact.hours)}</p> : null}
    </section>
  );
}
