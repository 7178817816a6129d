import { describe, expect, it } from '@jest/globals';
import { areOfOtherStages } from './stages.ts';
import { factDocuments } from '../../testing/aligned.ts';

/** Whether the only amounts of two papers are of other stages of one thing. */
function areApart(first: readonly string[], second: readonly string[]): boolean {
  const documents = factDocuments(first, second);
  const [a, b] = documents.map(({ facts }) => facts.find(({ value }) => value.type === 'money'));
  if (a === undefined || b === undefined) throw new Error('A paper holds no amount.');
  return areOfOtherStages(a, b, documents);
}

describe(areOfOtherStages.name, () => {
  it.each([
    ['Eligible cost, year 1 | £41,200.00', 'The eligible cost is £73,000.'],
    ['Kosten, Jahr 1 | 41.200 €', 'Die Kosten betragen 73.000 €.'],
    ['Coût, année 1 | 41 200 €', 'Le coût est de 73 000 €.'],
    ['Coste, año 1 | 41.200 €', 'El coste es de 73.000 €.'],
    ['Cost, year 1 | £41,200', 'Cost, year 2 | £38,900'],
    ['In the first year the cost is £41,200.', 'The cost comes to £38,900 in the second year.'],
  ])('holds a part neither against another nor against the whole: %s – %s', (first, second) => {
    expect(areApart([first], [second])).toBe(true);
  });

  it.each([
    ['one stage', ['Cost, year 1 | £41,200'], ['In the first year the cost is £42,100.']],
    ['a part that is more than the whole', ['Cost, year 1 | £73,000'], ['The cost is £41,200.']],
    ['a slip', ['Cost, year 1 | £41,200'], ['The cost is £42,100.']],
    ['a report on that stage', ['Cost, year 1 | £41,200'], ['# Report, year 1', '', 'The cost is £73,000.']],
    ['a stage that only a sentence names', ['In the first year the cost is £41,200.'], ['The cost is £73,000.']],
  ])('leaves %s to be compared', (_, first, second) => {
    expect(areApart(first, second)).toBe(false);
  });
});
