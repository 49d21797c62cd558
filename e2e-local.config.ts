import base from './playwright.config';
export default { ...base, use: { ...base.use, baseURL: 'http://localhost:3277', launchOptions: { ...base.use!.launchOptions, executablePath: '/usr/bin/chromium' } }, workers: 1,
 webServer: { command: 'npx tsx /tmp/serve.mts', url: 'http://localhost:3277/', reuseExistingServer: true, timeout: 60000 } };
