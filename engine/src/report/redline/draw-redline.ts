import { buffer } from 'node:stream/consumers';
import type { Box } from '@app/shared/contracts';
import type { Redline } from '../../judge/comparison.ts';
import type { RedlineMark } from '../../judge/redline-marks.ts';
import { colors } from '../blocks/looks.ts';
import type { Atom, Look } from '../pdf/atoms.ts';
import { fontsFor } from '../pdf/font-shelf.ts';
import { PdfCanvas } from '../pdf/pdf-canvas.ts';
import { textLines } from '../pdf/text-lines.ts';
import { pageGeometry } from '../report-context.ts';
import { textLanguage } from '../words/formatting.ts';
import { placeNotes, type MarginNote, type PlacedNote } from './place-notes.ts';
import type { RedlineOptions } from './redline-chunks.ts';

/** Points that are put to the right of each page for the words that were deleted. */
export const marginWidth = 170;
const inset = 10;
const sizePt = 7.5;
const looks = {
  deleted: { sizePt, color: colors.missingText },
  moved: { sizePt, color: colors.low },
  own: { sizePt, color: colors.secondText },
} as const satisfies Record<string, Look>;
const tintOpacity = 0.22;
const leaderOpacity = 0.45;
const tints = { inserted: colors.success, moved: colors.low } as const;

/** A page to lay over the page of the later version that it names, or to put behind it. */
export interface OverlayPage {
  /** From 1. */
  readonly page: number;
  readonly isBehind: boolean;
}

export interface RedlineOverlay {
  readonly bytes: Uint8Array;
  readonly pages: readonly OverlayPage[];
}

/** Draws what is laid over the pages of the later version: insertions tinted, deletions in a margin with their words. */
export async function drawRedline(redline: Redline, { createdAt, locale }: RedlineOptions): Promise<RedlineOverlay> {
  const title = `Changes from ${redline.earlier} to ${redline.later}`;
  const canvas = new PdfCanvas({
    page: pageGeometry(locale),
    shelf: await fontsFor(title + redline.marks.map(({ note }) => note).join(' ')),
    glyphs: new Map(),
    pictures: new Map(),
    title,
    subject: title,
    keywords: 'redline',
    language: textLanguage(locale),
    createdAt,
  });
  const written = buffer(canvas.doc);
  const byPage = Map.groupBy(redline.marks, ({ page }) => page);
  const pages = redline.pages.flatMap((size, index) => {
    const page = index + 1;
    const legend = index === 0 ? [legendOf(canvas, title)] : [];
    return new RedlinePage(canvas, size).draw(byPage.get(page) ?? [], legend).map((isBehind) => ({ page, isBehind }));
  });
  canvas.doc.end();
  return { bytes: await written, pages };
}

const legendOf = (canvas: PdfCanvas, title: string): MarginNote => ({
  lines: linesOf(canvas, [own(`${title}. Green: inserted. Blue: moved. In this margin: deleted.`)]),
});

type TextAtom = Extract<Atom, { kind: 'text' }>;
const own = (text: string): TextAtom => ({ kind: 'text', text, look: looks.own });

const linesOf = (canvas: PdfCanvas, atoms: readonly TextAtom[]): MarginNote['lines'] =>
  textLines(atoms, canvas, {
    width: marginWidth - 2 * inset,
    indent: 0,
    space: { before: 0, after: 0, line: 240 },
    look: looks.own,
  });

/** What is noted of one line of a page. */
interface LineOfNotes {
  readonly place: Box;
  readonly atoms: TextAtom[];
}

/** Notes in the order of their lines, those of one line together. */
function notesByLine(marks: readonly RedlineMark[]): LineOfNotes[] {
  const lines: LineOfNotes[] = [];
  const noted = marks.toSorted(({ boxes: [one] }, { boxes: [other] }) => (one?.[1] ?? 0) - (other?.[1] ?? 0));
  for (const {
    note,
    kind,
    boxes: [place],
  } of noted) {
    if (note === undefined || place === undefined) continue;
    const atom: TextAtom = { kind: 'text', text: note, look: kind === 'deleted' ? looks.deleted : looks.moved };
    const last = lines.at(-1);
    if (last !== undefined && place[1] < (last.place[1] + last.place[3]) / 2) last.atoms.push(own(' · '), atom);
    else lines.push({ place, atoms: [atom] });
  }
  return lines;
}

/** Draws the marks of one page, and the notes that have no room beside it on pages behind it. */
class RedlinePage {
  readonly #canvas: PdfCanvas;
  readonly #width: number;
  readonly #height: number;

  constructor(canvas: PdfCanvas, { width, height }: Redline['pages'][number]) {
    this.#canvas = canvas;
    [this.#width, this.#height] = [width, height];
  }

  /** Says of each page that was drawn whether it goes behind the one of the document. */
  draw(marks: readonly RedlineMark[], legend: readonly MarginNote[]): boolean[] {
    const drawn: boolean[] = [];
    const noted = notesByLine(marks).map(({ place, atoms }) => ({ place, lines: linesOf(this.#canvas, atoms) }));
    let left: readonly MarginNote[] = [...legend, ...noted];
    do {
      const isBehind = drawn.length > 0;
      const column = { top: inset, bottom: this.#height - inset, gap: sizePt / 2 };
      const { placed, left: rest } = placeNotes(left, column);
      this.#addPage();
      if (!isBehind) this.#mark(marks, placed);
      this.#write(placed);
      drawn.push(isBehind);
      left = rest;
    } while (left.length > 0);
    return drawn;
  }

  #addPage(): void {
    const { doc } = this.#canvas;
    doc.addPage({ size: [this.#width + marginWidth, this.#height], margin: 0 });
    // What the page has outside of its edges is not to be seen in the margin.
    this.#canvas.rectangle(this.#width, 0, marginWidth, this.#height, colors.tile);
    this.#canvas.write([]);
  }

  /** Tints what was inserted or moved, sets a bar where words were deleted, and leads from there to their note. */
  #mark(marks: readonly RedlineMark[], notes: readonly PlacedNote[]): void {
    const { doc } = this.#canvas;
    doc.save().fillOpacity(tintOpacity);
    for (const { kind, boxes } of marks)
      for (const [left, top, right, bottom] of boxes)
        if (kind === 'deleted') this.#canvas.rectangle(left - 0.6, top, 1.2, bottom - top, colors.missingText);
        else doc.rect(left, top, right - left, bottom - top).fill(`#${tints[kind]}`);
    doc.restore().save().lineWidth(0.4).strokeOpacity(leaderOpacity).strokeColor(`#${colors.missingText}`);
    for (const { place, top } of notes)
      if (place !== undefined)
        doc
          .moveTo(place[0], place[3])
          .lineTo(this.#width, place[3])
          .lineTo(this.#width + inset - 2, top + sizePt / 2)
          .stroke();
    doc.restore();
  }

  #write(notes: readonly PlacedNote[]): void {
    const x = this.#width + inset;
    for (const { top, lines } of notes) {
      let y = top;
      for (const line of lines) {
        this.#canvas.decorateLine(line, x, y);
        this.#canvas.collect(line.segments.map((segment) => ({ segment, x, y: y + line.baseline })));
        y += line.height;
      }
    }
    this.#canvas.write([]);
  }
}
