import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import pdfjsWorkerForReading from './pdfjs-worker-for-reading.ts';

const remote = join(import.meta.dirname, '../../remote-review/package.json');
const library = createRequire(remote).resolve('pdfjs-dist/build/pdf.worker.mjs');
const defined = (source: string): string[] =>
  [...source.matchAll(/^(?:async )?(?:class|function|const|let) ([A-Za-z_$][\w$]*)/gm)].map(([, name = '']) => name);

let source: string;
beforeAll(async () => {
  source = await readFile(library, 'utf8');
});

describe('pdfjsWorkerForReading', () => {
  it('leaves nothing out that the rest calls or makes', () => {
    const kept = pdfjsWorkerForReading(source);
    const here = new Set(defined(kept));
    const missing = defined(source)
      .filter((name) => !here.has(name))
      .filter((name) => isNamed(kept, name.replaceAll('$', '\\$')));
    expect(missing.filter((name) => !isLocal(kept, name))).toEqual([]);
    expect(kept.length).toBeLessThan(source.length * 0.8);
  });

  it('fails when the library is written otherwise', () => {
    expect(() => pdfjsWorkerForReading('export class WorkerMessageHandler {}')).toThrow('written otherwise');
  });
});

/** Called, asked for a member, or what a class is made of or compared with. */
const isNamed = (text: string, name: string): boolean =>
  new RegExp(`(?<![.\\w$"'#])${name}[.(](?!["':])|\\b(?:extends|instanceof) ${name}(?![\\w$])`).test(text);

/** Methods and variables inside a function have names of their own, which may be those of something else. */
const isLocal = (text: string, name: string): boolean =>
  new RegExp(`^ +(?:(?:static |async )*${name}\\(|(?:const|let) .*\\b${name}\\b|${name},?$)`, 'm').test(text);
