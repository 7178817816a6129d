import { rulingAt } from './ruling.ts';

/** A row of a ruled table: between two horizontal rulings, cut into cells by vertical ones. */
export interface Band {
  readonly top: number;
  readonly bottom: number;
  /** Places of the vertical rulings, from left to right; two where the row is a single box. */
  readonly bars: readonly number[];
  /** No vertical rulings: the pieces of the rulings above and below tell where the columns meet. */
  readonly isOpen?: boolean;
}

/** Rulings within so many points are one. */
export const samePt = 2.5;
/** Lower bands hold no text. */
const lowestBandPt = 7;
/** Higher bands are frames around other things, unless their columns are those of a row that is none. */
const highestBandPt = 160;

export interface Ruling {
  readonly at: number;
  from: number;
  to: number;
}

/** The bands that rulings enclose. */
export function findBands(rulings: readonly number[]): Band[] {
  const { levels, bars } = rulingsOf(rulings);
  if (levels.length === 0 || bars.length < 2) return [];
  const cuts = cutsOf(levels, bars);
  const heights = distinct([...levels.map(({ at }) => at), ...cuts]);
  const bands: Band[] = [];
  const high: Band[] = [];
  for (const [index, top] of heights.entries()) {
    const bottom = heights[index + 1];
    if (bottom === undefined || bottom - top < lowestBandPt) continue;
    const through = distinct(
      bars.filter((bar) => bar.from < top + samePt && bar.to > bottom - samePt).map(({ at }) => at),
    );
    const closed = through.filter((x, at) => {
      const next = through[at + 1] ?? through[at - 1];
      if (next === undefined) return false;
      const middle = (x + next) / 2;
      return [top, bottom].every((y) => cuts.includes(y) || levels.some((level) => isOver(level, y, middle)));
    });
    if (closed.length >= 2) (bottom - top > highestBandPt ? high : bands).push({ top, bottom, bars: closed });
  }
  return [...bands, ...high.filter((band) => bands.some((row) => haveSameColumns(row, band)))];
}

/** Where so many vertical rulings end together without a horizontal one, a page break cut a row. */
const fewestCut = 3;

function cutsOf(levels: readonly Ruling[], bars: readonly Ruling[]): number[] {
  const ends = bars.flatMap(({ from, to }) => [from, to]);
  return distinct(ends).filter(
    (end) =>
      ends.filter((other) => Math.abs(other - end) < samePt).length >= fewestCut &&
      !levels.some(({ at }) => Math.abs(at - end) < samePt),
  );
}

const haveSameColumns = ({ bars: a }: Band, { bars: b }: Band): boolean =>
  a.length === b.length && a.length > 2 && a.every((bar, index) => Math.abs(bar - (b[index] ?? Infinity)) < samePt);

const isOver = (level: Ruling, y: number, x: number): boolean =>
  Math.abs(level.at - y) < samePt && level.from < x && level.to > x;

/** Rulings of one table, drawn piece by piece alike, from which on each of its rows has one. */
const fewestAlike = 4;

/** The bands between rulings that are drawn cell by cell and have no vertical ones. */
export function findOpenBands(rulings: readonly number[]): Band[] {
  const pieces: Ruling[] = [];
  for (let at = 0; at + 3 < rulings.length; at += 4) {
    const { left, top, right, bottom } = rulingAt(rulings, at);
    if (right - left > bottom - top) pieces.push({ at: (top + bottom) / 2, from: left, to: right });
  }
  const heights = distinct(pieces.map(({ at }) => at));
  const columns = heights.map((height) => {
    const own = pieces.filter(({ at }) => Math.abs(at - height) < samePt);
    return distinct(own.flatMap(({ from, to }) => [from, to]));
  });
  const bands: Band[] = [];
  for (let from = 0; from < heights.length;) {
    let to = from + 1;
    while (to < heights.length && areAlike(columns[from] ?? [], columns[to] ?? [])) to += 1;
    const bars = columns[from] ?? [];
    if (bars.length > 2 && to - from >= fewestAlike)
      for (let at = from; at + 1 < to; at += 1)
        bands.push({ top: heights[at] ?? 0, bottom: heights[at + 1] ?? 0, bars, isOpen: true });
    from = to;
  }
  return bands.filter(({ top, bottom }) => bottom - top >= lowestBandPt && bottom - top <= highestBandPt);
}

const areAlike = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((place, at) => Math.abs(place - (b[at] ?? 0)) < samePt);

/** The horizontal rulings, joined where they touch. */
export const levelsOf = (rulings: readonly number[]): readonly Ruling[] => rulingsOf(rulings).levels;

function rulingsOf(rulings: readonly number[]): { levels: Ruling[]; bars: Ruling[] } {
  const levels: Ruling[] = [];
  const bars: Ruling[] = [];
  for (let at = 0; at + 3 < rulings.length; at += 4) {
    const { left, top, right, bottom } = rulingAt(rulings, at);
    if (right - left >= bottom - top) levels.push({ at: (top + bottom) / 2, from: left, to: right });
    else bars.push({ at: (left + right) / 2, from: top, to: bottom });
  }
  return { levels: joined(levels), bars: joined(bars) };
}

/** Pieces of one ruling that touch are joined: tables are often drawn cell by cell. */
function joined(rulings: readonly Ruling[]): Ruling[] {
  const found: Ruling[] = [];
  for (const ruling of rulings.toSorted((a, b) => a.from - b.from)) {
    const known = found.find(
      (other) => Math.abs(other.at - ruling.at) < samePt && ruling.from < other.to + samePt && ruling.to > other.from,
    );
    if (known === undefined) found.push({ ...ruling });
    else known.to = Math.max(known.to, ruling.to);
  }
  return found;
}

function distinct(places: readonly number[]): number[] {
  const found: number[] = [];
  for (const place of places.toSorted((a, b) => a - b)) {
    const last = found.at(-1);
    if (last === undefined || place - last > samePt) found.push(place);
  }
  return found;
}
