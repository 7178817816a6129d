import type { Change } from './change.ts';
import { none, type ChangeMap, type Span } from './change-map.ts';

/** The first thing that breaks the law `A + changes = B`. */
export type Breach =
  | { readonly kind: 'unaccounted' | 'accounted twice'; readonly side: 'a' | 'b'; readonly token: number }
  | { readonly kind: 'unequal' | 'out of place'; readonly side: 'a'; readonly token: number };

/**
 * Whether one version and the changes give the other, token for token: what no change tells of stands in both, in the same
 * order and printed alike, and each token is told of once. One pass over the tokens; `undefined` if the law holds.
 */
export function findBreach(map: ChangeMap, changes: readonly Change[]): Breach | undefined {
  const [toldA, toldB] = [new Uint8Array(map.a.length), new Uint8Array(map.b.length)];
  for (const { a, b } of changes) {
    const twice = tell(toldA, a, 'a') ?? tell(toldB, b, 'b');
    if (twice !== undefined) return twice;
  }
  const open = openToken(map.inB, toldA);
  if (open !== undefined) return { kind: 'unaccounted', side: 'a', token: open };
  const openB = openToken(map.inA, toldB);
  if (openB !== undefined) return { kind: 'unaccounted', side: 'b', token: openB };
  return findUnequal(map, toldA, toldB);
}

function tell(told: Uint8Array, [from, to]: Span, side: 'a' | 'b'): Breach | undefined {
  for (let token = from; token < to; token += 1) {
    if (told[token] === 1) return { kind: 'accounted twice', side, token };
    told[token] = 1;
  }
  return undefined;
}

function openToken(partners: Int32Array, told: Uint8Array): number | undefined {
  for (let token = 0; token < partners.length; token += 1)
    if ((partners[token] ?? none) < 0 && told[token] === 0) return token;
  return undefined;
}

/** What no change tells of is paired with an equal token, and pairs follow each other on both sides. */
function findUnequal({ a, b, inB, inA }: ChangeMap, toldA: Uint8Array, toldB: Uint8Array): Breach | undefined {
  let last = none;
  for (let token = 0; token < a.length; token += 1) {
    const partner = inB[token] ?? none;
    if (partner < 0) continue;
    if (inA[partner] !== token || a.keys[token] !== b.keys[partner]) return { kind: 'unequal', side: 'a', token };
    if ((toldA[token] ?? 0) !== (toldB[partner] ?? 0)) return { kind: 'unaccounted', side: 'a', token };
    if (toldA[token] === 1) continue;
    if (a.forms[token] !== b.forms[partner]) return { kind: 'unequal', side: 'a', token };
    if (partner <= last) return { kind: 'out of place', side: 'a', token };
    last = partner;
  }
  return undefined;
}
