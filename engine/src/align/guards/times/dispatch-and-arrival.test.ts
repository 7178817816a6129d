import { describe, expect, it } from '@jest/globals';
import { factDocuments } from '../../testing/aligned.ts';
import { isSentBefore } from './dispatch-and-arrival.ts';

function isBefore(first: string, second: string): boolean {
  const documents = factDocuments([first], [second]);
  const [a, b] = documents.map(({ facts }) => facts.find(({ value }) => value.type === 'date'));
  if (a === undefined || b === undefined) throw new Error('A sentence holds no date.');
  return isSentBefore(a, b, documents);
}

describe(isSentBefore.name, () => {
  it.each([
    ['Versandtag: 16. Juni 2026', 'Angeliefert am 17.06.2026'],
    ['The pump was dispatched on 3 May 2025.', 'The pump arrived on 6 May 2025.'],
  ])('knows that goods arrive after they were sent: %s – %s', (first, second) => {
    expect(isBefore(first, second)).toBe(true);
  });

  it.each([
    ['Versandtag: 18. Juni 2026', 'Angeliefert am 17.06.2026'],
    ['The pump was dispatched on 3 May 2025.', 'The pump was dispatched on 6 May 2025.'],
    ['The pump was dispatched on 3 May 2025.', 'The pump arrived on 6 August 2025.'],
  ])('leaves other dates to be compared: %s – %s', (first, second) => {
    expect(isBefore(first, second)).toBe(false);
  });
});
