import { IconBrandWhatsapp, IconCurrencyRupee, IconPhone } from '@tabler/icons-react';
import { SiteLink } from '@/components/ui/links';
import type { Content } from '@/lib/content/content';
import { findPageShowing } from '@/lib/content/kinds/pages';
import type { School } from '@/lib/content/kinds/school';
import { fillIn, telephoneLink, whatsappLink } from '@/lib/text/text';

interface QuickBarProps extends Pick<Content, 'pages' | 'school' | 'words'> {
  /** Whom to call about the page, where it has a contact of its own. */
  desk?: School['contacts'][number];
}

/** On phones: the links that parents use most, and the menu, fixed at the bottom. Without script. */
export function QuickBar({ pages, school, words, desk }: QuickBarProps) {
  const phone = desk?.phone ?? school.phones[0];
  const fees = findPageShowing(pages, 'feeTables');
  return (
    <ul className={`quick-bar no-print ${phone && school.whatsapp && fees ? 'bar-of-four' : ''}`}>
      {phone ? (
        <li>
          <a
            href={telephoneLink(phone)}
            aria-label={desk && fillIn(words.menu.callDesk, { desk: desk.title })}
          >
            <IconPhone size={22} aria-hidden />
            {words.menu.call}
          </a>
        </li>
      ) : null}
      {school.whatsapp ? (
        <li>
          <button type="button" popoverTarget="chat">
            <IconBrandWhatsapp size={22} aria-hidden />
            {words.menu.whatsapp}
          </button>
        </li>
      ) : null}
      {fees ? (
        <li>
          <a href={fees}>
            <IconCurrencyRupee size={22} aria-hidden />
            {words.menu.fees}
          </a>
        </li>
      ) : null}
      <li>
        <button type="button" popoverTarget="site-menu" className="menu-toggle menu-sign">
          {words.menu.open}
        </button>
      </li>
    </ul>
  );
}

/**
 * The chat-visible flag of specification, section 4: a box with WhatsApp, telephone and hours, which the buttons
 * "WhatsApp" of bar and header open and close without script.
 */
export function ChatBox({ school, words }: Pick<Content, 'school' | 'words'>) {
  const { whatsapp, phones, contacts } = school;
  if (!whatsapp) return null;
  const hours = contacts.find((contact) => contact.hours)?.hours;
  return (
    <ul id="chat" popover="auto" className="chat" aria-label={words.footer.contact}>
      <li>
        <SiteLink href={whatsappLink(whatsapp)} newTab={words.page.newTab}>
          {`${words.menu.whatsapp} ${whatsapp}`}
        </SiteLink>
      </li>
      {phones.slice(0, 1).map((phone) => (
        <li key={phone}>
          <a href={telephoneLink(phone)}>{`${words.menu.call} ${phone}`}</a>
        </li>
      ))}
      {hours ? <li>{hours}</li> : null}
    </ul>
  );
}
