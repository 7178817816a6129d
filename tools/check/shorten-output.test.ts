import { describe, expect, it } from '@jest/globals';
import { shortenOutput } from './shorten-output.ts';

const notUnderRoot = (at: number): string =>
  `server/src/a${at}.ts(1,1): error TS6059: File 'b.ts' is not under 'rootDir'.\n${'  Imported via a.ts\n'.repeat(200).trimEnd()}`;

describe('shortenOutput', () => {
  it('keeps what is short', () => {
    const output = "engine/src/a.ts(1,10): error TS2305: Module has no exported member 'b'.\nsecond line";
    expect(shortenOutput(`${output}\n`)).toBe(output);
  });

  it('keeps the first messages of a code, with the first lines of their reason, and counts the others', () => {
    const wrong = "engine/src/a.ts(1,10): error TS2305: Module has no exported member 'b'.";
    const output = [wrong, ...Array.from({ length: 300 }, (_, at) => notUnderRoot(at))].join('\n');
    const lines = shortenOutput(output).split('\n');
    expect(lines[0]).toBe(wrong);
    expect(lines.at(-1)).toBe('and 295 more of TS6059, probably for the same reason');
    expect(lines).toHaveLength(1 + 5 * 4 + 1);
  });

  it('cuts what has no codes', () => {
    const lines = shortenOutput('warning\n'.repeat(1000)).split('\n');
    expect(lines).toHaveLength(81);
    expect(lines.at(-1)).toBe('and 920 more lines');
  });
});
