import { describe, expect, it } from '@jest/globals';
import type { Finding, Position } from '@app/shared/contracts';
import type { FactDocument } from '../facts/fact.ts';
import { factDocuments } from '../testing/fact-documents.ts';
import { placeOf } from './testing/judge-builders.ts';
import { titleFindings } from './title-findings.ts';
import { toPosition } from './to-result.ts';

const positionOf = (documents: readonly FactDocument[], document: FactDocument, words: string): Position =>
  toPosition(documents, placeOf(document, words));

const aFinding = (changes: Partial<Finding>, positions: Position[]): Finding => ({
  id: '',
  kind: 'value-conflict',
  rule: 'value-mismatch',
  severity: 'high',
  tier: 'sure',
  confidence: 0.98,
  subject: '',
  explanation: '',
  positions,
  ...changes,
});

type Papers = readonly (readonly string[])[];

/** The titles of findings, each of which is given by the words in which the documents differ. */
const titles = (papers: Papers, ...differences: (readonly string[])[]): string[] =>
  titlesOf({}, papers, ...differences);

function titlesOf(changes: Partial<Finding>, papers: Papers, ...differences: (readonly string[])[]): string[] {
  const documents = factDocuments(...papers);
  const findings = differences.map((words) =>
    aFinding(
      changes,
      words.flatMap((word, index) => {
        const document = documents[index];
        return document === undefined ? [] : [positionOf(documents, document, word)];
      }),
    ),
  );
  return titleFindings(findings, documents).map(({ subject }) => subject);
}

describe('titleFindings', () => {
  it('takes the label of one paper where the other has a sentence', () => {
    const papers = [['And £4,250.00 is due for it each month.'], ['Monthly rent: £4,520.00']];
    expect(titles(papers, ['£4,250.00', '£4,520.00'])).toEqual(['Monthly rent']);
  });

  it('takes what a sentence says the value is', () => {
    const papers = [['The monthly rent is £4,250.00.'], ['We shall charge £4,520.00 for the use of it.']];
    expect(titles(papers, ['£4,250.00.', '£4,520.00'])).toEqual(['Monthly rent']);
  });

  it('tells two of one title apart by the number of their clause', () => {
    const papers = [
      ['1.1 The rent is £5.', '1.2 The rent is £7.'],
      ['1.1 The rent is £6.', '1.2 The rent is £8.'],
    ];
    expect(titles(papers, ['£5.', '£6.'], ['£7.', '£8.'])).toEqual(['Rent, 1.1', 'Rent, 1.2']);
  });

  it('says what kind of thing a value is, and where it stands, if nothing names it', () => {
    expect(titles([['£5'], ['£6']], ['£5', '£6'])).toEqual(['Amount, page 1']);
  });

  it('takes the title of its clause where the sentence names nothing', () => {
    const papers = [['4. Deposit. It is £5 then.'], ['4. Deposit. It is £6 then.']];
    expect(titles(papers, ['£5', '£6'])).toEqual(['Deposit']);
  });

  it('takes the head of a column with its row, without what the figures are counted in', () => {
    const table = (price: string) => ['Part | Price €', `Impeller | ${price}`, 'Wear ring | 7.10'];
    expect(titles([table('5.25'), table('5.52')], ['5.25', '5.52'])).toEqual(['Impeller, Price']);
  });

  it('takes the words that the papers share before those that stand nearer', () => {
    const papers = [
      ['In June we offer a guided walk through the kitchen garden, which is open, for £5.'],
      ['For the kitchen garden we ask £6.'],
    ];
    expect(titles(papers, ['£5.', '£6.'])).toEqual(['Kitchen garden']);
  });

  it('names an address without its label', () => {
    const papers = [['We write to 41 Chandler Lane, Hull.'], ['Letters go to 14 Chandler Lane, Hull.']];
    expect(titles(papers, ['41', '14'])).toEqual(['Address']);
  });

  it('says what a rule knows in the language of the papers', () => {
    const papers = [['Die Parteien wählen für alle Streitigkeiten das Gericht in Bremen.']];
    expect(titlesOf({ rule: 'law-and-venue', subject: 'Place of jurisdiction' }, papers, ['Bremen.'])).toEqual([
      'Gerichtsstand',
    ]);
  });

  it('leaves changes between versions the titles that say what changed', () => {
    const changes = { rule: 'version-value', subject: 'Rent: £5 → £6' };
    expect(titlesOf(changes, [['The rent is £5.']], ['£5.'])).toEqual(['Rent: £5 → £6']);
  });
});
