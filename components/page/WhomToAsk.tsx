import { IconMapPin } from '@tabler/icons-react';
import { contactOf, type Contact, mapLink, placesOf } from '@/lib/content/kinds/school';
import { hrefOf } from '@/lib/content/read/addresses';
import { Breakable } from '@/components/ui/DataTable';
import { keepTogether } from '@/lib/text/keep-together';
import { fillIn, telephoneLink } from '@/lib/text/text';
import type { Content } from '@/lib/content/content';
import { words } from '@/lib/content/words/in-use';
import { NewTabWords, newTabProps } from '@/components/ui/links';
import { gateHours, seasonOn } from '@/lib/site/hours';
import type { OnDay } from './on-day';
import { nameOfSeason } from './TimingsPage';

interface AskByPhoneProps {
  text: string;
  phone?: string;
  /** If undefined, the text is bold. */
  className?: string;
}

export function AskByPhone({ text, phone, className }: AskByPhoneProps) {
  if (phone === undefined) return null;
  return (
    <p className={className}>
      {className ? text : <strong>{text}</strong>} <a href={telephoneLink(phone)}>{phone}</a>
    </p>
  );
}

interface WhomToAskProps {
  id?: string;
  title?: string;
  contact: Contact;
}

/** The contact of a page, at the same place on every page (WCAG 3.2.6). */
export function WhomToAsk({ id = 'ask', title, contact }: WhomToAskProps) {
  const H = title ? 'h2' : 'h3';
  return (
    <section aria-labelledby={id} className="card ask">
      <H id={id}>{title ?? contact.title}</H>
      {title ? <p className="ask-whom">{contact.title}</p> : null}
      {contact.name ? <p>{contact.name}</p> : null}
      {[contact.phone, contact.secondPhone ?? []].flat().map((phone, index) => (
        <p key={index}>
          <a href={telephoneLink(phone)}>{phone}</a>
        </p>
      ))}
      {contact.email ? (
        <p>
          <a href={`mailto:${contact.email}`}>
            <Breakable text={contact.email} />
          </a>
        </p>
      ) : null}
      {contact.hours ? <p className="ask-hours">{keepTogether(contact.hours)}</p> : null}
    </section>
  );
}

export function Helplines({ school }: Pick<Content, 'school'>) {
  const lines = [
    { label: words.helplines.childline, numbers: ['1098'] },
    { label: words.helplines.emergency, numbers: ['112'] },
    { label: words.helplines.teleManas, numbers: ['14416', '1800-891-4416'] },
  ];
  const own = [
    { id: 'child-safety', title: words.helplines.childSafety, of: school.childSafety },
    { id: 'complaints', title: words.helplines.complaints, of: school.complaints },
  ];
  return (
    <section className="helplines">
      <h2 id="helplines">{words.safety.hurting}</h2>
      <p>{words.safety.call}</p>
      <dl>
        {lines.map(({ label, numbers }) => (
          <div key={label}>
            <dt>{label}</dt>
            {numbers.map((number) => (
              <dd key={number}>
                <a href={telephoneLink(number)}>{number}</a>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <div className="helplines-own">
        {own.map(({ id, title, of }) => {
          const contact = contactOf(school, of);
          return contact ? <WhomToAsk key={id} id={id} title={title} contact={contact} /> : null;
        })}
      </div>
    </section>
  );
}

export function Visit({ content, day }: OnDay<'classes' | 'school' | 'timings'>) {
  const { classes, school, timings } = content;
  const present = timings && seasonOn(timings, day);
  const others = timings?.seasons.filter((season) => season !== present) ?? [];
  const { street, state, pin } = school.address;
  const map = hrefOf(mapLink(school));
  // A shortcut on the home page leads parents of an ill child to this part.
  const absence = contactOf(school, classes?.absence);
  const contacts = new Set([absence ?? [], school.contacts].flat());
  return (
    <>
      <section className="visit">
        <div>
          <h2 id="how-to-find-us">{words.visit.find}</h2>
          <address>
            {school.name}
            <br />
            {[street, ...placesOf(school.address)].join(', ')}
            <br />
            {`${state} ${pin}`}
          </address>
          <p>
            <a href={map} className="button" {...newTabProps(map)}>
              <IconMapPin size="1.2em" aria-hidden />
              {/* One element keeps the arrow beside the words. */}
              <span>
                <NewTabWords href={map}>{words.visit.map}</NewTabWords>
              </span>
            </a>
          </p>
        </div>
        <div>
          {[present ?? [], others].flat().map((season) => (
            <p key={season.name}>
              <strong>{`${words.timings.gate}, ${nameOfSeason(season)}: `}</strong>
              {fillIn(words.timings.span, gateHours(season))}
            </p>
          ))}
        </div>
      </section>
      <section>
        <h2 id="whom-to-call">{words.visit.whom}</h2>
        <div className="helplines-own">
          {[...contacts].map((contact, index) => (
            <WhomToAsk key={contact.id} id={`call-${index + 1}`} contact={contact} />
          ))}
        </div>
      </section>
    </>
  );
}
