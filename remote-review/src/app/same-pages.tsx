import type { AnalysisResult } from '@app/shared/contracts';
import { PagesPane, type FileShelf, type Place, type Zoom } from '../features/pages/index.ts';
import { placeIn, sideMarks, type VersionChange } from '../features/versions/index.ts';
import { letterAt } from '../shared/letters.ts';

export interface SamePagesProps {
  readonly result: AnalysisResult;
  readonly shelf: FileShelf;
  readonly changes: readonly VersionChange[];
  /** Id of the later version. */
  readonly later: string;
  /** The change that it stands after; null: it begins with the paper. */
  readonly after: VersionChange | null;
  readonly label: string;
  readonly zoom: Zoom;
  readonly onChoose: (id: string) => void;
}

/** What is the same in both versions, as it is printed in the later one: the result tells only of what differs. */
export function SamePages({ result, shelf, changes, later, onChoose, after, label, zoom }: SamePagesProps) {
  const index = result.documents.findIndex(({ id }) => id === later);
  const document = result.documents[index];
  if (document === undefined) return null;
  const { id, name, pages } = document;
  const side = after === null ? null : (after.to ?? placeIn(changes, after.id, 'right'));
  const place: Place = { key: `same ${after?.key ?? ''}`, page: side?.page ?? 1, box: side?.boxes.at(-1) };
  const marks = sideMarks(changes, 'right');
  return (
    <PagesPane
      label={label}
      shelf={shelf}
      shown={{ id, name, pages, letter: letterAt(index), side: 'none' }}
      documents={[]}
      title={<bdi>{name}</bdi>}
      place={place}
      zoom={zoom}
      marks={marks.map(({ key, tone, side: { page, boxes } }) => ({
        id: key,
        page,
        tone,
        boxes,
        words: boxes,
        isChosen: false,
      }))}
      missing={[]}
      quotesOn={(page) => marks.flatMap((mark) => (mark.side.page === page ? [mark.side.quote] : []))}
      onDocument={() => undefined}
      onChoose={onChoose}
    />
  );
}
