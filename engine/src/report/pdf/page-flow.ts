import type { PageGeometry } from '../report-context.ts';

/** Something with a height that stands on one page. */
export interface Part {
  readonly height: number;
  readonly draw: (top: number) => void;
}

/** What fills the pages: a paragraph, or a row of a table. */
export interface Unit {
  readonly before: number;
  readonly after: number;
  /** On the same page as the next one. */
  readonly keepNext: boolean;
  readonly pageBreakBefore?: boolean;
  /** A page may end between two of them. */
  readonly parts: readonly Part[];
  /** Repeated where the unit begins or goes on at the top of a page. */
  readonly head?: Part;
}

/** Room for the foot of the page, points. */
const footRoom = 30;
const pointsPerTwip = 1 / 20;

/** Points between the upper margin and the foot of a page. */
export const bodyHeight = ({ heightTwips, marginTwips }: PageGeometry): number =>
  (heightTwips - 2 * marginTwips) * pointsPerTwip - footRoom;

/** Fills pages from top to bottom and keeps together what belongs together. */
export class PageFlow {
  readonly #top: number;
  readonly #bottom: number;
  readonly #addPage: () => void;
  #kept: Unit[] = [];
  #y = 0;
  /** Points below what was drawn last. */
  #space = 0;

  constructor(page: PageGeometry, addPage: () => void) {
    this.#top = page.marginTwips * pointsPerTwip;
    this.#bottom = this.#top + bodyHeight(page);
    this.#addPage = addPage;
    this.#newPage();
  }

  add(unit: Unit): void {
    this.#kept.push(unit);
    if (!unit.keepNext) this.end();
  }

  /** Draws what still waits for a neighbour. */
  end(): void {
    const units = this.#kept;
    this.#kept = [];
    const [first] = units;
    if (first === undefined) return;
    if (first.pageBreakBefore === true && !this.#isAtTop()) this.#newPage();
    const height = heightOf(units);
    const fits = this.#y + this.#gapBefore(first) + height <= this.#bottom;
    // What is longer than a page begins where it stands, unless little room is left there.
    const isLong = height > this.#bottom - this.#top;
    if (!fits && !this.#isAtTop() && (!isLong || this.#y > this.#bottom * 0.7)) this.#newPage();
    for (const unit of units) this.#draw(unit);
  }

  #draw(unit: Unit): void {
    this.#y += this.#gapBefore(unit);
    for (const part of unit.parts) {
      if (this.#y + part.height > this.#bottom && !this.#isAtTop()) this.#newPage();
      if (this.#isAtTop() && unit.head !== undefined) this.#place(unit.head);
      this.#place(part);
    }
    this.#space = unit.after;
  }

  #place(part: Part): void {
    part.draw(this.#y);
    this.#y += part.height;
  }

  #gapBefore(unit: Unit): number {
    return this.#isAtTop() ? 0 : Math.max(this.#space, unit.before);
  }

  #isAtTop(): boolean {
    return this.#y === this.#top;
  }

  #newPage(): void {
    this.#addPage();
    this.#y = this.#top;
    this.#space = 0;
  }
}

function heightOf(units: readonly Unit[]): number {
  let height = 0;
  for (const [index, { parts, before }] of units.entries()) {
    if (index > 0) height += Math.max(units[index - 1]?.after ?? 0, before);
    for (const part of parts) height += part.height;
  }
  return height;
}
