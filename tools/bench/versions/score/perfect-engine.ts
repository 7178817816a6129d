import type { Truth } from '../truth/truth-file.ts';
import type { EngineOutput } from './engine-output.ts';
import { scoreGroup } from './score-group.ts';

/** What an engine says that finds everything and nothing else. */
export function perfectOutput({ discrepancies }: Truth): EngineOutput {
  const findings = discrepancies.map(({ id, occurrences }) => ({
    id,
    positions: occurrences.flatMap((one) =>
      'missing' in one ? [] : [{ document: one.document, page: one.page, quote: one.quote, value: one.value }],
    ),
  }));
  return { documents: [], findings };
}

/** The changes of a group cannot be told apart: no engine could be scored on it. */
export class NotScorableError extends Error {}

/** @throws NotScorableError when an engine that finds everything is not credited with it, or one that says nothing is */
export function assertScorable(truth: Truth): void {
  const perfect = scoreGroup(truth, perfectOutput(truth));
  // Where one sentence is inserted twice, the finding of one shows the other as well.
  const wrong = perfect.verdicts.filter(({ verdict }) => verdict !== 'right' && verdict !== 'repeated');
  const lost = [...wrong.map(({ finding }) => finding.id), ...perfect.missed.map(({ id }) => id)];
  if (lost.length > 0) throw new NotScorableError(`${truth.group}: ${lost.join(', ')} cannot be told apart`);
  if (scoreGroup(truth, { documents: [], findings: [] }).found.length > 0)
    throw new NotScorableError(`${truth.group}: something is found where nothing is said`);
}
