import type { Route } from '@playwright/test';

/** What a provider's API says so that a page of another origin may read its answers. */
const open = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, authorization, x-goog-drive-resource-keys',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
};

export interface CrossOriginAnswer {
  readonly status?: number;
  readonly contentType?: string;
  readonly body?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answers a call to another origin, and the question that a browser asks before it. */
export async function answerAcrossOrigins(route: Route, answer: CrossOriginAnswer): Promise<void> {
  if (route.request().method() === 'OPTIONS') {
    await route.fulfill({ status: 204, headers: open });
    return;
  }
  const { status = 200, contentType = 'application/pdf', body = '', headers = {} } = answer;
  await route.fulfill({ status, body, headers: { ...open, ...headers, 'content-type': contentType } });
}

/** A function of its own text as a script, called with the page and a value. */
export const asScript = (install: (page: object, value: never) => void, value: object): string =>
  `(${install.toString()})(window, ${JSON.stringify(value)});`;
