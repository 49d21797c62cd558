import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';

/** The school's folder, if this file is the copy in its `.site/`. Its packages are then in the school's folder. */
const school = process.env.SCHOOL_DIR;

/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  // `npm test` checks them, before a release: no school builds what did not pass.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    cpus: availableParallelism(),
    // Next.js would install TypeScript there (lib/setup/refresh-copy.mjs).
    ...(school && { useTypeScriptCli: false }),
  },
  // A lockfile in a folder above is not this project's.
  turbopack: { root: school ?? fileURLToPath(new URL('.', import.meta.url)) },
  // Under `npm run build`: the folder of the export, which lib/build finishes and then puts in the place of out/.
  ...(process.env.EXPORT_FOLDER && { distDir: process.env.EXPORT_FOLDER }),
};

/**
 * The finished site is a folder of files. Only `next dev` passes calls on to the API, which runs beside it on
 * API_PORT (`npm run api -- --port 3001`); a folder of files cannot, so the export forbids it.
 * @param {string} phase
 * @returns {import('next').NextConfig}
 */
export default function configure(phase) {
  if (phase !== PHASE_DEVELOPMENT_SERVER) return { ...config, output: 'export' };
  const api = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`;
  return {
    ...config,
    // lib/build/watch-content.ts rewrites it after each change of the content: open pages update themselves.
    turbopack: {
      ...config.turbopack,
      resolveAlias: { '@/lib/content/content-version': './.cache/content-version.ts' },
    },
    rewrites: async () => [{ source: '/api/:path*', destination: `${api}/api/:path*` }],
  };
}
