import type { NextConfig } from 'next';

const config: NextConfig = {
  output: 'export',
  reactStrictMode: true,
  experimental: { inlineCss: true },
};

export default config;
