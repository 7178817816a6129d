import type { FactDocument } from '../facts/fact.ts';
import type { RuleFinding, Side } from '../rules/rule.ts';
import type { Families } from './find-families.ts';

/** Names of documents of one family that are spelt out. */
const mostNames = 3;

const holdersOf = ({ places }: Side): number[] => [...new Set(places.map(({ document }) => document))];

/**
 * Adds to the sentence of a finding how many documents stand on each side, where that tells which of them is likely
 * to be wrong: `…, 3 documents against 1.` Versions of one paper count once, and are named.
 */
export function countVotes(documents: readonly FactDocument[], finding: RuleFinding, families: Families): RuleFinding {
  const holders = finding.sides.map(holdersOf);
  if (holders.length < 2 || holders.some((side) => side.length === 0) || holders.flat().length < 3) return finding;
  const votes = holders.map((side) => new Set(side.map(families)).size);
  const ranked = votes.toSorted((a, b) => b - a);
  const [most = 0, second = 0] = ranked;
  const tally = most > second ? `, ${most} documents against ${ranked.slice(1).join(' and ')}` : '';
  const notes = holders.flatMap((side) => familyNote(documents, side, families));
  const explanation = finding.explanation.replace(/\.?$/u, `${[tally, ...notes].join('')}.`);
  // Whose votes count once cannot be seen from who says what.
  const isToldByValues = finding.isToldByValues === true && notes.length === 0;
  return { ...finding, explanation, isToldByValues };
}

function familyNote(documents: readonly FactDocument[], side: readonly number[], families: Families): string[] {
  const groups = Map.groupBy(side, families);
  return [...groups.values()].flatMap((group) => {
    if (group.length < 2) return [];
    const names = group.map((index) => documents[index]?.name ?? '');
    const shown = names.length > mostNames ? [...names.slice(0, mostNames), `${names.length - mostNames} more`] : names;
    return [` (${shown.slice(0, -1).join(', ')} and ${shown.at(-1) ?? ''}, versions of one document, counted once)`];
  });
}
