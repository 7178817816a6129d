import { describe, expect, it } from '@jest/globals';
import { placeOfFact } from '../rules/place.ts';
import { factDocuments } from '../testing/fact-documents.ts';
import { nameOf, subjectOf } from './subject-of.ts';
import { aRuleFinding, placeOf } from './testing/judge-builders.ts';

/** What the first values of some documents are called. */
function nameOfValues(...documents: readonly (readonly string[])[]): string {
  const read = factDocuments(...documents);
  const places = read.flatMap((document) => document.facts.slice(0, 1).map((fact) => placeOfFact(document, fact)));
  return nameOf(read, places);
}

const prose = ['We shall charge you a rent of £4,250.00 for it.'];

describe('nameOf', () => {
  it('takes the label of any of the places before the words of a sentence', () => {
    expect(nameOfValues(prose, ['Monthly rent: £4,520.00'])).toBe('Monthly rent');
  });

  it('tells a sentence with a gap where no place has a label', () => {
    expect(nameOfValues(prose, ['And £4,520.00 is due.'])).toBe('We shall charge you a rent of … for it');
  });

  it('takes a sentence that names the value before it', () => {
    const documents = factDocuments(['Jones, our agent'], ['Please write to Janes, our agent']);
    const places = ['Jones,', 'Janes,'].map((name, index) => placeOf(documents[index] ?? fail(), name));
    expect(nameOf(documents, places)).toBe('Please write to …');
  });
});

describe('subjectOf', () => {
  it('leaves the word to the rule where it knows one', () => {
    expect(subjectOf([], aRuleFinding([], { subject: 'Sum' }))).toBe('Sum');
    const [document] = factDocuments(prose) as [ReturnType<typeof factDocuments>[0]];
    const unnamed = aRuleFinding([placeOf(document, '£4,250.00')], { subject: '' });
    expect(subjectOf([document], unnamed)).toBe('We shall charge you a rent of … for it');
  });
});

function fail(): never {
  throw new Error('There is no such document.');
}
