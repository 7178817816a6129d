import { installFakeOneDrive, type FakeOneDriveScenario } from '@app/shared/testing/cloud';
import type { BrowserContext } from '@playwright/test';
import { asScript } from './cross-origin.ts';

/** Puts OneDrive's script (version 7.2) behind a fake. Without a scenario the script does not come. */
export async function fakeOneDrive(context: BrowserContext, scenario: FakeOneDriveScenario | null): Promise<void> {
  await context.route('https://js.live.net/v7.2/OneDrive.js', (route) =>
    scenario === null
      ? route.abort()
      : route.fulfill({ contentType: 'text/javascript', body: asScript(installFakeOneDrive, scenario) }),
  );
}
