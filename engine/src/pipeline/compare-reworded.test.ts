import { describe, expect, it } from '@jest/globals';
import { aDocument } from '../testing/a-document.ts';
import { editionsWith } from '../versions/testing/reworded-editions.ts';
import { compareDocuments } from './compare-documents.ts';

function compared(a: string, b: string) {
  const [first, second] = editionsWith(a, b);
  return compareDocuments([aDocument('edition-1.pdf', first), aDocument('edition-2.pdf', second)]).result;
}

describe('editions that were reworded', () => {
  it('say so, and count what values prove', () => {
    const {
      documents,
      findings,
      changes = [],
    } = compared('1.9 The fee is £1,250.00.', '1.9 The fee of £1,520.00 is owed.');
    expect(documents.flatMap(({ warnings }) => warnings)).toEqual([
      expect.stringMatching(/^Many sentences were reworded compared with edition-[12]\.pdf\./),
    ]);
    expect(findings.map(({ rule, tier }) => [rule, tier])).toEqual([['version-value', 'sure']]);
    expect(changes.filter(({ class: kind }) => kind === 'reworded').length).toBeGreaterThan(4);
  });

  it('list a sentence that may demand something else as possible', () => {
    const { findings } = compared(
      '1.9 Every lorry must be washed by the driver before it enters the yard.',
      '1.9 Before it enters the yard the driver need not wash the lorry.',
    );
    expect(findings.map(({ rule, tier }) => [rule, tier])).toEqual([['statement-mismatch', 'possible']]);
  });

  it('tell once what a change and a pair of sentences both show', () => {
    const { findings } = compared('1.9 The mill may let the yard.', '1.9 The mill may not let the yard.');
    expect(findings.map(({ rule, tier }) => [rule, tier])).toEqual([['version-negation', 'sure']]);
  });

  it('list five such sentences at most', () => {
    const tools = ['ladders', 'shovels', 'pallets', 'ropes', 'barrows', 'crates', 'hooks'];
    const { findings } = compared(
      tools.map((tool) => `The ${tool} may be taken from the yard by members.`).join(' '),
      tools.map((tool) => `Members must not take the ${tool} from the yard.`).join(' '),
    );
    const pairs = findings.filter(({ rule }) => rule === 'statement-mismatch');
    expect(pairs.map(({ tier }) => tier)).toEqual(Array.from({ length: 5 }, () => 'possible'));
  });
});
