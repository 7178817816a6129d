import type { Passage } from '../layout/passage.ts';

/** `It lasts thirty months.`: what the sentence before speaks of is named by a pronoun. */
const pronoun = /^(?:it|they|er|il|elle|ils|elles|este|esta)$/i;
const german = /^(?:sie|es)$/i;
const lasts = /^(?:dauert|läuft|beginnt|endet|gilt|beträgt|umfasst|kostet|wiegt|misst)$/i;
const stop = /[.!?;]$/u;

/** Where the sentence begins that the one at `from` goes on by a pronoun; `from` where it does not. */
export function namedFrom({ words }: Passage, from: number): number {
  const [first = '', second = ''] = [words[from]?.text, words[from + 1]?.text];
  if (from === 0 || !(pronoun.test(first) || (german.test(first) && lasts.test(second)))) return from;
  let start = from - 1;
  while (start > 0 && !stop.test(words[start - 1]?.text ?? '')) start -= 1;
  return start;
}
