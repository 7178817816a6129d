import type { BrowserContext } from '@playwright/test';
import { aSmallPdf } from '../fixtures/small-pdfs.ts';
import { answerAcrossOrigins } from './cross-origin.ts';

export interface FakeGraphFile {
  readonly name: string;
  readonly mimeType?: string;
  readonly body?: string | Buffer;
  /** Status of the content call. */
  readonly contentStatus?: number;
}

/** Where the content call redirects to, as Microsoft's does: another host, without the token. */
const contentHost = 'https://northgate-my.sharepoint.com';

/** Puts Microsoft Graph behind a fake with these files; others are not found. Returns the paths that were asked for. */
export async function fakeGraph(context: BrowserContext, files: Readonly<Record<string, FakeGraphFile>>) {
  const paths: string[] = [];
  const json = (body: object) => ({ contentType: 'application/json', body: JSON.stringify(body) });
  await context.route('https://graph.microsoft.com/v1.0/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (route.request().method() === 'GET') paths.push(pathname);
    if (pathname === '/v1.0/me/drive') {
      await answerAcrossOrigins(route, json({ webUrl: `${contentHost}/personal/dana/Documents` }));
      return;
    }
    const [, id = '', tail] = /\/items\/([^/]+)(\/content)?$/.exec(pathname) ?? [];
    const file = files[decodeURIComponent(id)];
    if (file === undefined)
      await answerAcrossOrigins(route, { status: 404, ...json({ error: { code: 'itemNotFound' } }) });
    else if (tail === undefined) {
      const type = file.mimeType ?? 'application/pdf';
      await answerAcrossOrigins(route, json({ id, name: file.name, file: { mimeType: type } }));
    } else {
      const body = file.body ?? aSmallPdf();
      await answerAcrossOrigins(route, { status: file.contentStatus ?? 200, body });
    }
  });
  return paths;
}
