import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { compareVersions } from './compare-versions.ts';
import { papersOf } from './testing/papers-of.ts';

interface HardCase {
  readonly title: string;
  readonly a: readonly string[];
  readonly b: readonly string[];
  readonly decided: string;
}

/** The cases of the page beside this test: a title, a block of lines that begin with the version, a decision. */
function hardCases(page: string): HardCase[] {
  return page
    .split(/^## /mu)
    .slice(1)
    .map((text) => {
      const linesOf = (version: string): string[] =>
        [...text.matchAll(new RegExp(`^${version}: (.*)$`, 'gmu'))].map(([, line = '']) => line);
      const decided = /^Decided: (?:`([^`]*)`|nothing)\./mu.exec(text);
      if (decided === null) throw new Error(`nothing is decided for ${text.slice(0, 40)}`);
      return { title: text.split('\n')[0] ?? '', a: linesOf('A'), b: linesOf('B'), decided: decided[1] ?? '' };
    });
}

/** Classes of what is told, with what matters of substantive changes. Print is not told. */
function toldOf({ a, b }: HardCase): string {
  const [first, second] = papersOf(a, b);
  if (first === undefined || second === undefined) throw new Error('two papers');
  return compareVersions(first, second)
    .changes.filter((change) => change.class !== 'print')
    .map((change) => (change.matter === undefined ? change.class : `${change.class}/${change.matter}`))
    .toSorted()
    .join(' ');
}

describe('hard cases', () => {
  const cases = hardCases(readFileSync(join(import.meta.dirname, 'hard-cases.md'), 'utf8'));

  it('are many', () => {
    expect(cases.length).toBeGreaterThan(20);
  });

  it.each(cases.map((one) => [one.title, one] as const))('%s', (_, one) => {
    expect(toldOf(one)).toBe(one.decided);
    const [a, b] = [one.b, one.a];
    if (one.decided === '') expect(toldOf({ ...one, a, b })).toBe('');
  });
});
