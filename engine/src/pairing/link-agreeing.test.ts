import { describe, expect, it } from '@jest/globals';
import { factDocuments } from '../testing/fact-documents.ts';
import { printedFact, printedLinks } from '../testing/printed-links.ts';
import { findKinships, pairValues } from './pair-values.ts';

function agreement(...documents: readonly (readonly string[])[]) {
  const facts = factDocuments(...documents);
  const [paired] = pairValues(
    facts,
    findKinships(facts, () => true),
  );
  return {
    links: printedLinks(paired?.agreement.links ?? [], facts),
    agreed: [...(paired?.agreement.agreed ?? [])].map((fact) => printedFact(fact, facts)),
  };
}

describe('what two documents agree on', () => {
  it('are equal values of which the same is said, the likest first', () => {
    const { links } = agreement(
      ['The monthly rent is £900.', 'The deposit is £900.'],
      ['A deposit of £900 is paid.', 'A monthly rent of £900 is paid.'],
    );
    expect(links).toHaveLength(2);
    expect(links.every((link) => link.startsWith('£900'))).toBe(true);
  });

  it('are values that keep to a limit where they equal nothing', () => {
    const { links } = agreement(['The noise of the pump is at most 80 dB.'], ['The noise of the pump is 74 dB.']);
    expect(links).toEqual(['80 dB. ~ 74 dB.']);
  });

  it('are not equal values of which nothing alike is said', () => {
    const { links, agreed } = agreement(
      ['The monthly rent is £900.', 'Water costs £40.'],
      ['Repairs of both boilers came to £900.', 'Gravel for paths: £900.'],
    );
    expect(links).toEqual([]);
    expect(agreed).toEqual([]);
  });

  it('are long numbers whatever is said of them, where one document hardly prints them', () => {
    const invoice = ['Amount due £1,252.10.', '', 'Transfer £1,252.10 to us.'];
    const linksWith = (...sheet: string[]): string[] => agreement(invoice, sheet).links;
    expect(linksWith('Zahlbetrag £1,252.10')).toHaveLength(2);
    expect(linksWith('Zahlbetrag £1,252.10', '', 'Summe £1,252.10')).toHaveLength(2);
  });
});
