import { mostFrames, type AnalysisResult, type Change, type Finding, type PicturedPlace } from '@app/shared/contracts';
import { opposedIn } from './opposed-in.ts';
import type { ViewedDocument } from './result-view.ts';

/** A place of a finding that can be shown as a picture. */
export interface ShownPlace {
  readonly place: PicturedPlace;
  readonly document: ViewedDocument;
  /** What is framed. */
  readonly value: string;
}

export interface ShownPlacesOptions {
  readonly result: AnalysisResult;
  /** In the order of the page, each with its letter. */
  readonly documents: readonly ViewedDocument[];
  /** Those between two versions, where these are what was compared. */
  readonly changes: readonly Change[] | null;
}

const tones = ['blue', 'amber'] as const;

/** Both sides of a finding, or the one that there is: what is missing has no place. Of versions the earlier one is first. */
export function shownPlaces(finding: Finding, { result, documents, changes }: ShownPlacesOptions): ShownPlace[] {
  const sides = opposedIn(finding).flatMap(({ document: id, page, boxes, missing, value, quote }) => {
    const compared = result.documents.find((one) => one.id === id);
    const at = documents.findIndex(({ name }) => name === compared?.name);
    const document = documents[at];
    if (missing || boxes.length === 0 || document === undefined) return [];
    const turn = compared?.turnedPages?.find((turned) => turned.page === page)?.turn;
    const frames = boxes.slice(0, mostFrames);
    return [{ at, document, page, boxes: frames, value: value ?? quote, ...(turn === undefined ? {} : { turn }) }];
  });
  const ordered = changes === null ? sides : sides.toSorted((one, other) => one.at - other.at);
  return ordered.map(({ at: _at, document, value, ...where }, index) => ({
    place: { ...where, document: document.id, tone: tones[index] ?? 'amber' },
    document,
    value,
  }));
}
