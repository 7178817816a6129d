import type { AnalysisResult, ComparedDocument, DocumentState, Finding, Position } from '@app/shared/contracts';
import { differingParts } from '@app/shared/ui';
import { letterAt } from './letters.ts';
import { isMarkedPart, sliceOf, type MarkedText, type Range } from './marked-text.ts';

/** Which reading a document has: that of the first document, the next one that is told, a third or further one, or none. */
export type Side = 'a' | 'b' | 'c' | 'none';

/** What one document has to do with a finding. */
export interface Reading {
  readonly document: ComparedDocument;
  readonly letter: string;
  readonly state: DocumentState['state'];
  readonly side: Side;
  /** Where it says something, or said what does not hold any more, or where it was looked for. */
  readonly positions: readonly Position[];
  /** What it says, what differs marked; null where it says nothing. */
  readonly value: MarkedText | null;
  /** Letter of the document whose reading holds instead. */
  readonly by: string | null;
}

/** What a position says: the value within its quote, else the quote as a whole. */
export function valueOf({ quote, value, differs = [] }: Position): MarkedText {
  const marked = { text: quote, marks: differs };
  if (value === undefined) return marked;
  const start = startOf(quote, value, differs[0]);
  if (start < 0) return { text: value, marks: [] };
  const cut = sliceOf(marked, { start, end: start + value.length });
  return cut.marks.length > 0 || differs.length === 0 ? cut : marked;
}

/** A value that is printed twice in a quote is the one that differs. */
function startOf(quote: string, value: string, differing: Range | undefined): number {
  const at = quote.indexOf(value, differing?.start);
  return differing === undefined || (at >= 0 && at < differing.end) ? at : quote.indexOf(value);
}

/** What makes two readings the same: what the value means, else how it is written. */
function keyOf(position: Position): string {
  const { normalized, value, quote } = position;
  if (normalized !== undefined) {
    return JSON.stringify(Object.entries(normalized).toSorted(([one], [other]) => one.localeCompare(other)));
  }
  return (value ?? quote).replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

function stateOf(finding: Finding, id: string, positions: readonly Position[]): DocumentState {
  const told = finding.states?.find(({ document }) => document === id);
  if (told !== undefined) return told;
  if (positions.length === 0) return { document: id, state: 'not-stated' };
  return { document: id, state: positions.every(({ missing }) => missing) ? 'not-found' : 'says' };
}

/** Those that say something first; then those where it was looked for; then the others. */
const rank: Readonly<Record<DocumentState['state'], number>> = {
  says: 0,
  'not-found': 1,
  superseded: 2,
  'not-stated': 3,
};

/** One of each side stand before others that say the same; these follow as the finding names them. */
function withPairFirst(readings: readonly Reading[]): readonly Reading[] {
  const pair = (['a', 'b'] as const).flatMap((side) => readings.find((reading) => reading.side === side) ?? []);
  return [...pair, ...readings.filter((reading) => !pair.includes(reading))];
}

/** The side of each position by what it says: further readings than a third share its side. */
function sidesOf({ positions }: Finding): (position: Position) => Side {
  const keys = [...new Set(positions.filter(({ missing }) => !missing).map(keyOf))];
  const sides = ['a', 'b', 'c'] as const;
  return (position) => sides[Math.min(keys.indexOf(keyOf(position)), 2)] ?? 'c';
}

/** The reading of every document of a result for one of its findings. */
export function readingsOf({ documents }: Pick<AnalysisResult, 'documents'>, finding: Finding): readonly Reading[] {
  const letters = new Map(documents.map(({ id }, index) => [id, letterAt(index)]));
  const sideOf = sidesOf(finding);
  const order = finding.positions.map(({ document }) => document);
  const readings = documents.map((document): Reading => {
    const own = finding.positions.filter((position) => position.document === document.id);
    const { state, by, replaced } = stateOf(finding, document.id, own);
    const positions = replaced === undefined ? own : [...own, replaced];
    const telling = positions.find(({ missing }) => !missing);
    return {
      document,
      letter: letters.get(document.id) ?? '',
      state,
      side: telling === undefined || state === 'superseded' ? 'none' : sideOf(telling),
      positions,
      value: telling === undefined ? null : valueOf(telling),
      by: by === undefined ? null : (letters.get(by) ?? null),
    };
  });
  const marked = withDiffering(readings);
  const place = ({ document }: Reading): number => {
    const index = order.indexOf(document.id);
    return index < 0 ? order.length : index;
  };
  const sorted = marked.toSorted((one, other) => rank[one.state] - rank[other.state] || place(one) - place(other));
  return withPairFirst(sorted);
}

/** Marks what differs between two readings where the result does not say it, or says it of all that is written there. */
function withDiffering(readings: readonly Reading[]): readonly Reading[] {
  const textOf = (wanted: Side) => readings.find(({ side }) => side === wanted)?.value?.text;
  const other = { a: textOf('b'), b: textOf('a'), c: textOf('a'), none: undefined };
  return readings.map((reading) => {
    const { value, side } = reading;
    const against = other[side];
    if (value === null || isMarkedPart(value) || against === undefined) return reading;
    const [mine] = differingParts(value.text, against) ?? [];
    if (mine === undefined) return reading;
    return { ...reading, value: { text: value.text, marks: mine.end > mine.start ? [mine] : [] } };
  });
}

/** The two readings that stand side by side at first: one of each side, else one and where it was looked for. */
export function firstPair(readings: readonly Reading[]): readonly [string, string] | readonly [string] | readonly [] {
  const left = readings.find(({ side }) => side === 'a') ?? readings[0];
  const others = readings.filter((reading) => reading !== left);
  const right =
    others.find(({ side }) => side === 'b') ?? others.find(({ state }) => state === 'not-found') ?? others[0];
  if (left === undefined) return [];
  return right === undefined ? [left.document.id] : [left.document.id, right.document.id];
}
