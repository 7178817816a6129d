import { tellTiers, titleOf, type AnalysisResult, type Finding } from '@app/engine';
import { changesOfTwoVersions, countChanges, type AnalysisSummary, type PlacesToLookAt } from '@app/shared/contracts';

/** Places that the result card names; the report shows all. */
const placesNamed = 3;

/** What the result card says. */
export function summarise({
  changes: all,
  documents,
  findings,
  coverage,
}: AnalysisResult): Omit<AnalysisSummary, 'durationMs'> {
  const { sure, places } = tellTiers(findings);
  const count = (severity: string): number => sure.filter((finding) => finding.severity === severity).length;
  const changes = changesOfTwoVersions({ changes: all, documents });
  const names = new Map(documents.map(({ id, name }) => [id, name]));
  return {
    findings: { high: count('high'), medium: count('medium'), low: count('low'), info: count('info') },
    placesToLookAt: {
      count: places.length,
      first: places.slice(0, placesNamed).map((place) => ({ subject: titleOf(place), at: whereOf(place, names) })),
    },
    ...(changes === null ? {} : { changes: countChanges(changes) }),
    agreements: coverage.agreements,
    ...(coverage.notComparable === undefined ? {} : { notComparable: coverage.notComparable }),
    comparedPages: coverage.comparedPages,
    unreadPages: documents.reduce((sum, { unreadPages }) => sum + unreadPages.length, 0),
    documents: documents.map(({ name, pages, ocrPages, unreadPages, warnings }) => ({
      name,
      pages,
      ocrPages: ocrPages.length,
      unreadPages,
      // A document without pages is one that did not open; the last thing said about it is why.
      ...(pages === 0 ? { unreadable: warnings.at(-1) ?? '' } : {}),
    })),
  };
}

/** The first page in each document that prints it. */
function whereOf({ positions }: Finding, names: ReadonlyMap<string, string>): PlacesToLookAt['first'][number]['at'] {
  const pages = new Map<string, number>();
  for (const { document, page, missing } of positions) {
    const name = names.get(document);
    if (!missing && name !== undefined && !pages.has(name)) pages.set(name, page);
  }
  return [...pages].map(([document, page]) => ({ document, page }));
}
