import { act } from '@testing-library/react';

/** Sockets that the page opens while a test looks on. */
export class PageSocket extends EventTarget {
  static all: PageSocket[] = [];
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    PageSocket.all.push(this);
  }

  /** The newest one to an address that contains this. */
  static to(path: string): PageSocket {
    const socket = PageSocket.all.findLast(({ url }) => url.includes(path));
    if (socket === undefined) throw new Error(`The page opened no socket to ${path}`);
    return socket;
  }

  say(...messages: object[]): void {
    act(() => {
      for (const message of messages)
        this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
    });
  }

  close(code = 1000): void {
    queueMicrotask(() => this.dispatchEvent(Object.assign(new Event('close'), { code, reason: '' })));
  }
}
