// Tailwind's own optimization would write prefixes only for browsers newer than those of `browserslist` in package.json.
// lib/build/styles.ts minifies.
export default { plugins: { '@tailwindcss/postcss': { optimize: false }, autoprefixer: {} } };
