import { isAuxiliary } from '../words/helping-words.ts';
import { isTimeWord } from './time-words.ts';

/** A run of words of a sentence: from and to. */
export type Clause = readonly [number, number];

/** Words that open a clause of their own, or say when and on what condition the one before them holds. */
const opening =
  /^(?:that|which|who|whose|if|unless|when|while|where|whereas|because|provided|except|but|before|after|until|till|during|dass|welche|welcher|wenn|falls|sofern|sobald|weil|ausser|aber|wahrend|binnen|jedoch|que|qui|si|lorsque|quand|sauf|mais|avant|apres|jusque|pendant|durant|cuando|siempre|salvo|excepto|pero|antes|despues|durante)$/u;
/** These speak of a time where one follows soon, and of a place otherwise. */
const timeOrPlace = /^(?:from|between|within|vor|bis|ab|zwischen|innerhalb|entre|desde|hasta|jusqu'a|jusqu'au)$/u;
/** And where these follow, or a number. */
const timeName = /\d|^(?:may|mai|first|second|third|fourth|fifth|sixth|ersten|zweiten|dritten|vierten|funften)$/u;
const timeReach = 4;

/** With an auxiliary behind it a new statement begins about the same subject: `and was repaired`. */
const joining = /^(?:and|und|et|y|e)$/u;

/** `Y no se pone`, `et n'est pas`: what is denied is another statement. */
const isDeniedNext = (plain: readonly string[], at: number): boolean =>
  (plain[at] === 'y' && plain[at + 1] === 'no' && clitic.test(plain[at + 2] ?? '')) ||
  (plain[at] === 'et' && /^(?:ne|n'[A-Za-zªµºÀ-ÖØ-ӿ]+)$/u.test(plain[at + 1] ?? ''));
const clitic = /^(?:se|le|les|lo|me|nos|hay|habra|es|son|esta|estan|sera|seran|puede|pueden|debe|deben)$/u;

const within = /^(?:during|wahrend|pendant|durant|durante)$/u;
/** Words behind such a time in which the verb stands. */
const verbReach = 6;

/** No auxiliary stands before the place, and one behind it. */
const isSubject = (plain: readonly string[], start: number, at: number): boolean =>
  !plain.slice(start, at).some((word) => isAuxiliary(word)) &&
  plain.slice(at + 2, at + verbReach).some((word) => isAuxiliary(word));

/** Whether the word at a place opens a clause or a time. */
export const opensClause = (plain: readonly string[], start: number, at: number): boolean => {
  const word = plain[at] ?? '';
  // "Hay que presentar": one verb.
  if (word === 'que' && /^(?:hay|habra|tiene|tienen|tendra|tendran)$/u.test(plain[at - 1] ?? '')) return false;
  // "Sedation during the operation is included": what stands before is the subject.
  if (within.test(word) && isSubject(plain, start, at)) return false;
  if (opening.test(word)) return true;
  if (joining.test(word) && (isAuxiliary(plain[at + 1] ?? '') || isDeniedNext(plain, at))) return true;
  return (
    timeOrPlace.test(word) &&
    plain.slice(at + 1, at + 1 + timeReach).some((one) => timeName.test(one) || isTimeWord(one))
  );
};

/** Whether a clause tells more of the subject of the one before it: `and is not added to the loan`. */
export const isFurtherPredicate = (plain: readonly string[], [from]: Clause): boolean =>
  joining.test(plain[from] ?? '') && isAuxiliary(plain[from + 1] ?? '');

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
    const isEnd = isComma || /[;:.!?)–]$/u.test(word) || cellEnds.has(at) || opensClause(plain, start, at + 1);
    if (!isEnd || at + 1 === words.length) continue;
    clauses.push([start, at + 1]);
    start = at + 1;
  }
  clauses.push([start, words.length]);
  return clauses;
}
