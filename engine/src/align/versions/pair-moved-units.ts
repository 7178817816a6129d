import type { Unit } from '../../facts/fact.ts';
import { alignTokens } from './align-tokens.ts';
import { tokensOfUnits, type TokenRange, type TokenStream } from './token-stream.ts';

/** A version and its sentences. */
export interface Version {
  readonly stream: TokenStream;
  readonly units: readonly Unit[];
}

/** A sentence that stands at another place in the other version: tokens from and to in both. */
export interface MovedUnit {
  readonly a: TokenRange;
  readonly b: TokenRange;
}

/** Part of its tokens without a partner that makes a sentence look for its place elsewhere. */
const looseShare = 0.6;
/** Part of the tokens that a sentence and its moved version share. */
const movedShare = 0.5;
const fewestTokens = 3;

/** Finds sentences that were moved, pairs their tokens, and adds these pairs to those given. */
export function pairMovedUnits(a: Version, b: Version, pairs: Int32Array): MovedUnit[] {
  const taken = new Uint8Array(b.stream.keys.length);
  for (const partner of pairs) if (partner >= 0) taken[partner] = 1;
  const looseA = tokensOfUnits(a.stream, a.units).filter(([from, to]) =>
    isLoose(from, to, (token) => (pairs[token] ?? -1) < 0),
  );
  const looseB = tokensOfUnits(b.stream, b.units).filter(([from, to]) =>
    isLoose(from, to, (token) => taken[token] !== 1),
  );
  const index = new Map<string, number[]>();
  for (const [at, [from, to]] of looseB.entries()) {
    for (const key of new Set(b.stream.keys.slice(from, to))) {
      const list = index.get(key);
      if (list === undefined) index.set(key, [at]);
      else list.push(at);
    }
  }
  const candidates = looseA.flatMap((range) => best(range, a.stream, b.stream, looseB, index));
  candidates.sort((x, y) => y.share - x.share || x.a[0] - y.a[0]);
  const moved: MovedUnit[] = [];
  const used = new Set<TokenRange>();
  for (const candidate of candidates) {
    if (used.has(candidate.a) || used.has(candidate.b)) continue;
    used.add(candidate.a).add(candidate.b);
    moved.push(candidate);
    setPairs(candidate, a.stream, b.stream, pairs, taken);
  }
  return moved;
}

function isLoose(from: number, to: number, isFree: (token: number) => boolean): boolean {
  let free = 0;
  for (let token = from; token < to; token += 1) if (isFree(token)) free += 1;
  return to - from >= fewestTokens && free >= (to - from) * looseShare;
}

/** Words in more sentences than this do not tell where one belongs. */
const commonWord = 40;

function best(
  a: TokenRange,
  streamA: TokenStream,
  streamB: TokenStream,
  looseB: readonly TokenRange[],
  index: ReadonlyMap<string, readonly number[]>,
): (MovedUnit & { share: number })[] {
  const keys = new Set(streamA.keys.slice(...a));
  const counts = new Map<number, number>();
  for (const key of keys) {
    const list = index.get(key) ?? [];
    if (list.length <= commonWord) for (const at of list) counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  return [...counts].flatMap(([at, count]) => {
    const b = looseB[at];
    if (b === undefined || count < 2) return [];
    const other = new Set(streamB.keys.slice(...b));
    const shared = [...keys].filter((key) => other.has(key)).length;
    const share = shared / Math.max(keys.size, other.size);
    return share >= movedShare ? [{ a, b, share }] : [];
  });
}

function setPairs(
  { a, b }: MovedUnit,
  streamA: TokenStream,
  streamB: TokenStream,
  pairs: Int32Array,
  taken: Uint8Array,
): void {
  for (let token = a[0]; token < a[1]; token += 1) {
    const partner = pairs[token] ?? -1;
    if (partner >= 0) taken[partner] = 0;
    pairs[token] = -1;
  }
  const local = alignTokens(streamA.keys.slice(...a), streamB.keys.slice(...b));
  for (const [offset, partner] of local.entries()) {
    if (partner < 0 || taken[b[0] + partner] === 1) continue;
    pairs[a[0] + offset] = b[0] + partner;
    taken[b[0] + partner] = 1;
  }
}
