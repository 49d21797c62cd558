import { IconBrandWhatsapp, IconCurrencyRupee, IconPhone, IconSearch } from '@tabler/icons-react';
import { SiteLink } from '@/components/ui/links';
import type { Content } from '@/lib/content/content';
import { findPageShowing } from '@/lib/content/kinds/pages';
import { contactOf, officeHours } from '@/lib/content/kinds/school';
import { words } from '@/lib/content/words/in-use';
import { fillIn, telephoneLink, whatsappLink } from '@/lib/text/text';

type QuickBarProps = Pick<Content, 'pages' | 'school'> & { route: string };

/** The bar at the bottom of phones. It needs no script. Only where it is at the top, it has a link to the search. */
export function QuickBar({ pages, school, route }: QuickBarProps) {
  const desk = contactOf(school, pages.find((page) => page.route === route)?.contact);
  const phone = desk?.phone ?? school.phones[0];
  const fees = findPageShowing(pages, 'feeTables');
  const entries = [
    phone && { Icon: IconPhone, text: words.menu.call, to: telephoneLink(phone), desk: desk?.title },
    school.whatsapp && { Icon: IconBrandWhatsapp, text: words.menu.whatsapp },
    fees && { Icon: IconCurrencyRupee, text: words.menu.fees, to: fees },
  ].filter((entry) => typeof entry === 'object');
  return (
    <ul className="quick-bar">
      {entries.map(({ Icon, text, to, desk: name }) => (
        <li key={text}>
          {to ? (
            <a href={to} aria-label={name && fillIn(words.menu.callDesk, { desk: name })}>
              <Icon size={22} aria-hidden />
              {text}
            </a>
          ) : (
            <button type="button" popoverTarget="chat">
              <Icon size={22} aria-hidden />
              {text}
            </button>
          )}
        </li>
      ))}
      <li className="bar-search">
        <a href="/search">
          <IconSearch size={22} aria-hidden />
          {words.search.title}
        </a>
      </li>
      <li>
        <button type="button" popoverTarget="site-menu" className="menu-toggle menu-sign">
          {words.menu.open}
        </button>
      </li>
    </ul>
  );
}

/** WhatsApp buttons open and close the chat box without JavaScript (specification, section 4, chat-visible flag). */
export function ChatBox({ school }: Pick<Content, 'school'>) {
  const { whatsapp, phones } = school;
  if (!whatsapp) return null;
  const hours = officeHours(school);
  return (
    <aside id="chat" popover="auto" className="chat" aria-label={words.footer.contact}>
      <ul>
        <li>
          <SiteLink href={whatsappLink(whatsapp)}>{`${words.menu.whatsapp} ${whatsapp}`}</SiteLink>
        </li>
        {phones.slice(0, 1).map((phone) => (
          <li key={phone}>
            <a href={telephoneLink(phone)}>{`${words.menu.call} ${phone}`}</a>
          </li>
        ))}
        {hours ? <li>{hours}</li> : null}
      </ul>
    </aside>
  );
}
