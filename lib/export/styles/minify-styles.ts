import { Features, transform } from 'lightningcss';

/** A version as lightningcss writes it. */
const version = (major: number, minor = 0): number => (major << 16) | (minor << 8);

/** The oldest that know cascade layers, without which a page is plain. */
const OLDEST = {
  safari: version(15, 4),
  ios_saf: version(15, 4),
  chrome: version(99),
  firefox: version(97),
};

/**
 * Rules that stand next to each other and say the same become one, and numbers are worked out. Where one of the oldest
 * browsers does not know a selector, its rule stays alone (it would take the others with it), and what Safari knows only
 * with its prefix has the prefix.
 */
export function minifyStyles(css: string): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets: OLDEST,
    // Colours that follow `color-scheme` are not used: it would copy the scheme of each page for them.
    exclude: Features.LightDark,
  });
  return code.toString();
}
