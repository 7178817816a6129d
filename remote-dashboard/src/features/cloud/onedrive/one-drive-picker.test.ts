import { runFakePicker, type FakePickerScenario } from '@app/shared/testing/cloud';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { offeredProviders } from '../provider-catalog.ts';
import { aCloud } from '../testing/cloud-builders.ts';
import { fakeRequests } from '../testing/fake-xhr.ts';
import { createFakePorts } from '../testing/fake-ports.ts';

const personal = '9188040d-6c67-4c5b-b112-36a304b66dad';
const login = {
  tenantId: 'northgate',
  scopes: [] as string[][],
  outcome: 'signed-in' as 'signed-in' | 'user_cancelled' | 'popup_window_error' | 'access_denied',
};

/** Microsoft's sign-in library as far as the page uses it. */
class FakeClient {
  initialize = () => Promise.resolve();
  getAllAccounts = () => [];
  clearCache = () => Promise.resolve();
  loginPopup = () => {
    if (login.outcome === 'signed-in') return Promise.resolve({ account: { tenantId: login.tenantId } });
    return Promise.reject(Object.assign(new Error(login.outcome), { errorCode: login.outcome }));
  };
  acquireTokenSilent = ({ scopes }: { scopes: string[] }) => {
    login.scopes.push(scopes);
    return Promise.resolve({ accessToken: `token for ${scopes.join(' ')}` });
  };
}
jest.mock('@azure/msal-browser', () => ({ PublicClientApplication: FakeClient }));

const keys = { google: {}, oneDrive: { clientId: 'app', picker: 'v8' } } as const;
let restore = () => {};

/** What the page loads into the frame; the picker that runs there is the fake one. */
function runInFrame(scenario: FakePickerScenario) {
  const loaded: { address: string; token: string }[] = [];
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    const token = this.querySelector('input')?.value ?? '';
    loaded.push({ address: this.action, token });
    const frame = document.querySelector('iframe')?.contentWindow;
    const url = new URL(this.action);
    const options: { messaging: { channelId: string } } = JSON.parse(url.searchParams.get('filePicker') ?? '{}');
    void runFakePicker(
      {
        channelId: options.messaging.channelId,
        createPorts: createFakePorts,
        initialize: (data, port) => {
          const event = new MessageEvent('message', { data, origin: url.origin });
          Object.defineProperty(event, 'ports', { value: [port] });
          Object.defineProperty(event, 'source', { value: frame });
          window.dispatchEvent(event);
        },
      },
      scenario,
    );
  });
  return loaded;
}

async function pickFromPicker(scenario: FakePickerScenario = {}) {
  const loaded = runInFrame(scenario);
  const requests = fakeRequests(({ url }) => {
    if (url.includes('/me/drive?')) {
      return { status: 200, body: { webUrl: 'https://northgate-my.sharepoint.com/personal/dana/Documents' } };
    }
    return url.endsWith('/content') ? { status: 200 } : { status: 200, body: { name: 'lease.pdf', file: {} } };
  });
  ({ restore } = requests);
  const cloud = aCloud(offeredProviders(keys));
  await cloud.actions.pick('oneDrive');
  return { ...cloud, loaded, sent: requests.sent };
}

describe('OneDrive, picker version 8', () => {
  beforeEach(() => {
    Object.assign(login, { tenantId: 'northgate', scopes: [], outcome: 'signed-in' });
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  afterEach(() => restore());

  it('opens the picker of the organisation with a token of its own and downloads through Graph with another', async () => {
    const { taken, loaded, sent } = await pickFromPicker({ items: [{ id: '01A' }] });
    expect(loaded).toHaveLength(1);
    expect(loaded[0]?.address).toMatch(/^https:\/\/northgate-my\.sharepoint\.com\/_layouts\/15\/FilePicker\.aspx\?/);
    expect(loaded[0]?.address).not.toContain('token');
    expect(loaded[0]?.token).toBe('token for https://northgate-my.sharepoint.com/.default');
    expect(sent.at(-1)?.headers['Authorization']).toBe('Bearer token for files.read');
    expect(taken).toEqual([['lease.pdf']]);
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('opens the picker of persons for a personal account', async () => {
    login.tenantId = personal;
    const { taken, loaded } = await pickFromPicker({ items: [{ id: '01A' }] });
    expect(loaded[0]?.address).toMatch(/^https:\/\/onedrive\.live\.com\/picker\?/);
    expect(loaded[0]?.token).toBe('token for OneDrive.ReadOnly');
    expect(taken).toEqual([['lease.pdf']]);
  });

  it('changes nothing when the picker is closed', async () => {
    const { taken, flags, texts } = await pickFromPicker({ outcome: 'close' });
    expect({ taken, flags, texts: texts() }).toEqual({ taken: [], flags: [], texts: [] });
  });

  it('changes nothing when the person presses Cancel over a picker that never speaks', async () => {
    jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {
      document.querySelector<HTMLButtonElement>('dialog button')?.click();
    });
    login.tenantId = personal;
    const cloud = aCloud(offeredProviders(keys));
    await cloud.actions.pick('oneDrive');
    expect({ taken: cloud.taken, texts: cloud.texts() }).toEqual({ taken: [], texts: [] });
    expect(document.querySelector('dialog')).toBeNull();
  });

  it.each([
    ['user_cancelled' as const, []],
    ['popup_window_error' as const, [expect.stringMatching(/Allow pop-ups/)]],
    ['access_denied' as const, [expect.stringMatching(/access was denied/)]],
  ])('answers a sign-in that ends with %s', async (outcome, texts) => {
    login.outcome = outcome;
    const cloud = await pickFromPicker();
    expect(cloud.texts()).toEqual(texts);
    expect(cloud.loaded).toEqual([]);
  });
});
