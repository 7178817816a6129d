import { packPage, type PackedPage } from '../pdf/packed-page.ts';
import type { ReadPage } from '../pdf/read-document.ts';
import type { ReadAnswer } from './read-messages.ts';

/** Pages wait for each other no longer than this, in milliseconds. */
const longestWait = 100;

/** Sends pages of text several at a time: a message wakes the other process, which costs as much as a page. */
export class PageParcels {
  readonly #answer: (message: ReadAnswer) => Promise<void>;
  readonly #most: number;
  readonly #now: () => number;
  #held: PackedPage[] = [];
  #since = 0;

  /** @param most pages in a message; @param now milliseconds of a clock */
  constructor(
    answer: (message: ReadAnswer) => Promise<void>,
    most: number,
    now: () => number = () => process.uptime() * 1000,
  ) {
    this.#answer = answer;
    this.#most = most;
    this.#now = now;
  }

  async add(page: ReadPage): Promise<void> {
    if (this.#held.length === 0) this.#since = this.#now();
    this.#held.push(packPage(page));
    if (this.#held.length >= this.#most || this.#now() - this.#since >= longestWait) await this.send();
  }

  /** Sends what waits. */
  async send(): Promise<void> {
    if (this.#held.length === 0) return;
    const pages = this.#held;
    this.#held = [];
    await this.#answer({ type: 'pages', pages, recognised: false });
  }
}
