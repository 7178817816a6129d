import type { Certificate, Position } from '@app/shared/contracts';
import type { PicturedPlace } from '../crops/pictured-places.ts';
import { isOfVersions } from './of-versions.ts';
import type { ReportFinding, ReportModel } from './report-model.ts';

/** What a certificate shows of both documents beside each other; a side is absent where it shows no place. */
export interface CertifiedLine {
  /** Of the draft. */
  readonly words: string;
  /** Absent of words that could not be read. */
  readonly report?: ReportFinding;
  readonly draft?: PicturedPlace | undefined;
  readonly scan?: PicturedPlace | undefined;
}

/** Lines of a certificate that are shown with their pictures; the others name their pages. */
export const mostPictured = 24;

/** What differs between a draft and a scan of it, in the order of the draft; also what a person has dismissed. */
export function changeLines(model: ReportModel, { draft, scan }: Certificate): CertifiedLine[] {
  const changesOf = Map.groupBy(model.result.changes ?? [], ({ finding }) => finding);
  const roots = [...model.findings, ...model.places, ...model.dismissed];
  const lines = roots
    .concat(roots.flatMap(({ consequences }) => consequences))
    .filter(isOfVersions)
    .flatMap((report): CertifiedLine[] => {
      const [said, seen] = [draft, scan].map((id) => report.readings.find(({ documents }) => documents.includes(id)));
      if (said === undefined || seen === undefined) return [];
      // What was added without words is found between words that are the same on both sides.
      if (said === seen && report.finding.rule !== 'version-ink') return [];
      const changes = changesOf.get(report.finding.id) ?? [];
      const placeIn = (id: string, { positions }: typeof said): Position | undefined => {
        const position = positions.find(({ document }) => document === id);
        const changed = changes.flatMap(({ a, b }) => [a, b]).find((side) => side?.document === id);
        return position === undefined || changed?.boxes === undefined ? position : { ...position, ...changed };
      };
      const sides = { draft: placeIn(draft, said), scan: placeIn(scan, seen) };
      return [{ words: said.label, report, ...picturedSides(model, sides) }];
    });
  return lines.toSorted((a, b) => heightOf(a) - heightOf(b));
}

/** Words of the draft that could not be read in the scan. */
export const unreadLines = (model: ReportModel, { draft, scan, unreadPlaces }: Certificate): CertifiedLine[] =>
  unreadPlaces.map(({ words, draft: printed, scan: seen }) => {
    const placed = (document: string, place: typeof seen): Position | undefined =>
      place === undefined ? undefined : { document, ...place, quote: words, missing: false };
    return { words, ...picturedSides(model, { draft: placed(draft, printed), scan: placed(scan, seen) }) };
  });

/** Points from the beginning of the draft, as if its pages lay one below the other. */
function heightOf({ draft, scan }: CertifiedLine): number {
  const position = (draft ?? scan)?.position;
  return (position?.page ?? 0) * tallestPage + (position?.boxes[0]?.[1] ?? 0);
}

const tallestPage = 20_000;

function picturedSides(
  model: ReportModel,
  { draft, scan }: Readonly<Record<'draft' | 'scan', Position | undefined>>,
): Pick<CertifiedLine, 'draft' | 'scan'> {
  const pictured = (position: Position | undefined, tone: PicturedPlace['tone']): PicturedPlace | undefined => {
    if (position === undefined || position.boxes.length === 0) return undefined;
    const turned = model.documentById.get(position.document)?.document.turnedPages;
    return { position, tone, turn: turned?.find(({ page }) => page === position.page)?.turn, room: 'strip' };
  };
  return { draft: pictured(draft, 'blue'), scan: pictured(scan, 'amber') };
}

/** The places of lines that get a picture. */
export const picturesOf = (lines: readonly CertifiedLine[]): PicturedPlace[] =>
  lines.slice(0, mostPictured).flatMap(({ draft, scan }) => [draft, scan].filter((place) => place !== undefined));
