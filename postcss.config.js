// Not Tailwind's own optimization: the prefixes that it writes do not cover the oldest browsers of `browserslist`
// (package.json). lib/build/styles.ts minifies instead.
export default { plugins: { '@tailwindcss/postcss': { optimize: false }, autoprefixer: {} } };
