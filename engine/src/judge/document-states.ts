import type { DocumentState, Finding, Position } from '@app/shared/contracts';

/** What each document has to do with a finding, in the order of the documents that were read. */
export function withStates(findings: readonly Finding[], documents: readonly string[]): Finding[] {
  return findings.map((finding) => ({
    ...finding,
    states: documents.map((document) => ({ document, state: stateOf(finding.positions, document) })),
  }));
}

function stateOf(positions: readonly Position[], document: string): DocumentState['state'] {
  const own = positions.filter((position) => position.document === document);
  if (own.some(({ missing }) => !missing)) return 'says';
  return own.length > 0 ? 'not-found' : 'not-stated';
}
