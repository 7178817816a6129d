import { defineConfig } from '@playwright/test';
import { launchOptions } from './fixtures/launch-chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  fullyParallel: true,
  // One more than cores: what waits for a server, a deadline or an animation leaves its core to another.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Only what hangs comes to it: a busy machine takes three times as long as a quiet one.
  timeout: 600_000,
  // Beside a second worker and an analysis a page may need this long; what is right is seen at once all the same.
  expect: { timeout: 60_000 },
  globalSetup: './fixtures/start-service.ts',
  reporter: [['list'], ['json'], ['../tools/test/playwright-reporter.ts']],
  use: {
    browserName: 'chromium',
    // Drawing what moves takes a tenth of the time. The whole way and the journeys about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    colorScheme: 'light',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // Recording takes a fifth of the time; `npm test -- e2e --trace retain-on-failure` is for looking into a failure.
    trace: 'off',
    launchOptions,
  },
});
