import { accessibleName } from './accessible-name';
import type { SiteCheck } from './built-site';

/** Texts that say nothing of where a link leads (WCAG 2.4.4); read out in a list of links they are all alike. */
const VAGUE = new Set([
  'click here',
  'click',
  'details',
  'download',
  'here',
  'know more',
  'learn more',
  'link',
  'more',
  'open',
  'pdf',
  'read more',
  'see more',
  'this page',
  'view',
  'view more',
  'यहाँ',
  'यहां',
  'यहाँ क्लिक करें',
  'यहां क्लिक करें',
  'और पढ़ें',
]);

/** Every link says where it leads. */
export const checkLinkTexts: SiteCheck = ({ pages }) =>
  pages.flatMap((page) =>
    page.elements
      .filter(({ name, attributes }) => name === 'a' && attributes.href !== undefined)
      .map((link) => ({ href: link.attributes.href, name: accessibleName(link, page) }))
      .filter(
        ({ name }) =>
          name === '' ||
          VAGUE.has(
            name
              .toLowerCase()
              .replaceAll(/[.…»>→:]+$/g, '')
              .trim(),
          ),
      )
      .map(({ href, name }) => ({
        page,
        message:
          name === ''
            ? `has a link to ${href} without any text`
            : `has a link to ${href} that only says "${name}". Say where it leads, for example "Fee structure".`,
      })),
  );
