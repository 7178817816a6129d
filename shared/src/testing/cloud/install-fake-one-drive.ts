export interface FakeOneDriveItem {
  readonly id: string;
  readonly name?: string;
  readonly parentReference?: { readonly driveId: string };
}

export interface FakeOneDriveScenario {
  readonly outcome?: 'success' | 'cancel' | 'blocked' | 'error';
  readonly items?: readonly FakeOneDriveItem[];
  readonly token?: string;
  /** Goes through a real sign-in window, which comes back to the redirect address as Microsoft's does. */
  readonly opensWindow?: boolean;
}

/**
 * Puts a fake of OneDrive's script (version 7.2) into a page. In the sign-in window that has come back it only hands over
 * to the window that opened it, as the real one does. The options of every `open` are found on the page as
 * `fakeOneDriveCalls`. Self-contained: a browser test sends its source text in place of the script.
 */
export function installFakeOneDrive(page: object, scenario: FakeOneDriveScenario): void {
  const { outcome = 'success', items = [], token = 'graph-token', opensWindow = false } = scenario;
  const view = page as Window;
  const cameBack = opensWindow && view.location.search.includes('oauth') && view.opener !== null;
  if (cameBack) {
    (view.opener as Window).postMessage({ fakeOneDrive: 'signed-in' }, view.location.origin);
    view.close();
    return;
  }
  const calls: object[] = [];

  interface Options {
    readonly advanced: { readonly redirectUri: string };
    readonly success: (response: object) => void;
    readonly cancel: () => void;
    readonly error: (error: object) => void;
  }
  const answer = (options: Options) => {
    if (outcome === 'cancel') options.cancel();
    else if (outcome === 'blocked') options.error({ errorCode: 'popupOpen', message: 'The popup was blocked.' });
    else if (outcome === 'error') options.error({ errorCode: 'unknown', message: 'Something broke.' });
    else options.success({ value: items, accessToken: token, apiEndpoint: 'https://graph.microsoft.com/v1.0/me/' });
  };
  const open = (options: Options) => {
    calls.push(options);
    if (!opensWindow) {
      setTimeout(() => answer(options), 5);
      return;
    }
    const handleMessage = (event: MessageEvent<unknown>) => {
      if (typeof event.data !== 'object' || event.data === null || !('fakeOneDrive' in event.data)) return;
      view.removeEventListener('message', handleMessage);
      answer(options);
    };
    view.addEventListener('message', handleMessage);
    view.open(`${options.advanced.redirectUri}?oauth=1`, 'onedrive', 'width=400,height=400');
  };
  Object.assign(page, { OneDrive: { open }, fakeOneDriveCalls: calls });
}
