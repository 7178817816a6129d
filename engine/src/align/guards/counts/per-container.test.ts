import { describe, expect, it } from '@jest/globals';
import { isPerContainer } from './per-container.ts';
import { factDocuments } from '../../testing/aligned.ts';

/** Whether the last number of a sentence is what one container holds. */
function isHeld(sentence: string): boolean {
  const documents = factDocuments([sentence]);
  const fact = documents[0]?.facts.findLast(({ value }) => value.type === 'number');
  if (fact === undefined) throw new Error(`no number in ${sentence}`);
  return isPerContainer(fact, documents);
}

describe(isPerContainer.name, () => {
  it.each([
    'mugs, 12 to the crate',
    'soap bars, 48 per carton',
    'bulbs in bags of 50',
    'Fliesen, 20 je Karton',
    'bougies en caisses de 36',
    'tornillos, 200 por caja',
  ])('knows what one holds: %s', (sentence) => {
    expect(isHeld(sentence)).toBe(true);
  });

  it.each(['12 crates of mugs', 'soap bars, 48 per person', 'a number of 50 bulbs'])(
    'leaves what is counted: %s',
    (sentence) => {
      expect(isHeld(sentence)).toBe(false);
    },
  );
});
