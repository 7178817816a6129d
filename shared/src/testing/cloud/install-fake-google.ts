export interface FakeDriveDocument {
  readonly id: string;
  readonly name?: string;
  readonly mimeType?: string;
  readonly resourceKey?: string;
}

export interface FakeGoogleScenario {
  /** How the question for access ends. `closed` and `blocked` are about its window. */
  readonly access?: 'granted' | 'refused' | 'without-token' | 'other-scopes' | 'closed' | 'blocked';
  readonly token?: string;
  /** Seconds; left out, the answer does not say how long the token lasts. */
  readonly expiresIn?: number;
  /** What happens in the picker. */
  readonly picker?: 'picked' | 'cancel' | 'error';
  readonly documents?: readonly FakeDriveDocument[];
  /** The picker's library never comes. */
  readonly isPickerMissing?: boolean;
}

/** What was asked of the fake: `name(arguments)`, in order. Found on the page as `fakeGoogleCalls`. */
export type FakeGoogleCalls = string[];

/**
 * Puts fakes of Google's two scripts into a page. Like the real ones they answer late, chain their builders, say `loaded`
 * before they say what was picked, and refuse in the callback rather than by an error. Self-contained: a browser test sends
 * its source text in place of the script.
 */
// Long, because its source text travels in one piece.
// oxlint-disable-next-line max-lines-per-function
export function installFakeGoogle(page: object, scenario: FakeGoogleScenario): void {
  const calls: FakeGoogleCalls = [];
  const later = (act: () => void) => setTimeout(act, 5);
  const record = (name: string, ...args: unknown[]) => calls.push(`${name}(${args.map(String).join(', ')})`);
  const {
    access = 'granted',
    token = 'drive-token',
    expiresIn,
    picker = 'picked',
    documents = [],
    isPickerMissing = false,
  } = scenario;

  const chained = (prefix: string, names: readonly string[]) => {
    const target: Record<string, (...args: unknown[]) => unknown> = {};
    for (const name of names) {
      target[name] = (...args) => {
        record(`${prefix}.${name}`, ...args.filter((arg) => typeof arg !== 'object'));
        return target;
      };
    }
    return target;
  };

  const initTokenClient = (config: {
    client_id: string;
    scope: string;
    callback: (response: object) => void;
    error_callback: (error: object) => void;
  }) => ({
    requestAccessToken: () => {
      record('requestAccessToken', config.client_id, config.scope);
      later(() => {
        if (access === 'closed') config.error_callback({ type: 'popup_closed' });
        else if (access === 'blocked') config.error_callback({ type: 'popup_failed_to_open' });
        else if (access === 'refused') config.callback({ error: 'access_denied' });
        else if (access === 'without-token') config.callback({ token_type: 'Bearer' });
        else {
          const life = expiresIn === undefined ? {} : { expires_in: expiresIn };
          config.callback({ access_token: token, scope: config.scope, token_type: 'Bearer', ...life });
        }
      });
    },
  });

  function PickerBuilder() {
    let tell: (data: object) => void = () => undefined;
    const builder = chained('builder', [
      'setOAuthToken',
      'setDeveloperKey',
      'setAppId',
      'setOrigin',
      'setLocale',
      'enableFeature',
      'addView',
    ]);
    builder['setCallback'] = (callback: unknown) => {
      tell = callback as typeof tell;
      return builder;
    };
    builder['build'] = () => ({
      setVisible: (isVisible: boolean) => {
        record('picker.setVisible', isVisible);
        if (!isVisible) return;
        later(() => {
          tell({ action: 'loaded' });
          later(() => tell(picker === 'picked' ? { action: 'picked', docs: documents } : { action: picker }));
        });
      },
      dispose: () => record('picker.dispose'),
    });
    return builder;
  }

  function DocsView() {
    record('DocsView');
    return chained('view', [
      'setMimeTypes',
      'setIncludeFolders',
      'setSelectFolderEnabled',
      'setMode',
      'setEnableDrives',
    ]);
  }

  const pickerLibrary = {
    PickerBuilder,
    DocsView,
    DocsViewMode: { LIST: 'list' },
    Feature: { MULTISELECT_ENABLED: 'multiselect' },
  };
  const google = {
    accounts: { oauth2: { initTokenClient, hasGrantedAllScopes: () => access !== 'other-scopes' } },
  };
  const gapi = {
    load: (library: string, how: { callback: () => void; onerror: () => void }) => {
      record('gapi.load', library);
      later(() => {
        if (isPickerMissing) {
          how.onerror();
          return;
        }
        Object.assign(google, { picker: pickerLibrary });
        how.callback();
      });
    },
  };
  Object.assign(page, { google, gapi, fakeGoogleCalls: calls });
}
