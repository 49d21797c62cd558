import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants';

const config: NextConfig = {
  reactStrictMode: true,
  // `npm test` checks the types by itself; twice would be half a minute.
  typescript: { ignoreBuildErrors: true },
  experimental: { inlineCss: true },
  // Under `npm run build`: the folder of the export, which lib/export finishes and then puts in the place of out/.
  ...(process.env.EXPORT_FOLDER && { distDir: process.env.EXPORT_FOLDER }),
};

/**
 * The finished site is a folder of files. Only `next dev` passes calls on to the API, which runs beside it on
 * API_PORT (`PORT=3001 npm run api`); a folder of files cannot, so the export forbids it.
 */
export default function configure(phase: string): NextConfig {
  if (phase !== PHASE_DEVELOPMENT_SERVER) return { ...config, output: 'export' };
  const api = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`;
  return {
    ...config,
    rewrites: async () => [{ source: '/api/:path*', destination: `${api}/api/:path*` }],
  };
}
