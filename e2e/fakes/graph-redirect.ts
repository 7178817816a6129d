import type { CDPSession, Page } from '@playwright/test';

/** Where Microsoft's content call redirects to, and what the item's own download address is: neither takes a token. */
const contentUrl = 'https://northgate-my.sharepoint.com/content/lease';
const downloadUrl = 'https://northgate-my.sharepoint.com/download/lease?tempauth=once';

export interface GraphRedirect {
  /** False: the host that is redirected to lets no page of another origin read its answer. */
  readonly isReadable: boolean;
}

export interface GraphCall {
  readonly url: string;
  readonly authorization: string | undefined;
}

interface Answer {
  readonly status: number;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const open = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'authorization' };
const pdf = { 'content-type': 'application/pdf' };
const item = { id: 'lease', name: 'lease.pdf', file: { mimeType: 'application/pdf' } };

function answerTo(url: string, { isReadable }: GraphRedirect): Answer {
  if (url === contentUrl)
    return { status: 200, body: '%PDF-1.7 redirected', headers: isReadable ? { ...open, ...pdf } : pdf };
  if (url === downloadUrl) return { status: 200, body: '%PDF-1.7 direct', headers: { ...open, ...pdf } };
  if (url.endsWith('/content')) return { status: 302, headers: { ...open, location: contentUrl } };
  const body = JSON.stringify({ ...item, '@microsoft.graph.downloadUrl': downloadUrl });
  return { status: 200, body, headers: { ...open, 'content-type': 'application/json' } };
}

async function fulfil(
  session: CDPSession,
  requestId: string,
  { status, body = '', headers = {} }: Answer,
): Promise<void> {
  await session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: status,
    responseHeaders: Object.entries(headers).map(([name, value]) => ({ name, value })),
    body: Buffer.from(body).toString('base64'),
  });
}

/**
 * Puts Microsoft Graph, with one file in it, behind a fake that redirects as the real one does. Playwright's own routes
 * see only the first request of a chain, so this one listens below them. Returns the calls.
 */
export async function redirectGraphContent(page: Page, redirect: GraphRedirect): Promise<readonly GraphCall[]> {
  const calls: GraphCall[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request: { method, url, headers } }) => {
    if (method === 'OPTIONS') void fulfil(session, requestId, { status: 204, headers: open });
    else {
      calls.push({ url, authorization: headers['Authorization'] ?? headers['authorization'] });
      void fulfil(session, requestId, answerTo(url, redirect));
    }
  });
  const urlPatterns = ['https://graph.microsoft.com/*', 'https://northgate-my.sharepoint.com/*'];
  await session.send('Fetch.enable', { patterns: urlPatterns.map((urlPattern) => ({ urlPattern })) });
  return calls;
}
