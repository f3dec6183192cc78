/** Playwright runs against the production build; each worker starts a site of its own. */
import { defineConfig, devices } from '@playwright/test';

/** Both live domains, and their www., lead to this machine. */
const HOSTS = ['norvant.com', 'www.norvant.com', 'norvant.in', 'www.norvant.in'];

export default defineConfig({
  testDir: 'e2e',
  // *.test.ts are Jest's.
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/support/prepare.ts',
  // Files of the long run alone, `npm run test:full`; single visits of it have the tag @full (e2e/run.ts).
  testIgnore: process.env.TEST_FULL ? [] : '**/*.full.spec.ts',
  fullyParallel: true,
  // As many as a small machine has cores: each further one starts sites of its own, which costs more than it waits.
  workers: 2,
  forbidOnly: true,
  // A shared machine may stall for seconds; what needs the second try is reported as flaky.
  retries: 1,
  timeout: 60_000,
  // As long as such a stall: no visit is about how soon something shows.
  expect: { timeout: 15_000 },
  // What pages sound like is written along only where somebody asks for it: see e2e/README.md.
  updateSnapshots: 'none',
  reporter: [['list', { printSteps: false }]],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    // As people's browsers say it. The headless one says that it is headless, and the guard lets crawlers in.
    userAgent: devices['Desktop Chrome'].userAgent,
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Without a graphics card Chromium imitates one, which costs a sixth of the time of every visit.
        '--disable-gpu',
        // As on https, where they run. Without it Chromium complains of headers that plain http ignores.
        `--unsafely-treat-insecure-origin-as-secure=*.norvant.com,*.norvant.in`,
        `--host-resolver-rules=${HOSTS.map((host) => `MAP ${host} 127.0.0.1`).join(',')}`,
      ],
    },
  },
});
