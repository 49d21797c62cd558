import { accessibleName } from './accessible-name';
import { isVague } from '@/lib/content/checks/vague-words';
import type { SiteCheck } from './built-site';

/** Every link says where it leads. */
export const checkLinkTexts: SiteCheck = ({ pages }) =>
  pages.flatMap((page) =>
    page.elements
      .filter(({ name, attributes }) => name === 'a' && attributes.href !== undefined)
      .map((link) => ({ href: link.attributes.href, name: accessibleName(link, page) }))
      .filter(({ name }) => name === '' || isVague(name))
      .map(({ href, name }) => ({
        page,
        message:
          name === ''
            ? `has a link to ${href} without any text`
            : `has a link to ${href} that only says "${name}". Say where it leads, for example "Fee structure".`,
      })),
  );
