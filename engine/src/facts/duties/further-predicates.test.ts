import { describe, expect, it } from '@jest/globals';
import { roleOf } from '../names/roles.ts';
import { findDuties } from './find-duties.ts';

const namedAt = (texts: readonly string[], index: number) => {
  const key = roleOf(texts[index] ?? '');
  return key === undefined ? undefined : { key, length: 1 };
};

/** What is laid on whom, as `supplier: good` for each duty. */
const dutiesIn = (text: string): string[] =>
  findDuties(text.split(' '), namedAt).map(
    ({ actor, items }) => `${actor.key}: ${items.map(({ head }) => head.join(' ')).join(', ')}`,
  );

describe('furtherPredicates', () => {
  it.each([
    ['The supplier delivers the goods and removes the packaging.', ['=supplier: good', '=supplier: =packaging']],
    [
      'The supplier delivers the goods, pays the duty and collects the crates.',
      ['=supplier: good', '=supplier: duty', '=supplier: =package'],
    ],
    ['The supplier shall train the staff and remove the crates.', ['=supplier: =package']],
    ['Der Verkäufer liefert die Ware und entsorgt die Verpackung.', ['=supplier: ware', '=supplier: =packaging']],
    ['El vendedor entregará las camas y retirará los embalajes.', ['=supplier: cam', '=supplier: =packaging']],
  ])('reads all that one does in “%s”', (text, duties) => {
    expect(dutiesIn(text)).toEqual(duties);
  });

  it.each([
    ['The supplier delivers the goods and the buyer removes the packaging.', ['=customer: =packaging']],
    ['The supplier informs the buyer who removes the packaging and pays the freight.', []],
    ['The goods are paid by the buyer and includes the packaging.', []],
    ['The supplier does not clean the goods and removes the packaging.', []],
  ])('lays on nobody what another does in “%s”', (text, others) => {
    const laid = dutiesIn(text);
    expect(laid.filter((one) => /packaging|service/u.test(one))).toEqual(others);
  });
});

describe('findActors', () => {
  it('knows a body by the last noun of its name', () => {
    expect(dutiesIn('The policy is reviewed by the human resources department.')).toEqual([]);
    expect(dutiesIn('The human resources department reviews the policy.')).toEqual(['~department: policy']);
  });
});
