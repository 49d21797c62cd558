import type { School } from '@/lib/content/schemas/school';
import { telephoneLink } from '@/lib/text/contact-links';
import { joinTimes } from '@/lib/text/join-times';

/** The contact of a page, in the same place on every page (WCAG 3.2.6). */
export function WhomToAsk({ title, contact }: { title: string; contact: School['contacts'][number] }) {
  return (
    <section aria-labelledby="ask" className="card p-5">
      <h2 id="ask" className="text-xl">
        {title}
      </h2>
      <p className="mt-2 font-semibold">{contact.title}</p>
      {contact.name ? <p>{contact.name}</p> : null}
      <p>
        <a href={telephoneLink(contact.phone)} className="inline-block min-h-6">
          {contact.phone}
        </a>
      </p>
      {contact.email ? (
        <p>
          <a
            href={`mailto:${contact.email}`}
            className="inline-block min-h-6 text-sm [overflow-wrap:anywhere]"
          >
            {contact.email}
          </a>
        </p>
      ) : null}
      {contact.hours ? <p className="text-muted mt-1 text-sm">{joinTimes(contact.hours)}</p> : null}
    </section>
  );
}
