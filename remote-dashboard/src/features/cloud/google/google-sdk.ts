import { CloudProblem } from '../cloud-provider.ts';
import { loadScript } from '../load-script.ts';
import { dashboardMessages } from '@app/shared/messages';

/** What of Google's two scripts is used. They are typed here because nothing they give is checked by anybody else. */
export interface TokenResponse {
  readonly access_token?: string;
  readonly expires_in?: number | string;
  readonly error?: string;
}

export interface GoogleSdk {
  readonly accounts: {
    readonly oauth2: {
      readonly initTokenClient: (config: {
        client_id: string;
        scope: string;
        callback: (response: TokenResponse) => void;
        error_callback: (error: { type?: string }) => void;
      }) => { readonly requestAccessToken: () => void };
      readonly hasGrantedAllScopes: (response: TokenResponse, scope: string) => boolean;
    };
  };
  readonly picker: PickerSdk;
}

export interface PickerView {
  readonly setMimeTypes: (types: string) => PickerView;
  readonly setIncludeFolders: (isIncluded: boolean) => PickerView;
  readonly setSelectFolderEnabled: (isEnabled: boolean) => PickerView;
  readonly setMode: (mode: string) => PickerView;
  readonly setEnableDrives: (isEnabled: boolean) => PickerView;
}

export interface PickerBuilder {
  readonly setOAuthToken: (token: string) => PickerBuilder;
  readonly setDeveloperKey: (key: string) => PickerBuilder;
  readonly setAppId: (id: string) => PickerBuilder;
  readonly setOrigin: (origin: string) => PickerBuilder;
  readonly setLocale: (locale: string) => PickerBuilder;
  readonly enableFeature: (feature: string) => PickerBuilder;
  readonly addView: (view: PickerView) => PickerBuilder;
  readonly setCallback: (callback: (data: unknown) => void) => PickerBuilder;
  readonly build: () => { readonly setVisible: (isVisible: boolean) => void; readonly dispose: () => void };
}

export interface PickerSdk {
  readonly PickerBuilder: new () => PickerBuilder;
  readonly DocsView: new () => PickerView;
  readonly DocsViewMode: { readonly LIST: string };
  readonly Feature: { readonly MULTISELECT_ENABLED: string };
}

interface GoogleGlobals {
  readonly google?: Partial<GoogleSdk>;
  readonly gapi?: {
    readonly load: (
      library: string,
      how: { callback: () => void; onerror: () => void; timeout: number; ontimeout: () => void },
    ) => void;
  };
}

const scripts = { api: 'https://apis.google.com/js/api.js', identity: 'https://accounts.google.com/gsi/client' };
const libraryTimeoutMs = 15_000;

async function loadPicker(): Promise<void> {
  await loadScript(scripts.api);
  const { gapi } = globalThis as GoogleGlobals;
  await new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error('The Google Picker did not load'));
    if (gapi === undefined) fail();
    else gapi.load('picker', { callback: resolve, onerror: fail, timeout: libraryTimeoutMs, ontimeout: fail });
  });
}

/** Both of Google's scripts, ready to use. */
export async function loadGoogleSdk(): Promise<GoogleSdk> {
  const unavailable = (cause?: unknown) =>
    new CloudProblem(dashboardMessages.cloud.pickerUnavailable(dashboardMessages.cloud.googleDrive), { cause });
  try {
    await Promise.all([loadPicker(), loadScript(scripts.identity)]);
  } catch (error) {
    throw unavailable(error);
  }
  const { accounts, picker } = (globalThis as GoogleGlobals).google ?? {};
  if (accounts === undefined || picker === undefined) throw unavailable();
  return { accounts, picker };
}
