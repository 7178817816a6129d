import type { Change } from './change.ts';
import { movedTokens, none, type ChangeMap } from './change-map.ts';

/** Words that are the same but for case and punctuation, those that follow each other as one change. */
export function reprintedIn(map: ChangeMap): Change[] {
  const { a, b, inB } = map;
  const changes: { a: [number, number]; b: [number, number]; class: 'editorial' }[] = [];
  // What moved is told as moved.
  const moved = movedTokens(map, 'a');
  for (let token = 0; token < a.length; token += 1) {
    const partner = inB[token] ?? none;
    if (partner < 0 || moved[token] === 1 || a.forms[token] === b.forms[partner]) continue;
    const last = changes.at(-1);
    if (last?.a[1] === token && last.b[1] === partner) {
      last.a[1] += 1;
      last.b[1] += 1;
    } else changes.push({ a: [token, token + 1], b: [partner, partner + 1], class: 'editorial' });
  }
  return changes;
}
