import { describe, expect, it } from '@jest/globals';
import { linkFacts } from '../link-facts.ts';
import { dropOtherTurns } from './other-turn.ts';
import { findRelatedness } from './relatedness.ts';
import { factDocuments, printedLinks } from '../testing/aligned.ts';
import { termWeights } from '../term-weights.ts';

/** What two papers of Alder Freight Ltd say differently, after what belongs to other turns was left out. */
function conflicts(first: readonly string[], second: readonly string[]): string[] {
  const customer = ['', 'Customer: Alder Freight Ltd'];
  const documents = factDocuments(first.concat(customer), second.concat(customer));
  const links = linkFacts(documents, termWeights(documents), findRelatedness(documents));
  return printedLinks(dropOtherTurns(links, documents), documents).filter((link) => link.includes('≠'));
}

const paper = (title: string, amount: string): string[] => [`# ${title}`, '', `Hire of the lorry | ${amount}`];

describe(dropOtherTurns.name, () => {
  it.each([
    ['Receipt, May 2025', 'Receipt, June 2025'],
    ['Lohnabrechnung Mai', 'Lohnabrechnung Juni'],
    ['Recibo de mayo', 'Recibo de junio'],
    ['Bulletin de mai', 'Bulletin de juin'],
    ['Timesheet, week 18', 'Timesheet, week 19'],
    ['Programme de la première semaine', 'Programme de la deuxième semaine'],
  ])('leaves out what %s and %s say differently', (first, second) => {
    expect(conflicts(paper(first, '£1,250.00'), paper(second, '£1,790.00'))).toEqual([]);
  });

  it.each([
    ['bills of one month', 'Receipt, May 2025', 'Receipt of May'],
    ['papers of two kinds', 'Receipt, May 2025', 'Timesheet, June 2025'],
    ['papers that do not recur', 'Agreement, May', 'Agreement, June'],
  ])('keeps what %s say differently', (_, first, second) => {
    expect(conflicts(paper(first, '£1,250.00'), paper(second, '£1,790.00'))).toContain('£1,250.00 ≠ £1,790.00');
  });

  it('keeps a slip of the pen', () => {
    expect(conflicts(paper('Receipt, May', '£1,254.00'), paper('Receipt, June', '£1,524.00'))).toHaveLength(1);
  });
});
