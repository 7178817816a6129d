import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import pdfjsForReading from './pdfjs-for-reading.ts';

const remote = join(import.meta.dirname, '../../remote-review/package.json');
const library = createRequire(remote).resolve('pdfjs-dist/build/pdf.mjs');
const defined = (source: string): string[] =>
  [...source.matchAll(/^(?:async )?(?:class|function|const|let) (\w+)/gm)].map(([, name = '']) => name);

describe('pdfjsForReading', () => {
  it('leaves out of the library nothing that the rest of it names', async () => {
    const source = await readFile(library, 'utf8');
    const kept = pdfjsForReading(source);
    const here = new Set(defined(kept));
    const missing = defined(source)
      .filter((name) => !here.has(name))
      .filter((name) => new RegExp(`(?<![.\\w"'#])${name}\\b(?!["':])`).test(kept));
    expect(missing).toEqual([]);
    expect(kept.length).toBeLessThan(source.length * 0.7);
  });

  // Shown, it would take room below every page of the site.
  it('keeps a library that hides the canvas which it hangs under the body to measure letters', async () => {
    const kept = pdfjsForReading(await readFile(library, 'utf8'));
    expect(kept).toMatch(
      /canvas\.style\.cssText = "[^"]*display:none;[^;]*;[^;]*;[^;]*;\s+document\.body\.append\(canvas\)/,
    );
  });

  it('fails when the library is written otherwise', () => {
    expect(() => pdfjsForReading('export class PDFWorker {}')).toThrow('written otherwise');
  });
});
