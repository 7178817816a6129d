import { describe, expect, it } from '@jest/globals';
import { isTermAndAfter } from './after-term.ts';
import { factDocuments } from '../../testing/aligned.ts';

/** Whether this parts the first stretches of time of two lines. */
function isFollowed(a: string, b: string): boolean | undefined {
  const documents = factDocuments([a], [b]);
  const [x, y] = documents.map(({ facts }) => facts.find(({ value }) => value.type === 'duration'));
  return x === undefined || y === undefined ? undefined : isTermAndAfter(x, y, documents);
}

const term = 'The term of the lease is three years.';

describe(isTermAndAfter.name, () => {
  it.each([
    'The parties keep the papers secret during the term and for five years after.',
    'The books are kept throughout the term and for a further five years.',
    'The tenant removes his sign within 6 weeks after the end of the term.',
    'Der Mieter schweigt während der Laufzeit und noch 5 Jahre danach.',
    'Le locataire garde le secret pendant la durée du bail et pendant 5 ans.',
    'El inquilino guarda silencio durante la vigencia y por 5 años.',
  ])('parts “%s” from a term', (line) => {
    expect(isFollowed(term, line)).toBe(true);
    expect(isFollowed(line, term)).toBe(true);
  });

  it('leaves two terms, and two stretches after a term, to be compared', () => {
    expect(isFollowed(term, 'The lease has a term of five years.')).toBe(false);
    const after = 'The papers are secret during the term and for five years after.';
    expect(isFollowed(after, 'They are secret during the term and for 3 years.')).toBe(false);
  });

  it('leaves how long secrets are kept, which is called a term as well', () => {
    expect(isFollowed('The secrecy term is 3 years.', 'Secret during the term and for five years after.')).toBe(false);
  });
});
