import { describe, expect, it } from '@jest/globals';
import { areCrossed } from './crossed.ts';
import { factDocuments } from '../../testing/aligned.ts';

/** Whether the first stretch of time of the one paper and the last of the other are known to be of two things. */
function isCrossed(first: readonly string[], second: readonly string[]): boolean {
  const documents = factDocuments(first, second);
  const [a, b] = [documents[0]?.facts[0], documents[1]?.facts.at(-1)];
  if (a === undefined || b === undefined) throw new Error('A paper holds no stretch of time.');
  return areCrossed(a, b, documents);
}

describe(areCrossed.name, () => {
  it('keeps apart what each paper says of two offices', () => {
    expect(
      isCrossed(
        ['The warden of the orchard is elected for three years.', 'The bees have a keeper for two years.'],
        ['The warden stays three years in the orchard.', 'The keeper of the bees is elected for two years.'],
      ),
    ).toBe(true);
  });

  it('lets the papers disagree where they exchange the times', () => {
    expect(
      isCrossed(
        ['The warden of the orchard is elected for three years.', 'The bees have a keeper for two years.'],
        ['The bees have a keeper for three years.', 'The warden of the orchard is elected for two years.'],
      ),
    ).toBe(false);
  });

  it('asks that both papers hold both times', () => {
    expect(
      isCrossed(
        ['The warden of the orchard is elected for three years.'],
        ['The warden stays three years.', 'The warden of the orchard is elected for two years.'],
      ),
    ).toBe(false);
  });
});
