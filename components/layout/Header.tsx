import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandWhatsapp,
  IconBrandX,
  IconBrandYoutube,
  IconMail,
  type TablerIcon,
} from '@tabler/icons-react';
import type { School } from '@/lib/content/kinds/school';
import { SearchForm } from '@/components/ui/SearchForm';
import { Picture } from '@/components/ui/Picture';
import { newTabProps } from '@/components/ui/links';
import type { Content } from '@/lib/content/content';
import { routeIn } from '@/lib/content/read/addresses';
import { FIRST, nameLanguage } from '@/lib/text/language';
import { words } from '@/lib/content/words/in-use';
import { fillIn, telephoneLink } from '@/lib/text/text';

const SOCIAL_ICONS = {
  Facebook: IconBrandFacebook,
  Instagram: IconBrandInstagram,
  YouTube: IconBrandYoutube,
  X: IconBrandX,
  LinkedIn: IconBrandLinkedin,
} satisfies Record<School['social'][number]['network'], TablerIcon>;

export function Header({ school, route }: Pick<Content, 'school'> & { route: string }) {
  const { devanagari, original } = school;
  const board = boardOf(school);
  return (
    <header className="site-header shell">
      <a href="/" className="brand">
        <Picture
          name={school.logo}
          alt=""
          sizes="(min-width: 48rem) 4.5rem, 2.4rem"
          early
          most={360}
          className="crest"
        />
        <span>
          {original !== undefined && original !== school.name ? (
            <span lang="en" className="brand-devanagari english-name">
              {original}
            </span>
          ) : devanagari ? (
            <span lang="hi" className="brand-devanagari">
              {devanagari.name}
              {devanagari.motto ? (
                <span lang="sa" className="brand-motto">
                  {devanagari.motto}
                </span>
              ) : null}
            </span>
          ) : null}
          <span className="brand-name">{school.name}</span>
          <span className="brand-town">{school.town}</span>
        </span>
      </a>
      <ContactLine school={school} route={route} />
      <p className="affiliation">
        {board ? <span className="affiliation-board">{board}</span> : null}
        {numbersOf(school).map((each) => (
          <span key={each}>{each} </span>
        ))}
      </p>
      <SearchForm />
    </header>
  );
}

/** Empty for a CBSE school without an affiliation number, because it is not affiliated yet. */
export const boardOf = ({ board, affiliationLine, affiliationNumber }: School): string =>
  board === 'CBSE' && affiliationNumber === undefined ? '' : affiliationLine;

/** The affiliation number and the school code. A school of another board may lack one or both. */
export function numbersOf({ affiliationNumber: number, code }: School): string[] {
  const numbers = [
    number && fillIn(words.header.affiliationNumber, { number }),
    code && fillIn(words.header.code, { code }),
  ];
  return numbers.filter((each) => each !== undefined);
}

const SOCIAL_ON_PHONES = 2;

/**
 * On phones, the link to another language is at the top, above icons for e-mail and two social networks. The
 * telephone link is in the bar at the bottom.
 */
function ContactLine({ school, route }: Pick<Content, 'school'> & { route: string }) {
  const { language, languages = [] } = school;
  const [phone] = school.phones;
  const own = language ?? FIRST;
  return (
    <ul className="header-contact">
      {languages
        .filter((each) => each !== own)
        .map((each) => (
          <li key={each}>
            <a
              lang={each}
              href={routeIn(each === FIRST ? undefined : each, route || '/')}
              hrefLang={language && each}
            >
              {nameLanguage(each)}
            </a>
          </li>
        ))}
      {phone ? (
        <li className="header-phone">
          <a href={telephoneLink(phone)}>{phone}</a>
        </li>
      ) : null}
      <li>
        <a href={`mailto:${school.email}`} aria-label={fillIn(words.header.email, { email: school.email })}>
          <IconMail size="1.25em" aria-hidden />
          <span>{school.email}</span>
        </a>
      </li>
      {school.social.map(({ network, address }, index) => {
        const Icon = SOCIAL_ICONS[network];
        const label = fillIn(words.header.social, { school: school.name, network: words.networks[network] });
        return (
          <li key={network} className={index < SOCIAL_ON_PHONES ? undefined : 'header-more'}>
            <a href={address} aria-label={`${label} (${words.page.newTab})`} {...newTabProps(address)}>
              <Icon size="1.25em" aria-hidden />
            </a>
          </li>
        );
      })}
      {school.whatsapp ? (
        <li className="chat-toggle">
          <button type="button" popoverTarget="chat" aria-label={words.menu.whatsapp}>
            <IconBrandWhatsapp size="1.25em" aria-hidden />
          </button>
        </li>
      ) : null}
    </ul>
  );
}
