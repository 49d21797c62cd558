import type { NextConfig } from 'next';

const config: NextConfig = {
  output: 'export',
  reactStrictMode: true,
  // `npm test` checks the types by itself; twice would be half a minute.
  typescript: { ignoreBuildErrors: true },
  experimental: { inlineCss: true },
  // Under `npm run build`: the folder of the export, which lib/export finishes and then puts in the place of out/.
  ...(process.env.EXPORT_FOLDER && { distDir: process.env.EXPORT_FOLDER }),
};

export default config;
