import path from 'node:path';
import { defineConfig } from '@playwright/test';

/** Set E2E_PORT to another port for a second run at the same time. */
const PORT = Number(process.env.E2E_PORT || 3210);

process.env.FONTCONFIG_FILE = path.resolve('e2e/fonts.conf');

const EDITOR = '**/editor*.spec.ts';

/** Browser tests of the finished site in out/, served with the API as `npm start` does. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/save-content.ts',
  fullyParallel: true,
  forbidOnly: true,
  // Tests mostly wait, so run more of them than a small machine has cores.
  workers: 4,
  // These limits are long because shared machines can be slow. They do not delay a test that passes.
  expect: { timeout: 30_000 },
  timeout: 180_000,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : [['list']],
  // The tests of the editor run one after another. They start first, or they would run alone at the end.
  projects: [
    { name: 'editor', testMatch: EDITOR },
    { name: 'rest', testIgnore: EDITOR },
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      executablePath: process.env.PLAYWRIGHT_HEADLESS_SHELL || process.env.PLAYWRIGHT_CHROMIUM || undefined,
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
      ],
    },
  },
  webServer: {
    command: 'node --import tsx server/commands/serve.ts',
    url: `http://localhost:${PORT}/`,
    env: { PORT: String(PORT), DATA_DIR: process.env.DATA_DIR ?? '.data/e2e' },
    timeout: 60_000,
  },
});
