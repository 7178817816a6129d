import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { findChromium } from '../test/find-chromium.ts';
import { browserArguments } from './browser.ts';
import { connectDevtools, type AskBrowser } from './devtools-client.ts';
import type { DrivenPage } from './driven-page.ts';
import { largestProcessMb } from './renderer-memory.ts';

export interface UninspectedPage extends DrivenPage {
  /** What the page's process holds now. */
  processMb(): Promise<number>;
  /** Of its scripts, after all that nobody holds was collected. */
  heapMb(): Promise<number>;
  close(): Promise<void>;
}

export interface PageToOpen {
  readonly url: string;
  /** `name=value` */
  readonly cookie: string;
}

const evaluated = z.object({
  result: z.object({ value: z.unknown().optional() }),
  exceptionDetails: z.object({ text: z.string() }).optional(),
});
const place = z.object({ x: z.number(), y: z.number() });
const size = { width: 1280, height: 800 };
const megabyte = 1_048_576;

/**
 * Opens a page in a browser of its own whose network nobody listens to. Playwright always does, and the page's process then
 * keeps the answers to all its requests, up to 100 MB, for whoever might ask: half of what a page of papers seems to hold.
 */
export async function openUninspected({ url, cookie }: PageToOpen): Promise<UninspectedPage> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'uninspected-'));
  const browser = spawn(
    await findChromium(process.env),
    [...browserArguments, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const client = await connectDevtools(await addressOf(browser));
  const ask = await openTab(client.ask);
  const [name = '', value = ''] = cookie.split('=');
  await client.ask('Storage.setCookies', { cookies: [{ name, value, url: new URL(url).origin }] });
  await ask('Page.navigate', { url });
  return {
    ...drivenBy(ask),
    processMb: () => largestProcessMb(client.ask),
    heapMb: async () => {
      await ask('HeapProfiler.collectGarbage');
      const { usedSize } = z.object({ usedSize: z.number() }).parse(await ask('Runtime.getHeapUsage'));
      return usedSize / megabyte;
    },
    close: async () => {
      const hasEnded = new Promise((resolve) => browser.once('exit', resolve));
      await client.ask('Browser.close');
      client.close();
      await hasEnded;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The address that the browser says it can be asked at. */
function addressOf(browser: ChildProcess): Promise<string> {
  let told = '';
  return new Promise((resolve, reject) => {
    browser.stderr?.on('data', (text) => {
      told += String(text);
      const [address] = /ws:\/\/\S+/.exec(told) ?? [];
      if (address !== undefined) resolve(address);
    });
    browser.once('exit', () => reject(new Error(`The browser did not start: ${told}`)));
  });
}

/** Opens a tab and gives the way to ask it. */
async function openTab(ask: AskBrowser): Promise<(method: string, params?: object) => Promise<unknown>> {
  const made = await ask('Target.createTarget', { url: 'about:blank' });
  const { targetId } = z.object({ targetId: z.string() }).parse(made);
  const attached = await ask('Target.attachToTarget', { targetId, flatten: true });
  const { sessionId } = z.object({ sessionId: z.string() }).parse(attached);
  const askTab = (method: string, params: object = {}) => ask(method, params, sessionId);
  await askTab('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile: false });
  return askTab;
}

function drivenBy(ask: (method: string, params?: object) => Promise<unknown>): DrivenPage {
  const run = async (expression: string): Promise<unknown> => {
    const answer = await ask('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    const { result, exceptionDetails } = evaluated.parse(answer);
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
    return result.value;
  };
  const call = (script: (selector: string) => unknown, selector: string) =>
    run(`(${String(script)})(${JSON.stringify(selector)})`);
  return {
    run,
    waitFor: async (selector) => void (await call(untilThere, selector)),
    wheel: async (selector, px) => {
      const at = place.parse(await call(middleOf, selector));
      await ask('Input.dispatchMouseEvent', { type: 'mouseWheel', ...at, deltaX: 0, deltaY: px });
    },
    press: async (key) => {
      const code = `Key${key.toUpperCase()}`;
      await ask('Input.dispatchKeyEvent', { type: 'keyDown', key, code, text: key });
      await ask('Input.dispatchKeyEvent', { type: 'keyUp', key, code });
    },
  };
}

/** Runs in the page. */
function untilThere(selector: string): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (document.querySelector(selector) === null) requestAnimationFrame(look);
      else resolve();
    };
    look();
  });
}

/** Runs in the page. */
function middleOf(selector: string): { readonly x: number; readonly y: number } {
  const { x = 0, y = 0, width = 0, height = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}
