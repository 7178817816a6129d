import { describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { ZipChunks } from './zip-chunks.ts';

const moment = new Date('2026-11-20T14:32:05Z');
const unzip = (chunks: Uint8Array[]) => unzipSync(new Uint8Array(Buffer.concat(chunks)));

describe('ZipChunks', () => {
  it('writes entries that unzip to what was put in', () => {
    const zip = new ZipChunks(moment);
    const chunks: Uint8Array[] = [];
    zip.add('a.xml', '<a/>');
    chunks.push(...zip.take());
    zip.addStored('b.png', new Uint8Array([1, 2, 3]));
    const entry = zip.open('c.xml');
    for (let part = 0; part < 50; part += 1) {
      entry.write(`${'käse '.repeat(1_000)}${part}`);
      chunks.push(...zip.take());
    }
    entry.end();
    zip.finish();
    chunks.push(...zip.take());
    const files = unzip(chunks);
    expect(strFromU8(files['a.xml'] ?? new Uint8Array())).toBe('<a/>');
    expect(files['b.png']).toEqual(new Uint8Array([1, 2, 3]));
    const long = strFromU8(files['c.xml'] ?? new Uint8Array());
    expect([long.length, long.endsWith('49')]).toEqual([50 * 5_000 + 90, true]);
  });

  it.each(['1970-01-01T00:00:00Z', '2107-06-01T00:00:00Z'])('writes entries of %s, which no zip can tell', (time) => {
    const zip = new ZipChunks(new Date(time));
    zip.add('a.xml', '<a/>');
    zip.finish();
    expect(Object.keys(unzip(zip.take()))).toEqual(['a.xml']);
  });

  it('gives chunks while the entry is still open, so that they need not be kept', () => {
    const zip = new ZipChunks(moment);
    const entry = zip.open('a.xml');
    zip.take();
    entry.write('x'.repeat(100_000));
    expect(zip.take().length).toBeGreaterThan(0);
    expect(zip.take()).toEqual([]);
  });
});
