import { IconBrandWhatsapp, IconCurrencyRupee, IconPhone } from '@tabler/icons-react';
import { newTabProps } from '@/components/ui/links';
import type { Content } from '@/lib/content/content';
import { findPageShowing } from '@/lib/content/kinds/pages';
import { telephoneLink, whatsappLink } from '@/lib/text/text';

/** On phones: the links that parents use most, and the menu, fixed at the bottom. Without script. */
export function QuickBar({ pages, school, words }: Pick<Content, 'pages' | 'school' | 'words'>) {
  const [phone] = school.phones;
  const fees = findPageShowing(pages, 'feeTables');
  const whatsapp = school.whatsapp && whatsappLink(school.whatsapp);
  return (
    <ul className="quick-bar no-print">
      {phone ? (
        <li>
          <a href={telephoneLink(phone)}>
            <IconPhone size={22} aria-hidden />
            {words.menu.call}
          </a>
        </li>
      ) : null}
      {whatsapp ? (
        <li>
          <a
            href={whatsapp}
            aria-label={`${words.menu.whatsapp} (${words.page.newTab})`}
            {...newTabProps(whatsapp)}
          >
            <IconBrandWhatsapp size={22} aria-hidden />
            {words.menu.whatsapp}
          </a>
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
