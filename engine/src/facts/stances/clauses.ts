/** A run of words of a sentence: from and to. */
export type Clause = readonly [number, number];

/** Words that open a clause of their own, or say when and on what condition the one before them holds. */
const opening =
  /^(?:that|which|who|whose|if|unless|when|while|where|whereas|because|provided|except|but|before|after|until|till|from|between|during|within|once|dass|welche|welcher|wenn|falls|sofern|sobald|weil|ausser|aber|vor|bis|ab|wahrend|zwischen|binnen|innerhalb|jedoch|que|qui|si|lorsque|quand|sauf|mais|avant|apres|jusqu'a|jusqu'au|jusque|pendant|durant|entre|cuando|siempre|salvo|excepto|pero|antes|despues|hasta|desde|durante)$/u;
/** A list goes on over a comma that so few words stand before. */
const shortItem = 2;

/** Splits a sentence, given as printed and in lower case without accents, where one clause ends and another begins. */
export function splitClauses(
  words: readonly string[],
  plain: readonly string[],
  cellEnds: ReadonlySet<number>,
): Clause[] {
  const clauses: [number, number][] = [];
  let start = 0;
  for (const [at, word] of words.entries()) {
    const isComma = word.endsWith(',') && at + 1 - start > shortItem;
    const isEnd = isComma || /[;:.!?)–]$/u.test(word) || cellEnds.has(at) || opening.test(plain[at + 1] ?? '');
    if (!isEnd || at + 1 === words.length) continue;
    clauses.push([start, at + 1]);
    start = at + 1;
  }
  clauses.push([start, words.length]);
  return clauses;
}
