import {
  mostFrames,
  type AnalysisResult,
  type Change,
  type Finding,
  type PicturedPlace,
  type Position,
} from '@app/shared/contracts';
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
type Tone = (typeof tones)[number];

/** Where words are, by the id that a document has in the result. */
export type PlaceInResult = Pick<Position, 'document' | 'page' | 'boxes'> & { readonly value: string };

/** A place as it is asked for; null where there is nothing to frame. */
export function shownPlace(
  { document: id, page, boxes, value }: PlaceInResult,
  tone: Tone,
  { result, documents }: Pick<ShownPlacesOptions, 'result' | 'documents'>,
): ShownPlace | null {
  const compared = result.documents.find((one) => one.id === id);
  const document = documents.find(({ name }) => name === compared?.name);
  if (boxes.length === 0 || document === undefined) return null;
  const turn = compared?.turnedPages?.find((turned) => turned.page === page)?.turn;
  const frames = boxes.slice(0, mostFrames);
  const place = { document: document.id, page, boxes: frames, tone, ...(turn === undefined ? {} : { turn }) };
  return { place, document, value };
}

/** Both sides of a finding, or the one that there is: what is missing has no place. Of versions the earlier one is first. */
export function shownPlaces(finding: Finding, options: ShownPlacesOptions): ShownPlace[] {
  const { result, documents, changes } = options;
  const orderOf = (id: string): number =>
    documents.findIndex(({ name }) => name === result.documents.find((one) => one.id === id)?.name);
  const sides = opposedIn(finding).filter(
    ({ missing, boxes, document }) => !missing && boxes.length > 0 && orderOf(document) >= 0,
  );
  const ordered =
    changes === null ? sides : sides.toSorted((one, other) => orderOf(one.document) - orderOf(other.document));
  return ordered.flatMap(
    (side, index) => shownPlace({ ...side, value: side.value ?? side.quote }, tones[index] ?? 'amber', options) ?? [],
  );
}
