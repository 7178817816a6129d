import type { Crop, CropDrawer, WholePage } from '@app/engine/pictures';
import { createFairLimiter } from '../../platform/limits/create-fair-limiter.ts';
import type { Platform } from '../../platform/platform.ts';
import { withLocalFile } from './local-file.ts';

/** For one document with all its pictures. A page that takes longer is a drawing, and shows nothing in a small picture. */
const limitMs = 15_000;
const memoryMb = 800;
/** After this time without a picture the process ends: it holds memory. */
const idleMs = 15_000;

/** One document after another, so that pictures never take more than one core. A list has fifty files. */
const limits = { concurrency: 1, waitingPerOwner: 60, waitingTogether: 300 };

export interface Drawing {
  readonly storageKey: string;
  readonly crops: readonly (Crop | WholePage)[];
}

/** Loaded for the first picture: the worker has this module too. */
async function openDrawer(): Promise<CropDrawer> {
  const { openModestDrawer } = await import('@app/engine/pictures');
  return openModestDrawer({ limits: { deadlineMs: limitMs, pageDeadlineMs: limitMs, memoryMb } });
}

/** Draws pages for the screen, in a process that can be killed. Nothing waits for a picture, and none is kept. */
export class PagePictures {
  readonly #platform: Pick<Platform, 'storage' | 'logger'>;
  readonly #open: typeof openDrawer;
  readonly #inTurn = createFairLimiter(limits);
  #drawer: CropDrawer | undefined;
  #closing: NodeJS.Timeout | undefined;

  constructor(platform: Pick<Platform, 'storage' | 'logger'>, open = openDrawer) {
    this.#platform = platform;
    this.#open = open;
  }

  /** A data URL for each crop, in the same order; null for all where the document cannot be drawn. */
  async draw(owner: string, { storageKey, crops }: Drawing): Promise<(string | null)[]> {
    const { storage, logger } = this.#platform;
    try {
      const pictures = await this.#inTurn(owner, () =>
        withLocalFile(storage, storageKey, limitMs, (path) => this.#drawFrom(path, crops)),
      );
      return pictures.map((png) => `data:image/png;base64,${Buffer.from(png).toString('base64')}`);
    } catch (error) {
      logger.info({ err: error }, 'a page could not be drawn');
      return crops.map(() => null);
    }
  }

  close(): void {
    clearTimeout(this.#closing);
    this.#drawer?.close();
    this.#drawer = undefined;
  }

  async #drawFrom(path: string, crops: Drawing['crops']): Promise<Uint8Array[]> {
    clearTimeout(this.#closing);
    this.#drawer ??= await this.#open();
    try {
      return await this.#drawer.draw({ name: '', path }, crops);
    } finally {
      clearTimeout(this.#closing);
      this.#closing = setTimeout(() => this.close(), idleMs).unref();
    }
  }
}
