import type { Box } from '@app/shared/contracts';
import type { TextLine } from '../pdf/text-lines.ts';

/** Lines of one note in the margin, or of a part of it. */
export interface MarginNote {
  /** What it belongs to on the page. */
  readonly place?: Box | undefined;
  readonly lines: readonly TextLine[];
}

export interface PlacedNote extends MarginNote {
  readonly top: number;
}

export interface Column {
  readonly top: number;
  readonly bottom: number;
  /** Between two notes. */
  readonly gap: number;
}

const heightOf = ({ lines }: Pick<MarginNote, 'lines'>): number => lines.reduce((sum, { height }) => sum + height, 0);

/**
 * Notes one below the other, each as near to its place as the others let it be; and what has no room on the page, to be
 * read on a page of its own.
 */
export function placeNotes(
  notes: readonly MarginNote[],
  { top, bottom, gap }: Column,
): { readonly placed: readonly PlacedNote[]; readonly left: readonly MarginNote[] } {
  const { fitting, left } = fitInto(notes, bottom - top, gap);
  const tops: number[] = [];
  let free = top;
  for (const note of fitting) {
    tops.push(Math.max(free, note.place?.[1] ?? 0));
    free = (tops.at(-1) ?? top) + heightOf(note) + gap;
  }
  let limit = bottom;
  for (let at = fitting.length - 1; at >= 0; at -= 1) {
    const height = heightOf(fitting[at] ?? { lines: [] });
    tops[at] = Math.max(top, Math.min(tops[at] ?? top, limit - height));
    limit = (tops[at] ?? top) - gap;
  }
  return { placed: fitting.map(({ place, lines }, at) => ({ place, lines, top: tops[at] ?? top })), left };
}

/** The first notes that a column of some height holds, the last of them cut between two lines. */
function fitInto(notes: readonly MarginNote[], height: number, gap: number) {
  const fitting: MarginNote[] = [];
  let room = height;
  for (const [index, note] of notes.entries()) {
    const { lines } = note;
    let count = 0;
    for (; count < lines.length; count += 1) {
      const next = lines[count]?.height ?? 0;
      // Of a page that has room for no line one is written all the same.
      if (next > room && fitting.length + count > 0) break;
      room -= next;
    }
    if (count > 0) fitting.push({ ...note, lines: lines.slice(0, count) });
    if (count < lines.length) {
      const rest = { ...note, lines: lines.slice(count) };
      return { fitting, left: [rest, ...notes.slice(index + 1)] };
    }
    room -= gap;
  }
  return { fitting, left: [] };
}
