import { Fragment } from 'react';
import { LinkList, SiteLink } from '@/components/ui/links';
import type { Content } from '@/lib/content/content';
import { findDisclosurePage } from '@/lib/content/kinds/pages';
import { officeHours, placesOf } from '@/lib/content/kinds/school';
import { words } from '@/lib/content/words/in-use';
import { fillIn, telephoneLink, whatsappLink, withScheme } from '@/lib/text/text';

/** A plain form, without script, for the service that the school names (specification, section 2, "Footer"). */
function Newsletter({ school }: Pick<Content, 'school'>) {
  const { newsletter } = school.footer;
  if (!newsletter)
    // Hidden thrice: before the footer of a phone is laid out, `hidden` alone would not keep it from being read aloud.
    return (
      <p hidden inert aria-hidden>
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

type FooterProps = Pick<Content, 'pages' | 'school'> & Partial<Pick<Content, 'sample'>>;

/** Contact, links, copyright and browser note (specification, section 2, "Footer"). `#contact` is on every page. */
export function Footer({ pages, school, sample }: FooterProps) {
  const disclosure = findDisclosurePage(pages);
  const { footer } = school;
  const lists = [
    { id: 'footer-useful', title: words.footer.usefulLinks, links: footer.usefulLinks },
    { id: 'footer-quick', title: words.footer.quickLinks, links: footer.quickLinks },
  ];
  return (
    <footer id="contact" tabIndex={-1}>
      <div className="footer-parts shell">
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact">{words.footer.contact}</h2>
          <ContactList school={school} />
          <Newsletter school={school} />
        </section>
        {lists
          .filter(({ links }) => links.length)
          .map(({ id, title, links }) => (
            <nav key={id} aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              <LinkList links={links} />
            </nav>
          ))}
      </div>
      <div className="footer-end shell">
        <p>
          {`${fillIn(words.footer.copyright, { year: footer.copyrightYear, school: school.name })} `}
          <br />
          {footer.browserNote}
        </p>
        {sample ? <p>{sample.note}</p> : null}
        <p>
          {disclosure ? <a href={disclosure}>{words.footer.disclosure}</a> : null}
          <a href="/site-map">{words.page.siteMap}</a>
          {school.staffLogin === false ? null : <a href="/login">{words.footer.staffLogin}</a>}
        </p>
      </div>
    </footer>
  );
}

function ContactList({ school }: Pick<Content, 'school'>) {
  const { street, state, pin } = school.address;
  const [locality, ...district] = placesOf(school.address);
  const hours = officeHours(school);
  const chat = school.whatsapp ? [{ text: school.whatsapp, to: whatsappLink(school.whatsapp) }] : [];
  const mail = { text: school.email, to: `mailto:${school.email}` };
  const social = school.social.map(({ network, address }) => ({ text: network, to: address }));
  const rows = [
    { term: words.footer.whatsapp, links: chat },
    { term: words.footer.phone, links: school.phones.map((text) => ({ text, to: telephoneLink(text) })) },
    { term: words.footer.email, links: [mail] },
    { term: words.footer.follow, name: 'no-print', links: social },
  ].filter(({ links }) => links.length);
  return (
    <dl>
      <dt>{words.footer.address}</dt>
      <dd>
        <address>
          {`${school.name}, `}
          <br />
          {`${street}, ${locality}, `}
          <br />
          {[...district, `${state} ${pin}`].join(', ')}
        </address>
      </dd>
      {hours ? (
        <>
          <dt>{words.footer.hours}</dt>
          <dd>{hours}</dd>
        </>
      ) : null}
      {rows.map(({ term, name, links }) => (
        <Fragment key={term}>
          <dt className={name}>{term}</dt>
          <dd className={name}>
            {links.map(({ text, to }, index) => (
              // Two sample numbers may be equal, so the index is the key.
              <SiteLink key={index} href={to}>
                {text}
              </SiteLink>
            ))}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
