import { describe, expect, it } from '@jest/globals';
import { isDuringAndAfter, isTermAndAfter } from './after-term.ts';
import { factDocuments } from './testing/aligned.ts';

/** What a check says of the first stretches of time of two lines. */
function isFollowed(a: string, b: string, check = isTermAndAfter): boolean | undefined {
  const documents = factDocuments([a], [b]);
  const [x, y] = documents.map(({ facts }) => facts.find(({ value }) => value.type === 'duration'));
  return x === undefined || y === undefined ? undefined : check(x, y, documents);
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

describe(isDuringAndAfter.name, () => {
  const during = 'During this period you may leave with a notice of one week.';

  it.each([
    [during, 'Notice thereafter: two months'],
    ['In dieser Zeit ist die Frist 1 Woche.', 'Kündigungsfrist danach: 2 Monate'],
    ['Pendant cette période, le préavis est d’une semaine.', 'Le préavis est ensuite de deux mois.'],
    ['Durante este periodo el preaviso es de una semana.', 'Después el preaviso es de dos meses.'],
  ])('parts “%s” from “%s”', (first, second) => {
    expect(isFollowed(first, second, isDuringAndAfter)).toBe(true);
    expect(isFollowed(second, first, isDuringAndAfter)).toBe(true);
  });

  it('leaves two of one time to be compared', () => {
    expect(isFollowed(during, 'In that period the notice is two weeks.', isDuringAndAfter)).toBe(false);
    expect(isFollowed(during, 'Notice: two months', isDuringAndAfter)).toBe(false);
  });
});
