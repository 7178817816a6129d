import { describe, expect, it } from '@jest/globals';
import { openFallBackReader } from './fall-back-reader.ts';
import type { PictureReader } from './picture-reader.ts';

const picture = { width: 1, height: 1, pixels: new Uint8Array(1) };

/** A reader that sees one digit, or fails; it notes in `said` what it is asked. */
const aReader = (name: string, digit: string | undefined, said: string[]): PictureReader => ({
  name,
  readLines: () => Promise.resolve([]),
  readDigit: () => {
    said.push(name);
    return digit === undefined ? Promise.reject(new Error(`${name} failed`)) : Promise.resolve(digit);
  },
  detectTurn: () => Promise.resolve(0),
  close: () => {
    said.push(`${name} closed`);
    return Promise.resolve();
  },
});

describe(openFallBackReader.name, () => {
  it('leaves the second program alone while the first one works', async () => {
    const said: string[] = [];
    const reader = openFallBackReader(aReader('first', '2', said), () => aReader('second', '3', said));
    expect(await reader.readDigit(picture)).toBe('2');
    await reader.close();
    expect(said).toEqual(['first', 'first closed']);
  });

  it('reads with the second one from the first failure on, and says so', async () => {
    const said: string[] = [];
    const reader = openFallBackReader(aReader('first', undefined, said), () => aReader('second', '3', said));
    expect([await reader.readDigit(picture), await reader.readDigit(picture), reader.name]).toEqual([
      '3',
      '3',
      'second',
    ]);
    await reader.close();
    expect(said).toEqual(['first', 'second', 'second', 'first closed', 'second closed']);
  });

  it('fails when both do', async () => {
    const reader = openFallBackReader(aReader('first', undefined, []), () => aReader('second', undefined, []));
    await expect(reader.readDigit(picture)).rejects.toThrow('second failed');
    await expect(reader.readDigit(picture)).rejects.toThrow('second failed');
  });
});
