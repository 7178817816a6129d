import { installFakeGoogle, type FakeGoogleScenario } from '@app/shared/testing/cloud';
import type { BrowserContext } from '@playwright/test';
import { aSmallPdf } from '../fixtures/small-pdfs.ts';
import { answerAcrossOrigins, asScript, type CrossOriginAnswer } from './cross-origin.ts';

export interface FakeDriveFile {
  /** What a question for name and type is answered. */
  readonly metadata?: { readonly name: string; readonly mimeType: string };
  /** What a download or an export is answered; a small PDF unless told. */
  readonly content?: CrossOriginAnswer;
}

export interface FakeDrive {
  readonly scenario: FakeGoogleScenario;
  /** What Drive has, by id; other ids are not found. */
  readonly files: Readonly<Record<string, FakeDriveFile>>;
  /** The scripts do not come at all. */
  readonly isUnreachable?: boolean;
}

function answerFor({ metadata, content }: FakeDriveFile, isAboutFile: boolean): CrossOriginAnswer {
  if (isAboutFile) return { contentType: 'application/json', body: JSON.stringify(metadata ?? {}) };
  return { body: aSmallPdf(), ...content };
}

/** Puts Google's scripts and Drive's HTTP behind fakes, so that the page's own adapter runs. Returns the calls to Drive. */
export async function fakeGoogleDrive(context: BrowserContext, { scenario, files, isUnreachable }: FakeDrive) {
  const calls: { readonly url: string; readonly authorization: string | null }[] = [];
  if (isUnreachable === true) {
    await context.route(/^https:\/\/(apis|accounts)\.google\.com\//, (route) => route.abort());
    return calls;
  }
  await context.route('https://apis.google.com/js/api.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: asScript(installFakeGoogle, scenario) }),
  );
  await context.route('https://accounts.google.com/gsi/client', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await context.route('https://www.googleapis.com/drive/v3/files/**', async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    const file = files[decodeURIComponent(url.pathname.split('/')[4] ?? '')];
    if (request.method() === 'GET') {
      calls.push({ url: url.href, authorization: await request.headerValue('authorization') });
    }
    const isAboutFile = url.searchParams.has('fields');
    await answerAcrossOrigins(route, file === undefined ? { status: 404 } : answerFor(file, isAboutFile));
  });
  return calls;
}
