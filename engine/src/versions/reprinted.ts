import type { Change } from './change.ts';
import { movedTokens, none, type ChangeMap } from './change-map.ts';
import { isSaidByPrint } from './said-by-print.ts';
import type { Paper } from './sentences.ts';

type Reprint = Pick<Change, 'class' | 'matter'> & { readonly a: [number, number]; readonly b: [number, number] };

/** Words that are the same but for case and punctuation, those that follow each other as one change. */
export function reprintedIn(map: ChangeMap, a: Paper, b: Paper): Change[] {
  const changes: Reprint[] = [];
  // What moved is told as moved.
  const moved = movedTokens(map, 'a');
  for (let token = 0; token < map.a.length; token += 1) {
    const partner = map.inB[token] ?? none;
    if (partner < 0 || moved[token] === 1 || map.a.forms[token] === map.b.forms[partner]) continue;
    const isValue = isSaidByPrint(a, token, b, partner);
    const last = changes.at(-1);
    if (last?.a[1] === token && last.b[1] === partner && isValue === (last.class === 'substance')) {
      last.a[1] += 1;
      last.b[1] += 1;
    } else
      changes.push({
        a: [token, token + 1],
        b: [partner, partner + 1],
        ...(isValue ? { class: 'substance', matter: 'value' } : { class: 'editorial' }),
      });
  }
  return changes;
}
