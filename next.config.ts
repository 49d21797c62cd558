import type { NextConfig } from 'next';

const config: NextConfig = {
  output: 'export',
  reactStrictMode: true,
  // `npm test` checks the types by itself; twice would be half a minute.
  typescript: { ignoreBuildErrors: true },
  experimental: { inlineCss: true },
};

export default config;
