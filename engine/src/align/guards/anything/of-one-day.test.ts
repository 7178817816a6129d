import { describe, expect, it } from '@jest/globals';
import { areOfOneDay } from './of-one-day.ts';
import { factDocuments } from '../../testing/aligned.ts';

function areAtOneDay(first: string, second: string): boolean {
  const documents = factDocuments([first], [second]);
  const [a, b] = documents.map(({ facts }) => facts.find(({ value }) => value.type === 'money'));
  if (a === undefined || b === undefined) throw new Error('A line holds no amount.');
  return areOfOneDay(a, b, documents);
}

describe(areOfOneDay.name, () => {
  it.each([
    ['The balance at 31 March was £6,418.20.', 'Balance at 31 March 2025: £6,148.20'],
    ['Der Kassenstand am 31. März betrug 6.418,20 €.', 'Kassenstand am 31.03.2025: 6.148,20 €'],
    ["L'avoir au 31 mars s'élevait à 6 418,20 €.", 'Avoir au 31 mars 2025 : 6 148,20 €'],
    ['El saldo a 31 de marzo era de 6.418,20 €.', 'Saldo a 31 de marzo de 2025: 6.148,20 €'],
  ])('knows the day whose year one leaves out: %s, %s', (first, second) => {
    expect(areAtOneDay(first, second)).toBe(true);
  });

  it.each([
    ['The balance at 31 March 2024 was £6,418.20.', 'Balance at 31 March 2025: £6,148.20'],
    ['The balance at 30 June was £6,418.20.', 'Balance at 31 March 2025: £6,148.20'],
    ['The balance was £6,418.20.', 'Balance at 31 March 2025: £6,148.20'],
  ])('tells days apart: %s, %s', (first, second) => {
    expect(areAtOneDay(first, second)).toBe(false);
  });
});
