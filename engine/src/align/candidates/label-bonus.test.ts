import { describe, expect, it } from '@jest/globals';
import { labelBonus } from './label-bonus.ts';
import { factDocuments } from '../testing/aligned.ts';

function bonus(first: string, second: string): number {
  const documents = factDocuments([first], [second]);
  const [a, b] = documents.map(({ facts }) => facts[0]);
  if (a === undefined || b === undefined) throw new Error('A line holds no value.');
  return labelBonus(a, b, documents);
}

const sentence = 'The net debt was £46.5 million at the end.';

describe(labelBonus.name, () => {
  it.each(['Net debt: £44.6m', 'Net debt £44.6m'])('adds to a value whose sentence holds the words of %s', (line) => {
    expect(bonus(line, sentence)).toBeGreaterThan(0);
    expect(bonus(sentence, line)).toBe(bonus(line, sentence));
  });

  it.each(['Net assets £44.6m', 'Total: £44.6m', 'Net debt £44.6m at Easter', 'Of the net debt £44.6m'])(
    'adds nothing for %s',
    (line) => {
      expect(bonus(line, sentence)).toBe(0);
    },
  );
});
