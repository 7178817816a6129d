import type { StatementStage } from '@app/engine/probe';
import type { StoredCase } from '../accuracy/known-case.ts';
import { scoreCase } from '../accuracy/score-case.ts';

/** Discrepancies that statements are there to find, and others that a statement may show rightly. */
export const coreTypes: ReadonlySet<string> = new Set(['negation-modality', 'responsibility', 'scope']);
const shownTypes: ReadonlySet<string> = new Set([...coreTypes, 'boundary', 'clause-missing', 'name']);

/** Two statements of a known set, and whether they contradict each other. */
export interface KnownPair {
  readonly set: string;
  readonly family: string;
  readonly features: StatementStage['features'];
  /** Discrepancies that it shows. */
  readonly shows: readonly string[];
  /** `other`: it shows what is no matter of statements, or what was expected. */
  readonly verdict: 'right' | 'false' | 'other';
  /** Each sentence with the document that the other stands in: both have one partner only. */
  readonly sentences: readonly [string, string];
}

/** Holds a pair against what is known of its set; `nameOf` names documents by their ids. */
export function knownPair(
  { known }: StoredCase,
  { features, places, sentences }: StatementStage,
  nameOf: ReadonlyMap<string, string>,
): KnownPair {
  const documents = [...nameOf].map(([id, name]) => ({ id, name }));
  const { found, verdicts } = scoreCase(known, { documents, findings: [aFinding(places)] });
  const typeOf = new Map(known.discrepancies.map(({ id, type }) => [id, type]));
  const shows = [...found].filter((id) => shownTypes.has(typeOf.get(id) ?? ''));
  const isOther = found.size > 0 || verdicts.some(({ verdict }) => verdict === 'expected');
  const [a, b] = places.map(({ document }) => document);
  return {
    set: known.group,
    family: known.family,
    features,
    shows,
    verdict: shows.length > 0 ? 'right' : isOther ? 'other' : 'false',
    sentences: [`${sentences[0]} ${b}`, `${sentences[1]} ${a}`],
  };
}

const aFinding = (positions: StatementStage['places']) => ({
  id: 'f1',
  kind: 'wording' as const,
  rule: 'statement-mismatch',
  severity: 'high' as const,
  tier: 'possible' as const,
  confidence: 0.5,
  subject: '',
  explanation: '',
  positions: [...positions],
});
