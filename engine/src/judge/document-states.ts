import type { DocumentState, Finding, Position } from '@app/shared/contracts';
import type { ReplacedReadings } from './replaced-readings.ts';

/** What each document has to do with a finding, in the order of the documents that were read. */
export function withStates(
  findings: readonly Finding[],
  documents: readonly string[],
  replacedIn: ReplacedReadings,
): Finding[] {
  return findings.map((finding) => {
    const replaced = replacedIn(finding);
    return {
      ...finding,
      states: documents.map((document): DocumentState => {
        const old = replaced.find(({ reading }) => reading.document === document);
        return old === undefined
          ? { document, state: stateOf(finding.positions, document) }
          : { document, state: 'superseded', by: old.by, replaced: old.reading };
      }),
    };
  });
}

function stateOf(positions: readonly Position[], document: string): DocumentState['state'] {
  const own = positions.filter((position) => position.document === document);
  if (own.some(({ missing }) => !missing)) return 'says';
  return own.length > 0 ? 'not-found' : 'not-stated';
}
