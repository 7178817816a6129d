import { installFakeOneDrive, type FakeOneDriveScenario } from '@app/shared/testing/cloud';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { offeredProviders } from '../provider-catalog.ts';
import { aCloud } from '../testing/cloud-builders.ts';
import { fakeRequests, type FakeAnswer } from '../testing/fake-xhr.ts';
import { serveScripts } from '../testing/serve-scripts.ts';

const script = 'https://js.live.net/v7.2/OneDrive.js';
const graph = 'https://graph.microsoft.com/v1.0/me/drive/items';
const keys = { google: {}, oneDrive: { clientId: 'app', picker: 'v7.2' } } as const;

let restore = () => {};
const openOptions = () => (globalThis as { fakeOneDriveCalls?: Record<string, unknown>[] }).fakeOneDriveCalls?.[0];

/** Graph with these files: metadata of each, then its bytes. */
const graphOf =
  (files: Readonly<Record<string, { name: string; type?: string; content?: FakeAnswer; direct?: string }>>) =>
  (url: string): FakeAnswer => {
    const id = /items\/([^/]+)/.exec(url)?.[1] ?? '';
    const file = files[decodeURIComponent(id)];
    if (file === undefined) return { status: url.startsWith('https://direct') ? 200 : 404 };
    if (url.endsWith('/content')) return file.content ?? { status: 200 };
    const direct = file.direct === undefined ? {} : { '@microsoft.graph.downloadUrl': file.direct };
    return { status: 200, body: { name: file.name, file: { mimeType: file.type ?? 'application/pdf' }, ...direct } };
  };

async function pickFromOneDrive(scenario: FakeOneDriveScenario, answer: (url: string) => FakeAnswer) {
  serveScripts({ [script]: () => installFakeOneDrive(globalThis, scenario) });
  const requests = fakeRequests(({ url }) => answer(url));
  ({ restore } = requests);
  const cloud = aCloud(offeredProviders(keys));
  await cloud.actions.pick('oneDrive');
  return { ...cloud, sent: requests.sent };
}

describe('OneDrive, version 7.2', () => {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  afterEach(() => {
    restore();
    Reflect.deleteProperty(globalThis, 'OneDrive');
  });

  it('opens the picker for several PDFs, with the redirect address and the scope of the brief', async () => {
    await pickFromOneDrive({ outcome: 'cancel' }, graphOf({}));
    expect(openOptions()).toMatchObject({
      clientId: 'app',
      action: 'query',
      multiSelect: true,
      advanced: { redirectUri: 'http://localhost/dashboard/', filter: 'folder,.pdf', scopes: ['files.read'] },
    });
  });

  it('asks Graph what each file is, then for its bytes', async () => {
    const { sent, taken } = await pickFromOneDrive(
      { items: [{ id: 'A!1' }, { id: 'A!2' }] },
      graphOf({ 'A!1': { name: 'lease.pdf' }, 'A!2': { name: 'AMENDMENT.PDF', type: 'application/octet-stream' } }),
    );
    expect(sent.map(({ url }) => url).toSorted()).toEqual([
      `${graph}/A!1`,
      `${graph}/A!1/content`,
      `${graph}/A!2`,
      `${graph}/A!2/content`,
    ]);
    expect(sent[0]?.headers['Authorization']).toBe('Bearer graph-token');
    expect(taken).toEqual([['lease.pdf', 'AMENDMENT.PDF']]);
  });

  it('skips what is not a PDF and does not download it', async () => {
    const { sent, taken, texts } = await pickFromOneDrive(
      { items: [{ id: '1' }, { id: '2' }] },
      graphOf({ '1': { name: 'notes.docx', type: 'application/msword' }, '2': { name: 'a.pdf' } }),
    );
    expect(texts()).toEqual(['warning: notes.docx is not a PDF and will be skipped.']);
    expect(sent.some(({ url }) => url.endsWith('1/content'))).toBe(false);
    expect(taken).toEqual([['a.pdf']]);
  });

  it('says that nothing valid was selected when all was skipped', async () => {
    const { taken, texts } = await pickFromOneDrive(
      { items: [{ id: '1' }] },
      graphOf({ '1': { name: 'notes.docx', type: 'application/msword' } }),
    );
    expect(texts()).toEqual([
      'warning: notes.docx is not a PDF and will be skipped.',
      'error: No valid PDF files selected.',
    ]);
    expect(taken).toEqual([]);
  });

  it('names the id when a file is not found, and the name when its bytes do not come', async () => {
    const { taken, texts } = await pickFromOneDrive(
      { items: [{ id: 'gone' }, { id: '2' }, { id: '3' }] },
      graphOf({ '2': { name: 'b.pdf', content: { status: 500 } }, '3': { name: 'c.pdf' } }),
    );
    expect(texts().toSorted()).toEqual([
      'error: Failed to download b.pdf',
      'error: Failed to fetch metadata for file ID: gone',
    ]);
    expect(taken).toEqual([['c.pdf']]);
  });

  it('finds a file that lies on the drive of somebody else', async () => {
    const { taken } = await pickFromOneDrive({ items: [{ id: '7', parentReference: { driveId: 'd' } }] }, (url) => {
      if (url.includes('/me/drive/')) return { status: 404 };
      return url.endsWith('/content') ? { status: 200 } : { status: 200, body: { name: 'shared.pdf', file: {} } };
    });
    expect(taken).toEqual([['shared.pdf']]);
  });

  it('takes the direct address when the browser may not follow the redirect, without the token', async () => {
    const { taken, sent } = await pickFromOneDrive(
      { items: [{ id: '1' }] },
      graphOf({
        '1': { name: 'a.pdf', content: { status: 0, isUnreachable: true }, direct: 'https://direct.example/1' },
      }),
    );
    expect(taken).toEqual([['a.pdf']]);
    expect(sent.at(-1)).toMatchObject({ url: 'https://direct.example/1', headers: {} });
  });

  it('changes nothing when the picker is left', async () => {
    const { taken, flags, texts, alerts } = await pickFromOneDrive({ outcome: 'cancel' }, graphOf({}));
    expect({ taken, flags, texts: texts(), alerts }).toEqual({ taken: [], flags: [], texts: [], alerts: [] });
  });

  it('says that pop-ups must be allowed when the window was blocked', async () => {
    const { texts } = await pickFromOneDrive({ outcome: 'blocked' }, graphOf({}));
    expect(texts()).toEqual([expect.stringMatching(/Allow pop-ups/)]);
  });

  it('says that something went wrong when the answer of the script makes no sense', async () => {
    serveScripts({
      [script]: () =>
        Object.assign(globalThis, {
          OneDrive: { open: (options: { success: (x: object) => void }) => options.success({}) },
        }),
    });
    const cloud = aCloud(offeredProviders(keys));
    await cloud.actions.pick('oneDrive');
    expect(cloud.texts()).toEqual(['error: Something went wrong while downloading OneDrive files.']);
  });

  it.each([
    ['the script does not load', {}],
    ['the script does not do its work', { [script]: () => undefined }],
  ])('alerts that the SDK is not loaded when %s', async (_name, scripts) => {
    serveScripts(scripts);
    const cloud = aCloud(offeredProviders(keys));
    await cloud.actions.pick('oneDrive');
    expect(cloud.alerts).toEqual(['OneDrive SDK not loaded.']);
  });
});
