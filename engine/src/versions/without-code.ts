import type { ChangeMap, Hunk } from './change-map.ts';
import { wordsOf } from './token-places.ts';

/** What stands for a sign whose code says nothing. */
const lost = '\uFFFD';
/** Letters that one sign may stand for. */
const mostLetters = 3;

/** Whether the one side is the other one but for signs whose codes say nothing: what they are is not known, so that it is no change. */
export function lacksCodesOnly({ a, b }: ChangeMap, hunk: Hunk): boolean {
  const [one, other] = [wordsOf(a, hunk.a), wordsOf(b, hunk.b)].map((words) => words.map(({ text }) => text).join(''));
  return one !== undefined && other !== undefined && (mayBe(one, other) || mayBe(other, one));
}

function mayBe(broken: string, whole: string): boolean {
  if (!broken.includes(lost)) return false;
  const parts = broken.split(lost);
  let at = parts[0]?.length ?? 0;
  if (!whole.startsWith(parts[0] ?? '') || parts.join('') === '') return false;
  for (const part of parts.slice(1)) {
    const next = part === '' ? at : whole.indexOf(part, at);
    if (next < 0 || next - at > mostLetters || /\d/u.test(whole.slice(at, next))) return false;
    at = next + part.length;
  }
  return whole.length - at <= (parts.at(-1) === '' ? mostLetters : 0);
}
