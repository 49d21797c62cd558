import type { BuildOptions } from 'esbuild';

/** Below the finished site. Every file in it is named after its content. */
export const ISLANDS_FOLDER = '_islands';

/** Script for the browser, with Preact in place of React. */
export const BUNDLE_OPTIONS = {
  entryNames: '[hash]',
  chunkNames: '[hash]',
  bundle: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  legalComments: 'none',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  alias: {
    react: 'preact/compat',
    'react-dom': 'preact/compat',
    'react/jsx-runtime': 'preact/jsx-runtime',
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  metafile: true,
  logLevel: 'error',
} as const satisfies BuildOptions;

/** The script of a page. */
export interface IslandBundle {
  /** Such as `/_islands/K2X4V7QD.js`: the file where it begins, and those that it imports at once. */
  addresses: string[];
  /** Of all of them. */
  text: string;
}
