import type { Finding, Position } from '@app/shared/contracts';
import type { Fact, FactDocument } from '../facts/fact.ts';
import type { ReplacedFact } from '../papers/index.ts';
import { placeOfFact } from '../rules/place.ts';
import { areOnePlace } from './one-place.ts';
import { documentId, toPosition } from './to-result.ts';

/** What an older paper says of the matter of a finding, and the paper of the finding whose reading holds instead. */
export interface ReplacedReading {
  readonly reading: Position;
  readonly by: string;
}

/** Finds the readings that were replaced by one that a finding tells; of papers that say something in it, there is none. */
export type ReplacedReadings = (finding: Finding) => ReplacedReading[];

export function replacedReadings(
  replaced: readonly ReplacedFact[],
  documents: readonly FactDocument[],
): ReplacedReadings {
  const positionOf = (fact: Fact): Position | undefined => {
    const document = documents[fact.document];
    return document === undefined ? undefined : toPosition(documents, placeOfFact(document, fact));
  };
  const known = replaced.flatMap(({ former, current, by }) => {
    const [reading, holding] = [positionOf(former), positionOf(current)];
    return reading === undefined || holding === undefined ? [] : [{ reading, holding, by: documentId(by) }];
  });
  const byPage = Map.groupBy(known, ({ holding }) => pageOf(holding));
  return ({ kind, positions }) => {
    if (kind !== 'value-conflict') return [];
    const telling = new Set(positions.map(({ document }) => document));
    return positions.flatMap((position) =>
      (byPage.get(pageOf(position)) ?? []).filter(
        ({ reading, holding, by }) =>
          areOnePlace(holding, position) && telling.has(by) && !telling.has(reading.document),
      ),
    );
  };
}

const pageOf = ({ document, page }: Position): string => `${document} ${page}`;
