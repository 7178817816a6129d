import { dashboardMessages } from '@app/shared/messages';
import type { Notify } from '@app/shared/notify';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { CloudProblem, type CloudFile, type CloudProvider, type CloudProviderId } from './cloud-provider.ts';
import { downloadAll, type DownloadOutcome, type DownloadProgress } from './download-all.ts';
import type { OfferedProvider } from './provider-catalog.ts';

const texts = dashboardMessages.cloud;
/** Progress is shown at most four times a second. */
const showIntervalMs = 250;

export type CloudState =
  | { readonly phase: 'idle' }
  /** The provider is not set up; the person is told so. */
  | { readonly phase: 'explaining'; readonly provider: OfferedProvider }
  | { readonly phase: 'picking'; readonly provider: OfferedProvider }
  | ({ readonly phase: 'downloading'; readonly provider: OfferedProvider; readonly total: number } & DownloadProgress);

export interface CloudActions {
  readonly pick: (id: CloudProviderId) => Promise<void>;
  /** Leaves the picker, the download or the explanation. Nothing that is on the page is lost. */
  readonly cancel: () => void;
  /** Fetches the providers' code ahead, so that a click can open a window at once. */
  readonly preload: () => void;
  readonly forget: () => void;
}

export type CloudStore = StoreApi<{ readonly state: CloudState } & CloudActions>;

export interface CloudParts {
  readonly providers: readonly OfferedProvider[];
  readonly notify: Notify;
  readonly alert: (text: string) => void;
  readonly documentLimit: number;
  readonly onDownloadStart: () => void;
  readonly onDownloadEnd: () => void;
  /** Files came back: they replace the list. */
  readonly onFiles: (files: readonly File[]) => void;
}

/** Calls `show` at once and then at most every interval, with the newest value last. */
function throttle<T>(show: (value: T) => void) {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let waiting: { readonly value: T } | null = null;
  const flush = () => {
    timer = null;
    if (waiting !== null) put(waiting.value);
  };
  const put = (value: T) => {
    waiting = null;
    show(value);
    timer = setTimeout(flush, showIntervalMs);
  };
  return {
    put: (value: T) => {
      if (timer === null) put(value);
      else waiting = { value };
    },
    stop: () => {
      if (timer !== null) clearTimeout(timer);
    },
  };
}

class CloudPicks {
  private readonly loaded = new Map<CloudProviderId, CloudProvider>();
  private readonly parts: CloudParts;
  private readonly show: (state: CloudState) => void;
  private current: AbortController | null = null;

  constructor(parts: CloudParts, show: (state: CloudState) => void) {
    this.parts = parts;
    this.show = show;
  }

  async load(offered: OfferedProvider): Promise<CloudProvider> {
    const known = this.loaded.get(offered.id);
    if (known !== undefined) return known;
    const provider = await offered.load();
    this.loaded.set(offered.id, provider);
    return provider;
  }

  async pick(offered: OfferedProvider): Promise<void> {
    if (this.current !== null) return;
    const abort = new AbortController();
    this.current = abort;
    this.show({ phase: 'picking', provider: offered });
    try {
      // Nothing is awaited when the provider is there: a window may open only within the click.
      const provider = this.loaded.get(offered.id) ?? (await this.load(offered));
      const picked = await provider.pick(abort.signal);
      abort.signal.throwIfAborted();
      if (picked.kind === 'picked' && picked.files.length > 0)
        await this.fetch(offered, provider, picked, abort.signal);
    } catch (error) {
      if (!abort.signal.aborted) this.tell(offered, error);
    } finally {
      this.current = null;
      this.show({ phase: 'idle' });
    }
  }

  cancel(): void {
    this.current?.abort(new DOMException('The pick was cancelled', 'AbortError'));
    this.show({ phase: 'idle' });
  }

  forget(): void {
    this.cancel();
    for (const provider of this.loaded.values()) provider.forget();
  }

  private async fetch(
    offered: OfferedProvider,
    provider: CloudProvider,
    picked: { readonly files: readonly CloudFile[]; readonly token: string },
    signal: AbortSignal,
  ): Promise<void> {
    const total = picked.files.length;
    if (total > this.parts.documentLimit) {
      this.parts.notify.error(dashboardMessages.dropZone.tooMany(total, this.parts.documentLimit));
      return;
    }
    this.parts.onDownloadStart();
    const view = throttle<DownloadProgress>((progress) =>
      this.show({ phase: 'downloading', provider: offered, total, ...progress }),
    );
    try {
      this.finish(offered, await downloadAll(provider, picked, signal, view.put));
    } finally {
      view.stop();
      this.parts.onDownloadEnd();
    }
  }

  /** Says every cause once, then takes what came. */
  private finish(offered: OfferedProvider, { files, skipped, problems, unexpected }: DownloadOutcome): void {
    for (const name of skipped) this.parts.notify.warning(texts.fileSkipped(name));
    for (const text of new Set(problems.map(({ message }) => message))) this.parts.notify.error(text);
    for (const error of problems) console.warn('A file was not downloaded', error);
    const failed = problems.length + unexpected.length;
    if (unexpected.length > 0) this.tell(offered, unexpected[0]);
    else if (failed > 0 && files.length === 0 && offered.allFailed !== null) this.say(offered.allFailed);
    if (files.length > 0) this.parts.onFiles(files);
    else if (failed === 0 && offered.nothingValid !== null) this.parts.notify.error(offered.nothingValid);
  }

  private tell(offered: OfferedProvider, error: unknown): void {
    console.warn(`${offered.label} ended with a problem`, error);
    if (error instanceof CloudProblem) this.say({ text: error.message, shownAs: error.shownAs });
    else this.say(offered.unexpected);
  }

  private say({ text, shownAs }: { readonly text: string; readonly shownAs: 'toast' | 'alert' }): void {
    if (shownAs === 'alert') this.parts.alert(text);
    else this.parts.notify.error(text);
  }
}

/** Creates the cloud pickers of one page: one pick at a time, from the click to files in the list. */
export function createCloudStore(parts: CloudParts): CloudStore {
  return createStore<{ readonly state: CloudState } & CloudActions>()((set) => {
    const picks = new CloudPicks(parts, (state) => set({ state }));
    return {
      state: { phase: 'idle' },
      pick: async (id) => {
        const provider = parts.providers.find((candidate) => candidate.id === id);
        if (provider === undefined) return;
        if (!provider.isSetUp) set({ state: { phase: 'explaining', provider } });
        else await picks.pick(provider);
      },
      cancel: () => picks.cancel(),
      preload: () => {
        for (const provider of parts.providers.filter(({ isSetUp }) => isSetUp)) {
          // A failure here says nothing yet: the click tries again and tells.
          picks.load(provider).catch((error: unknown) => console.warn(`${provider.label} is not ready yet`, error));
        }
      },
      forget: () => picks.forget(),
    };
  });
}
