import type { Browser } from '@playwright/test';
import type { Layout } from './layout.ts';

/** Chromium on a busy machine now and then never ends when it prints some hundred pages. */
export class PrintTimeout extends Error {}

const timeoutMs = 300_000;

/**
 * Prints HTML into a file. Where words are broken by a hyphen, it stands at the end of the line and nowhere else.
 *
 * @throws PrintTimeout when the browser does not answer; it is of no use any more then
 */
export async function typeset(browser: Browser, html: string, { hyphen }: Layout, path: string): Promise<void> {
  const page = await browser.newPage();
  await page.emulateMedia({ media: 'print' });
  await page.setContent(html);
  if (hyphen === '-' || hyphen === '\u2010') await page.evaluate(fixHyphens, hyphen);
  await inTime(page.pdf({ path, preferCSSPageSize: true }));
  await page.close();
}

async function inTime(work: Promise<unknown>): Promise<void> {
  const timer = Promise.withResolvers<never>();
  const timeout = setTimeout(
    () => timer.reject(new PrintTimeout(`not printed in ${timeoutMs / 1000} seconds`)),
    timeoutMs,
  );
  try {
    await Promise.race([work, timer.promise]);
  } finally {
    clearTimeout(timeout);
  }
}

/**
 * Runs in the page. Chromium prints an unused soft hyphen as an invisible character; so those at which a line was
 * broken become the hyphen that is printed, and the others go.
 */
function fixHyphens(hyphen: string): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) nodes.push(walker.currentNode);
  const range = document.createRange();
  const boxAt = (node: Text, at: number): DOMRect => {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return range.getBoundingClientRect();
  };
  // All lines are measured before the first word is touched.
  const texts = nodes.map((node) =>
    node.data.replace(/\u00ad/gu, (_, at: number) => {
      const [before, after] = [boxAt(node, at - 1), boxAt(node, at + 1)];
      const isBroken = after.left < before.right - 1 || Math.abs(after.top - before.top) > before.height / 2;
      return isBroken ? `${hyphen}\u200b` : '';
    }),
  );
  for (const [at, node] of nodes.entries()) node.data = texts[at] ?? '';
}
