import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser';

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/servers/setup.ts',
  outputDir: 'test-results/e2e',
  // One more than cores, because a test also waits for the page and the server.
  workers: 3,
  retries: 0,
  // These are for what hangs. A slow machine may take its time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'off',
    video: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
