export interface FakeAnswer {
  readonly status: number;
  readonly body?: string | object;
  /** No answer comes at all. */
  readonly isUnreachable?: boolean;
  /** Waits until it is aborted. */
  readonly isEndless?: boolean;
}

export interface SentRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  isAborted: boolean;
}

type Route = (request: SentRequest) => FakeAnswer;

/** Replaces XMLHttpRequest: every request is recorded and answered by the route. Returns what was sent, and the way back. */
export function fakeRequests(route: Route): { readonly sent: SentRequest[]; readonly restore: () => void } {
  const sent: SentRequest[] = [];
  const original = globalThis.XMLHttpRequest;

  class FakeXhr extends EventTarget {
    responseType = '';
    status = 0;
    response: Blob | null = null;
    private url = '';
    private readonly headers: Record<string, string> = {};
    private request: SentRequest | null = null;

    open(_method: string, url: string): void {
      this.url = url;
    }

    setRequestHeader(name: string, value: string): void {
      this.headers[name] = value;
    }

    abort(): void {
      if (this.request !== null) this.request.isAborted = true;
    }

    send(): void {
      const request = { url: this.url, headers: this.headers, isAborted: false };
      this.request = request;
      sent.push(request);
      const answer = route(request);
      if (answer.isEndless === true) return;
      setTimeout(() => this.settle(answer));
    }

    private settle({ status, body = '', isUnreachable = false }: FakeAnswer): void {
      if (isUnreachable) {
        this.dispatchEvent(new Event('error'));
        return;
      }
      this.status = status;
      this.response = new Blob([typeof body === 'string' ? body : JSON.stringify(body)]);
      this.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 2, lengthComputable: true }));
      this.dispatchEvent(new Event('load'));
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: FakeXhr });
  return { sent, restore: () => Object.assign(globalThis, { XMLHttpRequest: original }) };
}
