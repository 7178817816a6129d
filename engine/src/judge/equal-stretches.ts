import type { EqualStretch } from '@app/shared/contracts';
import { movedTokens, none, placesInOther, wordsOf, type ChangeMap, type Span } from '../versions/index.ts';
import { boxesOfLines } from './boxes-of-lines.ts';
import type { NumberedChange } from './list-changes.ts';

/**
 * How many paragraphs are the same between each place where two versions differ and the next, in the order of the second
 * version, and from the last one to the end. A paragraph is the same when no change tells of a word of it on either side;
 * the rows of a table count one by one.
 */
export function equalStretches(map: ChangeMap, changes: readonly NumberedChange[]): EqualStretch[] {
  const equal = equalPassages(map, changes);
  const stretches: EqualStretch[] = [];
  let counted = 0;
  for (const { at, ...until } of placesOf(map, changes)) {
    const first = counted;
    while (counted < equal.length && (equal[counted]?.[1] ?? 0) <= at) counted += 1;
    stretches.push({ ...sizeOf(map, equal.slice(first, counted)), until });
  }
  return [...stretches, sizeOf(map, equal.slice(counted))];
}

/** How long some paragraphs are: a paper without marks of paragraphs may have a line in each. */
function sizeOf({ b }: ChangeMap, paragraphs: readonly Span[]): Pick<EqualStretch, 'paragraphs' | 'lines'> {
  const lines = paragraphs.reduce((sum, span) => {
    const byPage = Map.groupBy(wordsOf(b, span), ({ page }) => page);
    return sum + [...byPage.values()].reduce((count, words) => count + boxesOfLines(words).length, 0);
  }, 0);
  return { paragraphs: paragraphs.length, lines };
}

type Place = { readonly at: number } & NonNullable<EqualStretch['until']>;

/** Where the changes stand in the second version; what was moved, also at the place that it left. */
function placesOf(map: ChangeMap, changes: readonly NumberedChange[]): Place[] {
  const left = placesInSecond(map);
  return changes
    .flatMap(({ id, change }): Place[] => [
      { at: change.b[0], change: id, side: 'b' },
      ...(change.class === 'moved' ? [{ at: left[change.a[0]] ?? 0, change: id, side: 'a' as const }] : []),
    ])
    .toSorted((x, y) => x.at - y.at);
}

/** Where each token of the first version would stand in the second if nothing had moved. */
function placesInSecond(map: ChangeMap): Int32Array {
  const moved = movedTokens(map, 'a');
  return placesInOther(map.inB.map((partner, token) => (moved[token] === 1 ? none : partner)));
}

function toldTokens(length: number, spans: readonly Span[]): Uint8Array {
  const told = new Uint8Array(length);
  for (const [from, to] of spans) told.fill(1, from, to);
  return told;
}

/** The tokens of each paragraph of the second version of which no change tells, in order. */
function equalPassages(map: ChangeMap, changes: readonly NumberedChange[]): Span[] {
  const toldA = toldTokens(
    map.a.length,
    changes.map(({ change }) => change.a),
  );
  const toldB = toldTokens(
    map.b.length,
    changes.map(({ change }) => change.b),
  );
  const { length, passageOf } = map.b;
  const equal: Span[] = [];
  for (let from = 0; from < length;) {
    let to = from + 1;
    while (to < length && passageOf[to] === passageOf[from]) to += 1;
    if (!toldB.subarray(from, to).includes(1) && !isTouched(map, toldA, [from, to])) equal.push([from, to]);
    from = to;
  }
  return equal;
}

/** Something is told of the paragraph of the first version that holds these words, among them or right beside them. */
function isTouched({ a, inA }: ChangeMap, toldA: Uint8Array, [from, to]: Span): boolean {
  const partners = inA.subarray(from, to).filter((partner) => partner >= 0);
  const [first = 0, last = -1] = [partners[0], partners.at(-1)];
  const isBeside = (token: number, of: number): boolean => toldA[token] === 1 && a.passageOf[token] === a.passageOf[of];
  return toldA.subarray(first, last + 1).includes(1) || isBeside(first - 1, first) || isBeside(last + 1, last);
}
