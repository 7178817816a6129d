import type { Browser } from '@playwright/test';
import type { Layout } from './layout.ts';

/** Prints HTML into a file. Where words are broken by a hyphen, it stands at the end of the line and nowhere else. */
export async function typeset(browser: Browser, html: string, { hyphen }: Layout, path: string): Promise<void> {
  const page = await browser.newPage();
  try {
    await page.emulateMedia({ media: 'print' });
    await page.setContent(html);
    if (hyphen === '-' || hyphen === '\u2010') await page.evaluate(fixHyphens, hyphen);
    await page.pdf({ path, preferCSSPageSize: true });
  } finally {
    await page.close();
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
