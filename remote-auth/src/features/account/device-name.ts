import type { LoginSession } from '@app/shared/contracts';
import { accountMessages } from '@app/shared/messages';

const texts = accountMessages.sessions;

/** What one knows a browser by: `Firefox on Linux`, or as much of it as it tells. */
export function deviceName({ browser, system }: Pick<LoginSession, 'browser' | 'system'>): string {
  if (system !== '') return texts.device(browser === '' ? texts.someBrowser : browser, system);
  return browser === '' ? texts.unknown : browser;
}

/** Whether it is held in a hand: by its system, the only thing that is told. */
export function isHandheld({ system }: Pick<LoginSession, 'system'>): boolean {
  return /iphone|ipad|ios|android/iu.test(system);
}
