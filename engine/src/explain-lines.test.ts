import { describe, expect, it } from '@jest/globals';
import { compareDocuments } from './pipeline/compare-documents.ts';
import type { Stages } from './pipeline/stages.ts';
import { aDocument } from './testing/a-document.ts';
import { explainLines } from './explain-lines.ts';

const invoice = ['# Invoice 4711-88', '', 'Order 2204-17', 'Net total: £1,250.00', 'Carriage: £48.00'];
const note = ['# Payment advice', '', 'For order 2204-17', 'Net total: £1,520.00', 'Pages: 3'];

function explain(asked: string): string[] {
  let stages: Stages | undefined;
  const { result } = compareDocuments(
    [aDocument('invoice.pdf', invoice), aDocument('note.pdf', note)],
    (held) => void (stages = held),
  );
  if (stages === undefined) throw new Error('The documents are taken for versions.');
  return explainLines(asked, result, stages);
}

describe(explainLines.name, () => {
  it('says what each comparison adds for the two values of a finding', () => {
    const [head = '', start = '', ...said] = explain('f1');
    expect(head).toMatch(
      /^£1,250\.00 \(invoice\.pdf, page 1\) and £1,520\.00 \(note\.pdf, page 1\): \d+ of 100, reported$/u,
    );
    expect(start).toMatch(/^ *−\d+\.\d\d {2}before any comparison$/u);
    expect(said.some((line) => line.endsWith('value: money turned'))).toBe(true);
  });

  it('finds pairs by words that stand beside both values', () => {
    expect(explain('NET TOTAL').slice(0, explain('f1').length)).toEqual(explain('f1'));
  });

  it('says where nothing was weighed', () => {
    expect(explain('mooring')).toEqual(['No two different values next to “mooring” were compared.']);
  });
});
