// Tailwind's own pass would write the prefixes of newer browsers than `browserslist` in package.json has;
// lib/build/styles.ts minifies.
export default { plugins: { '@tailwindcss/postcss': { optimize: false }, autoprefixer: {} } };
