import { describe, expect, it } from '@jest/globals';
import { compareDocuments } from './pipeline/compare-documents.ts';
import type { Stages } from './pipeline/stages.ts';
import { aDocument } from './testing/a-document.ts';
import { explainLines } from './explain-lines.ts';

const invoice = ['# Invoice 4711-88', '', 'Order 2204-17', 'Net total: £1,250.00', 'Carriage: £48.00'];
const note = ['# Payment advice', '', 'For order 2204-17', 'Net total: £1,520.00', 'Pages: 3'];
/** Two totals that the one of the invoice may be mistaken for: one of them is its partner. */
const twoTotals = [...note, 'Net total: £1,205.00', 'Net total: £1,259.00'];

function explain(asked: string, second: readonly string[] = note): string[] {
  let stages: Stages | undefined;
  const { result } = compareDocuments(
    [aDocument('invoice.pdf', invoice), aDocument('note.pdf', second)],
    (held) => void (stages = held),
  );
  if (stages === undefined) throw new Error('The documents are taken for versions.');
  return explainLines(asked, result, stages);
}

describe(explainLines.name, () => {
  it('says how sure a pair is and by which cuts, and what each comparison adds for the two values of a finding', () => {
    const [head = '', start = '', ...said] = explain('f1');
    expect(head).toMatch(
      /^£1,250\.00 \(A: invoice\.pdf, page 1\) and £1,520\.00 \(B: note\.pdf, page 1\): \d+ of 100, (?:sure|possible) \(reported from \d+, sure from \d+\)$/u,
    );
    expect(start).toMatch(/^ *−\d+\.\d\d {2}before any comparison$/u);
    expect(said.some((line) => line.endsWith('value: money turned'))).toBe(true);
  });

  it('names the document of the value that a comparison asks of', () => {
    const ranks = explain('net total', twoTotals).flatMap((line) => line.match(/rank of .*/u) ?? []);
    expect(new Set(ranks)).toEqual(new Set(['rank of A: first just', 'rank of B: first just', 'rank of A: later']));
    expect(ranks.filter((line) => line.startsWith('rank of B'))).toHaveLength(ranks.length / 2);
  });

  it('says what partner was likelier where a likely pair is not told', () => {
    expect(explain('net total', twoTotals).join('\n')).toMatch(
      /£1,520\.00 .*: \d+ of 100, not reported, as one of its values has a likelier partner: £1,250\.00 and £1,205\.00 \(reported from/u,
    );
  });

  it('says how many pairs it leaves out', () => {
    expect(explain('net total', twoTotals).at(-1)).toMatch(/^and \d+ more$/u);
  });

  it('finds pairs by words that stand beside both values', () => {
    expect(explain('NET TOTAL').slice(0, explain('f1').length)).toEqual(explain('f1'));
  });

  it('says where nothing was weighed', () => {
    expect(explain('mooring')).toEqual(['No two different values next to “mooring” were compared.']);
  });
});
