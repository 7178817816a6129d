import { installFakeGoogle, type FakeGoogleScenario } from '@app/shared/testing/cloud';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { offeredProviders } from '../provider-catalog.ts';
import { aCloud } from '../testing/cloud-builders.ts';
import { fakeRequests, type FakeAnswer } from '../testing/fake-xhr.ts';
import { serveScripts } from '../testing/serve-scripts.ts';

const api = 'https://apis.google.com/js/api.js';
const identity = 'https://accounts.google.com/gsi/client';
const keys = {
  google: { clientId: 'client', pickerApiKey: 'key', pickerAppId: '42' },
  oneDrive: { picker: 'v7.2' },
} as const;
const lease = { id: 'f1', name: 'lease.pdf', mimeType: 'application/pdf' };
const rentRoll = { id: 'f2', name: 'rent roll.pdf', mimeType: 'application/pdf' };

let restore = () => {};
const calls = () => (globalThis as { fakeGoogleCalls?: string[] }).fakeGoogleCalls ?? [];

/** A pick in Google Drive from the click to the end, with Drive answering as told (by default with the bytes). */
async function pickFromGoogle(
  scenario: FakeGoogleScenario,
  answer: (url: string) => FakeAnswer = () => ({ status: 200 }),
) {
  serveScripts({ [api]: () => installFakeGoogle(globalThis, scenario), [identity]: () => undefined });
  const requests = fakeRequests(({ url }) => answer(url));
  ({ restore } = requests);
  const cloud = aCloud(offeredProviders(keys));
  await cloud.actions.pick('google');
  return { ...cloud, sent: requests.sent };
}

describe('Google Drive', () => {
  beforeEach(() => {
    window.history.replaceState(null, '', '/dashboard');
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  afterEach(() => {
    restore();
    for (const name of ['gdrive_token', 'gdrive_token_expires'])
      document.cookie = `${name}=; Path=/dashboard; Max-Age=0`;
  });

  it('offers PDFs of the own and the shared drives in a list, several at once, with folders to walk through', async () => {
    await pickFromGoogle({ documents: [lease] });
    expect(calls()).toEqual(
      expect.arrayContaining([
        'requestAccessToken(client, https://www.googleapis.com/auth/drive.readonly)',
        'builder.setOAuthToken(drive-token)',
        'builder.setDeveloperKey(key)',
        'builder.setAppId(42)',
        'builder.setOrigin(http://localhost)',
        'builder.enableFeature(multiselect)',
        'view.setMimeTypes(application/pdf)',
        'view.setIncludeFolders(true)',
        'view.setSelectFolderEnabled(false)',
        'view.setMode(list)',
        'view.setEnableDrives(true)',
        'picker.dispose()',
      ]),
    );
    expect(calls().filter((call) => call === 'DocsView()')).toHaveLength(2);
  });

  it('downloads what was picked with the token and takes it into the list', async () => {
    const { taken, sent, flags, texts } = await pickFromGoogle({ documents: [lease, rentRoll] });
    expect(taken).toEqual([['lease.pdf', 'rent roll.pdf']]);
    expect(sent.map(({ url }) => url)).toEqual([
      'https://www.googleapis.com/drive/v3/files/f1?alt=media&supportsAllDrives=true',
      'https://www.googleapis.com/drive/v3/files/f2?alt=media&supportsAllDrives=true',
    ]);
    expect(sent[0]?.headers).toEqual({ Authorization: 'Bearer drive-token' });
    expect(flags).toEqual([true, false]);
    expect(texts()).toEqual([]);
  });

  it('exports documents and presentations as PDF', async () => {
    const { taken, sent } = await pickFromGoogle({
      documents: [
        { id: 'd', name: 'Minutes', mimeType: 'application/vnd.google-apps.document' },
        { id: 'p', name: 'Pitch', mimeType: 'application/vnd.google-apps.presentation' },
      ],
    });
    expect(sent.map(({ url }) => url)).toEqual([
      'https://www.googleapis.com/drive/v3/files/d/export?mimeType=application%2Fpdf',
      'https://www.googleapis.com/drive/v3/files/p/export?mimeType=application%2Fpdf',
    ]);
    expect(taken).toEqual([['Minutes.pdf', 'Pitch.pdf']]);
  });

  it('exports a spreadsheet as xlsx and skips it, because that is no PDF', async () => {
    const sheet = { id: 's', name: 'Rents', mimeType: 'application/vnd.google-apps.spreadsheet' };
    const { taken, sent, texts } = await pickFromGoogle({ documents: [sheet, lease] });
    expect(sent[0]?.url).toContain('spreadsheetml.sheet');
    expect(taken).toEqual([['lease.pdf']]);
    expect(texts()).toEqual(['warning: Rents.xlsx is not a PDF and will be skipped.']);
  });

  it('asks what a file is called when the picker does not say', async () => {
    const { taken, sent } = await pickFromGoogle({ documents: [{ id: 'f9', resourceKey: 'r' }] }, (url) =>
      url.includes('fields=') ? { status: 200, body: { name: 'deed', mimeType: 'application/pdf' } } : { status: 200 },
    );
    expect(taken).toEqual([['deed.pdf']]);
    expect(sent[1]?.headers['X-Goog-Drive-Resource-Keys']).toBe('f9/r');
  });

  it('says which status a download failed with and keeps the others', async () => {
    const { taken, texts, alerts } = await pickFromGoogle({ documents: [lease, rentRoll] }, (url) => ({
      status: url.includes('f1') ? 403 : 200,
    }));
    expect(texts()).toEqual(['error: Download failed: 403']);
    expect(taken).toEqual([['rent roll.pdf']]);
    expect(alerts).toEqual([]);
  });

  it('alerts when nothing at all came through, and leaves the list alone', async () => {
    const { taken, texts, alerts } = await pickFromGoogle({ documents: [lease, rentRoll] }, () => ({ status: 500 }));
    expect(texts()).toEqual(['error: Download failed: 500']);
    expect(alerts).toEqual(['Download error']);
    expect(taken).toEqual([]);
  });

  it('alerts when no answer comes', async () => {
    const { alerts } = await pickFromGoogle({ documents: [lease] }, () => ({ status: 0, isUnreachable: true }));
    expect(alerts).toEqual(['Download error']);
  });

  it.each(['refused', 'without-token', 'other-scopes'] as const)(
    'alerts that the token is missing: %s',
    async (access) => {
      const { alerts, taken, flags } = await pickFromGoogle({ access, documents: [lease] });
      expect({ alerts, taken, flags }).toEqual({ alerts: ['Missing access token'], taken: [], flags: [] });
      expect(document.cookie).toBe('');
    },
  );

  it('changes nothing when the window is closed or the picker is left', async () => {
    for (const scenario of [{ access: 'closed' }, { picker: 'cancel' }] as const) {
      const { alerts, taken, flags, texts } = await pickFromGoogle({ ...scenario, documents: [lease] });
      expect({ alerts, taken, flags, texts: texts() }).toEqual({ alerts: [], taken: [], flags: [], texts: [] });
      restore();
    }
  });

  it.each([
    [{ access: 'blocked' } as const, /blocked\. Allow pop-ups/],
    [{ picker: 'error' } as const, /could not be opened/],
    [{ isPickerMissing: true }, /could not be opened/],
  ])('says what to do when the picker does not come: %j', async (scenario, text) => {
    const { texts } = await pickFromGoogle({ ...scenario, documents: [lease] });
    expect(texts()).toEqual([expect.stringMatching(text)]);
  });

  it('says what to do when the scripts do not come, and tries again the next time', async () => {
    const { requested } = serveScripts({ [identity]: () => undefined });
    const cloud = aCloud(offeredProviders(keys));
    await cloud.actions.pick('google');
    await cloud.actions.pick('google');
    expect(cloud.texts()).toEqual([expect.stringMatching(/could not be opened/), expect.stringMatching(/could not/)]);
    expect(requested.filter((url) => url === api)).toHaveLength(2);
  });

  it('uses a kept token without asking again, and forgets it on 401 and on log-out', async () => {
    const kept = 'Path=/dashboard; Max-Age=86400';
    document.cookie = `gdrive_token=kept; ${kept}`;
    document.cookie = `gdrive_token_expires=${Date.now() + 600_000}; ${kept}`;
    const { sent, texts } = await pickFromGoogle({ documents: [lease] }, () => ({ status: 401 }));
    expect(calls().some((call) => call.startsWith('requestAccessToken'))).toBe(false);
    expect(sent[0]?.headers['Authorization']).toBe('Bearer kept');
    expect(texts()).toEqual(['error: Download failed: 401']);
  });
});
