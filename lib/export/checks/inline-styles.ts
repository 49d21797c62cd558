import type { SiteCheck } from './built-site';

/** The page's policy refuses `style="…"` and `onclick="…"`: the browser would ignore them and report each in the console. */
export const checkInlineStyles: SiteCheck = ({ pages }) =>
  pages.flatMap((page) =>
    page.elements.flatMap(({ name, attributes }) =>
      Object.keys(attributes)
        .filter((attribute) => attribute === 'style' || attribute.startsWith('on'))
        .map((attribute) => ({
          page,
          message: `has a <${name}> with ${attribute}="…", which its policy refuses. Use a class.`,
        })),
    ),
  );
