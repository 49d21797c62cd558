import { Features, transform } from 'lightningcss';

/** Rules that stand next to each other and say the same become one, and numbers are worked out. */
export function minifyStyles(css: string): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    // Shorter, but Safari before 16.4 knows only `min-width:` in media queries, and an iPhone 7 stays at 15.
    include: Features.MediaQueries,
  });
  return code.toString();
}
