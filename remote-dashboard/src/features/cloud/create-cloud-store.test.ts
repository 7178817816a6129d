import { describe, expect, it, jest } from '@jest/globals';
import { CloudProblem, NotAPdf, type CloudProvider } from './cloud-provider.ts';
import type { OfferedProvider } from './provider-catalog.ts';
import { offeredProviders } from './provider-catalog.ts';
import { aCloud, aCloudFile } from './testing/cloud-builders.ts';

function anOffer(changes: Partial<CloudProvider> = {}, offer: Partial<OfferedProvider> = {}): OfferedProvider {
  const provider: CloudProvider = {
    id: 'google',
    pick: () => Promise.resolve({ kind: 'picked', files: [aCloudFile('a'), aCloudFile('b')], token: 't' }),
    download: (file) => Promise.resolve(new File(['%PDF-'], file.name ?? '')),
    forget: () => undefined,
    ...changes,
  };
  return {
    id: 'google',
    label: 'Google Drive',
    isSetUp: true,
    load: () => Promise.resolve(provider),
    nothingValid: null,
    unexpected: { text: 'Download error', shownAs: 'alert' },
    allFailed: null,
    ...offer,
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('createCloudStore', () => {
  it('says that a provider is not set up where keys are missing, and asks nobody', async () => {
    const providers = offeredProviders({ google: { clientId: 'x' }, oneDrive: { picker: 'v8' } });
    const { store, actions } = aCloud(providers);
    await actions.pick('google');
    expect(store.getState().state).toMatchObject({
      phase: 'explaining',
      provider: { id: 'google' },
    });
    actions.cancel();
    expect(store.getState().state).toEqual({ phase: 'idle' });
    await actions.pick('oneDrive');
    expect(store.getState().state).toMatchObject({ provider: { id: 'oneDrive' } });
  });

  it('downloads two at a time and keeps the order they were picked in', async () => {
    const running = { now: 0, most: 0 };
    const files = ['a', 'b', 'c', 'd'].map((id) => aCloudFile(id));
    const { actions, taken } = aCloud([
      anOffer({
        pick: () => Promise.resolve({ kind: 'picked', files, token: 't' }),
        download: async (file) => {
          running.now += 1;
          running.most = Math.max(running.most, running.now);
          await new Promise((resolve) => setTimeout(resolve, file.id === 'a' ? 30 : 1));
          running.now -= 1;
          return new File(['%PDF-'], file.name ?? '');
        },
      }),
    ]);
    await actions.pick('google');
    expect(running.most).toBe(2);
    expect(taken).toEqual([['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf']]);
  });

  it('shows how far the download is', async () => {
    const { store, actions } = aCloud([anOffer({ download: () => new Promise(() => undefined) })]);
    void actions.pick('google');
    await settle();
    expect(store.getState().state).toMatchObject({ phase: 'downloading', total: 2, done: 0, current: 'a.pdf' });
  });

  it('loses nothing when the download is cancelled', async () => {
    let signal: AbortSignal | undefined;
    const { store, actions, taken, flags, alerts, texts } = aCloud([
      anOffer({
        download: (_file, _token, options) => {
          ({ signal } = options);
          return new Promise((_resolve, reject) => {
            options.signal.addEventListener('abort', () => reject(options.signal.reason));
          });
        },
      }),
    ]);
    const over = actions.pick('google');
    await settle();
    actions.cancel();
    await over;
    expect(signal?.aborted).toBe(true);
    expect({ taken, flags, alerts, texts: texts(), state: store.getState().state }).toEqual({
      taken: [],
      flags: [true, false],
      alerts: [],
      texts: [],
      state: { phase: 'idle' },
    });
  });

  it('refuses more files than a comparison takes before it downloads any', async () => {
    const download = jest.fn<CloudProvider['download']>();
    const { actions, texts, flags } = aCloud([anOffer({ download })], { documentLimit: 1 });
    await actions.pick('google');
    expect(texts()).toEqual(['error: You chose 2 files. A comparison can have up to 1. Choose fewer files.']);
    expect(download).not.toHaveBeenCalled();
    expect(flags).toEqual([]);
  });

  it('says one cause once, however many files it hit', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const problem = () => Promise.reject(new CloudProblem('Download failed: 500'));
    const { actions, texts } = aCloud([anOffer({ download: problem })]);
    await actions.pick('google');
    expect(texts()).toEqual(['error: Download failed: 500']);
  });

  it('names every file that was skipped', async () => {
    const skip = ({ id }: { id: string }) => Promise.reject(new NotAPdf(`${id}.docx`));
    const { actions, texts } = aCloud([anOffer({ download: skip }, { nothingValid: 'No valid PDF files selected.' })]);
    await actions.pick('google');
    expect(texts()).toEqual([
      'warning: a.docx is not a PDF and will be skipped.',
      'warning: b.docx is not a PDF and will be skipped.',
      'error: No valid PDF files selected.',
    ]);
  });

  it('opens one picker at a time', async () => {
    const pick = jest.fn<CloudProvider['pick']>(() => new Promise(() => undefined));
    const { store, actions } = aCloud([anOffer({ pick })]);
    void actions.pick('google');
    await settle();
    expect(store.getState().state).toMatchObject({ phase: 'picking' });
    void actions.pick('google');
    await settle();
    expect(pick).toHaveBeenCalledTimes(1);
  });

  it('opens the picker within the click once the provider was fetched ahead', async () => {
    const pick = jest.fn<CloudProvider['pick']>(() => Promise.resolve({ kind: 'cancelled' }));
    const { actions } = aCloud([anOffer({ pick })]);
    actions.preload();
    await settle();
    void actions.pick('google');
    expect(pick).toHaveBeenCalledTimes(1);
  });

  it('keeps quiet about a provider that could not be fetched ahead', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { actions, texts, alerts } = aCloud([anOffer({}, { load: () => Promise.reject(new Error('offline')) })]);
    actions.preload();
    await settle();
    expect({ texts: texts(), alerts }).toEqual({ texts: [], alerts: [] });
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('has the providers forget what they know on log-out', async () => {
    const forget = jest.fn();
    const { actions } = aCloud([anOffer({ forget })]);
    actions.preload();
    await settle();
    actions.forget();
    expect(forget).toHaveBeenCalledTimes(1);
  });
});
