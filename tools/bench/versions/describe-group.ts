import type { Discrepancy } from './truth/truth-file.ts';
import type { ScoredGroup } from './summarise-set.ts';

/** A group in lines: what was found of what, what was missed, and what was said beyond it. */
export function describeGroup({ score, failure }: ScoredGroup, folder: string): string {
  const { found, missed, verdicts, truth } = score;
  const head = `${truth.set}/${truth.group}: ${found.length} of ${found.length + missed.length} found (${folder})`;
  const wrong = verdicts.filter(({ verdict }) => !['right', 'repeated', 'expected'].includes(verdict));
  return [
    head,
    ...(failure === undefined ? [] : [`  failed: ${failure}`]),
    ...missed.map((one) => `  missed ${one.id}, ${one.operator ?? one.type}: ${quotesOf(one)}`),
    ...wrong.map(
      ({ finding, verdict }) =>
        `  ${verdict === 'hard' ? 'hard false alarm' : 'false alarm'} ${finding.id}, ${finding.rule ?? ''}: ` +
        finding.positions.map(({ quote }) => `"${quote ?? ''}"`).join(' / '),
    ),
  ].join('\n');
}

/** The first quote of each side. */
function quotesOf({ occurrences }: Discrepancy): string {
  const shown = occurrences.flatMap((one) => ('missing' in one ? [] : [one]));
  const sides = [...new Set(shown.map(({ side }) => side))];
  return sides.map((side) => `"${shown.find((one) => one.side === side)?.quote ?? ''}"`).join(' / ');
}
