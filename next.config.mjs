import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';

/** The school's folder, which contains the packages, if this file is a copy in its `.site/`. */
const school = process.env.SCHOOL_DIR;

/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  // `npm test` checks the types before a release, so a build need not check them.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    cpus: availableParallelism(),
    // Turbopack's cache on disk makes a build a fifth slower, and later builds report imports in stylesheets.
    turbopackFileSystemCacheForBuild: false,
    // The export keeps none of Next.js's scripts; lib/build minifies the styles and bundles the islands.
    turbopackMinify: false,
    turbopackSourceMaps: false,
    // Keeps Next.js from installing TypeScript in the school's folder (lib/setup/refresh-copy.mjs).
    ...(school && { useTypeScriptCli: false }),
  },
  // Keeps Next.js from taking a parent folder as root because of its lock file.
  turbopack: { root: school ?? fileURLToPath(new URL('.', import.meta.url)) },
  // `npm run build` sets the folder of the export, which lib/build finishes and then moves to out/.
  ...(process.env.EXPORT_FOLDER && { distDir: process.env.EXPORT_FOLDER }),
};

/** An export forbids `rewrites`. `next dev` forwards API calls to API_PORT (`npm run api -- --port 3001`). */
export default function configure(phase) {
  if (phase !== PHASE_DEVELOPMENT_SERVER) return { ...config, output: 'export' };
  const api = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`;
  return {
    ...config,
    // lib/commands/dev.ts writes content-version.ts after each change to the content, so that open pages update.
    turbopack: {
      ...config.turbopack,
      resolveAlias: { '@/lib/content/content-version': './.cache/content-version.ts' },
    },
    rewrites: async () => [{ source: '/api/:path*', destination: `${api}/api/:path*` }],
  };
}
