import { describe, expect, it } from '@jest/globals';
import { compareVersions } from '../compare-versions.ts';
import { keysIn } from '../hunk-words.ts';
import { papersOf } from '../testing/papers-of.ts';
import { joinChanges } from './join-changes.ts';

/** What is told as one of what the first version says and the second does not. */
function leftOut(a: readonly string[], b: readonly string[]): { matter: string; words: string }[] {
  const [first, second] = papersOf(a, b);
  if (first === undefined || second === undefined) throw new Error('two papers');
  const { map, changes } = compareVersions(first, second);
  const placed = changes.map((change, index) => ({ change, index }));
  return joinChanges(map, first, second, placed).map(({ matter, a: span }) => ({
    matter,
    words: keysIn(first.text, span).join(' '),
  }));
}

/** So many lines as a page has at least. */
const page = [
  'Plans that the yard has drawn are shown to the owner first.',
  'Steel is bought from mills that the bureau of shipping knows.',
  'Each weld of the hull is looked at before it is painted over.',
  'The engines are brought to the yard at the cost of the owner.',
  'Trials are made at sea on two days that both have agreed on.',
  'Faults that the trials show are mended before the hand-over.',
];
/** Sentences that a running line cuts, as text that was taken from the pages of another paper has it. */
const cut = [
  ['The builder shall deliver the tug afloat at the', 'place of delivery that the parties name in writing.'],
  ['The owner pays the price of the tug in three', 'parts, the last of them on the day of delivery.'],
  ['The yard keeps the plans of the tug for the', 'owner until the term of the guarantee has ended.'],
].flatMap(([begin = '', end = '']) => [begin, 'Contract Final', end].concat(page));
const whole = cut.filter((line) => line !== 'Contract Final');

describe('joinChanges', () => {
  it('tells what was left out as one, though a running line cuts it', () => {
    const exhibit = [
      'The first exhibit shows the hull and its frames.',
      'Contract Final',
      'The second one shows the deck.',
    ];
    const [told, ...others] = leftOut([...cut, ...exhibit], whole);
    expect(others).toEqual([]);
    expect(told?.matter).toBe('sentence-deleted');
    expect(told?.words).toMatch(/^the first exhibit .* the deck$/u);
  });

  it('joins changes that few words of one sentence part', () => {
    const told = leftOut(
      ['The price of units 1 and 2 of this contract is due at once.'],
      ['The price of units 5 and 6 of this contract is due at once.'],
    );
    expect(told).toEqual([{ matter: 'value', words: '1 and 2' }]);
  });

  it('keeps changes of two sentences apart', () => {
    const told = leftOut(
      ['The fee is 250 euros.', 'It is due in 30 days.'],
      ['The fee is 350 euros.', 'It is due in 60 days.'],
    );
    expect(told.map(({ words }) => words)).toEqual(['250', '30']);
  });
});
