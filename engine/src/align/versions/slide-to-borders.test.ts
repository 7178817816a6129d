import { describe, expect, it } from '@jest/globals';
import { factDocuments } from '../../testing/fact-documents.ts';
import { alignTokens } from './align-tokens.ts';
import { slideToBorders } from './slide-to-borders.ts';
import { tokenStream } from './token-stream.ts';

/** The words of each version that the other lacks. */
function unpaired(first: readonly string[], second: readonly string[]): [string, string] {
  const [one, other] = factDocuments(first, second);
  if (one === undefined || other === undefined) throw new Error('two documents');
  const a = { stream: tokenStream(one), units: one.units };
  const b = { stream: tokenStream(other), units: other.units };
  const pairs = alignTokens(a.stream.keys, b.stream.keys);
  const before = pairs.filter((partner) => partner >= 0).length;
  slideToBorders(a, b, pairs);
  expect(pairs.filter((partner) => partner >= 0)).toHaveLength(before);
  for (const [token, partner] of pairs.entries())
    if (partner >= 0) expect(b.stream.keys[partner]).toBe(a.stream.keys[token]);
  const taken = new Set(pairs);
  return [
    a.stream.keys.filter((_, token) => (pairs[token] ?? -1) < 0).join(' '),
    b.stream.keys.filter((_, token) => !taken.has(token)).join(' '),
  ];
}

const part = (number: string, what: string): string[] => [`Part ${number} ${what}.`, ''];

describe(slideToBorders.name, () => {
  it('leaves out a whole item of a list whose items begin alike', () => {
    const [first, second, third] = [part('4410', 'wheel'), part('4411', 'brake pad'), part('4412', 'saddle')];
    expect(unpaired([...first, ...second, ...third], [...first, ...third])).toEqual(['part 4411 brake pad', '']);
    expect(unpaired([...first, ...third], [...first, ...second, ...third])).toEqual(['', 'part 4411 brake pad']);
  });

  it('leaves out a whole sentence of a paragraph', () => {
    expect(
      unpaired(
        ['The tenant pays the rent. The tenant pays for heating. The agent repairs the roof.'],
        ['The tenant pays for heating. The agent repairs the roof.'],
      ),
    ).toEqual(['the tenant pays the rent', '']);
  });

  it('leaves words within a sentence where they are', () => {
    expect(unpaired(['The agent repairs the roof and the walls.'], ['The agent repairs the roof.'])[0]).toBe(
      'and the walls',
    );
  });
});
