import { IconBrandWhatsapp, IconMail, IconPhone } from '@tabler/icons-react';
import { Breakable } from '@/components/ui/DataTable';
import { Fold, LinkList, SiteLink } from '@/components/ui/links';
import type { Content } from '@/lib/content/content';
import { findDisclosurePage, findPageShowing, findSafetyPage } from '@/lib/content/kinds/pages';
import { addressOf } from '@/lib/content/read/addresses';
import { contactOf, officeHours, placesOf } from '@/lib/content/kinds/school';
import { words } from '@/lib/content/words/in-use';
import { keepTogether } from '@/lib/text/keep-together';
import { fillIn, telephoneLink, whatsappLink, withScheme } from '@/lib/text/text';

/** A form that the browser sends to the service in school.yaml even without JavaScript (specification, section 2). */
function Newsletter({ school }: Pick<Content, 'school'>) {
  const { newsletter } = school.footer;
  if (!newsletter)
    return (
      <p hidden>
        <label>
          {words.footer.newsletter} <input type="email" />
        </label>
      </p>
    );
  return (
    <form
      action={withScheme(newsletter.action)}
      method="post"
      className="newsletter"
      aria-labelledby="newsletter"
    >
      <h3 id="newsletter">{words.footer.newsletter}</h3>
      <label htmlFor="newsletter-email">{words.footer.newsletterField}</label>
      <div>
        <input id="newsletter-email" name={newsletter.field} type="email" autoComplete="email" required />
        <button type="submit">{words.footer.newsletterSend}</button>
      </div>
    </form>
  );
}

type FooterProps = Pick<Content, 'pages' | 'school'> & Partial<Pick<Content, 'sample'>> & { route: string };

/** The footer of every page. It has the id `contact` (specification, section 2, "Footer"). */
export function Footer({ pages, school, sample, route }: FooterProps) {
  const { footer } = school;
  const lists = [
    { id: 'footer-useful', title: words.footer.usefulLinks, links: footer.usefulLinks },
    { id: 'footer-quick', title: words.footer.quickLinks, links: footer.quickLinks },
  ];
  const ends = [
    { text: words.safety.hurting, to: findSafetyPage(pages) },
    { text: words.page.siteMap, to: '/site-map' },
    { text: words.footer.disclosure, to: findDisclosurePage(pages) },
    { text: words.footer.staffLogin, to: school.staffLogin === false ? undefined : '/login' },
  ];
  return (
    <footer id="contact" tabIndex={-1}>
      <div className="footer-parts shell">
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact">{words.footer.contact}</h2>
          <ContactList school={school} page={findPageShowing(pages, 'visit')} />
          <p className="on-paper">
            {`${safetyLine(school)} · `}
            <span className="kept">{shownAddress(school, route)}</span>
          </p>
          <Newsletter school={school} />
        </section>
        {lists
          .filter(({ links }) => links.length)
          .map(({ id, title, links }) => (
            <nav key={id} aria-labelledby={id}>
              <Fold title={title} />
              <h2 id={id}>{title}</h2>
              <LinkList links={links} />
            </nav>
          ))}
      </div>
      <div className="footer-end shell">
        <p>
          {`${fillIn(words.footer.copyright, { year: footer.copyrightYear, school: school.name })} `}
          {footer.browserNote}
        </p>
        {sample ? <p>{sample.note}</p> : null}
        <p className="footer-links">
          {ends.map(({ text, to }) =>
            to ? (
              <a key={to} href={to}>
                {text}
              </a>
            ) : null,
          )}
        </p>
      </div>
    </footer>
  );
}

/** `www.school.example/fees`, for print. */
export const shownAddress = (school: Content['school'], route: string): string =>
  addressOf(school, route).replace('https://', '');

/** `Child safety: Childline 1098 · Sample Member, +91 00000 00000`. */
function safetyLine(school: Content['school']): string {
  const contact = contactOf(school, school.childSafety);
  const own = contact && fillIn(words.class.safetyLine, { name: contact.title, ...contact });
  return `${words.class.safety}: ${[words.helplines.short, own].filter(Boolean).join(' · ')}`;
}

function ContactList({ school, page }: Pick<Content, 'school'> & { page: string | undefined }) {
  const { street, state, pin } = school.address;
  const hours = officeHours(school);
  const chat = school.whatsapp ? [{ text: school.whatsapp, to: whatsappLink(school.whatsapp) }] : [];
  const phones = school.phones.map((text) => ({ text, to: telephoneLink(text) }));
  const rows = [
    { term: words.footer.phone, Icon: IconPhone, links: phones },
    { term: words.footer.whatsapp, Icon: IconBrandWhatsapp, links: chat },
    {
      term: words.footer.email,
      Icon: IconMail,
      links: [{ text: school.email, to: `mailto:${school.email}` }],
    },
    {
      term: words.footer.follow,
      name: 'footer-social',
      links: school.social.map(({ network, address }) => ({ text: words.networks[network], to: address })),
    },
  ].filter(({ links }) => links.length);
  return (
    <ul className="footer-contact">
      <li>
        <address>
          <span className="sr-only">{`${words.footer.address}: `}</span>
          <SiteLink href={page}>
            {/* Keeps the text one flex item, even if part of it is in another language. */}
            <span>{[street, ...placesOf(school.address), `${state} ${pin}`].join(', ')}</span>
          </SiteLink>
        </address>
      </li>
      {hours ? (
        <li>
          <span className="sr-only">{`${words.footer.hours}: `}</span>
          {keepTogether(hours)}
        </li>
      ) : null}
      {rows.map(({ term, Icon, name, links }) => (
        <li key={term} className={name}>
          {Icon ? <Icon size="1.2em" aria-hidden /> : null}
          <span className="sr-only">{`${term}: `}</span>
          {links.map(({ text, to }, index) => (
            // Sample numbers can be identical, so use the index as the key.
            <SiteLink key={index} href={to}>
              <span>
                <Breakable text={text} />
              </span>
            </SiteLink>
          ))}
        </li>
      ))}
    </ul>
  );
}
