/** One end of a message channel; jsdom has none. */
class FakePort extends EventTarget {
  other: FakePort | null = null;
  isClosed = false;

  start(): void {}

  close(): void {
    this.isClosed = true;
  }

  /** What was posted before a close still arrives. */
  postMessage(data: unknown): void {
    if (this.isClosed) return;
    setTimeout(() => {
      if (this.other?.isClosed === false) this.other.dispatchEvent(new MessageEvent('message', { data }));
    });
  }
}

/** Two connected ports. */
export function createFakePorts(): { readonly own: MessagePort; readonly given: MessagePort } {
  const [own, given] = [new FakePort(), new FakePort()];
  own.other = given;
  given.other = own;
  return { own: own as unknown as MessagePort, given: given as unknown as MessagePort };
}
