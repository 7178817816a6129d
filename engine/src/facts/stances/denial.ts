import { stem } from '../words/stem.ts';
import { markWord } from './stance-marks.ts';

const denials = new Set(
  `not no never none nor neither cannot nobody nicht kein keine keinen keiner keinem keines nie niemals niemand weder pas ne jamais aucun aucune nul nunca ningun ninguna ninguno tampoco nadie jamas non mai nessun nessuno nessuna`.split(
    ' ',
  ),
);
/** Whether a word denies, whatever it denies. */
export const isDenialWord = (plain: string): boolean => denials.has(plain);

/** Behind a denial these make a limit of it, or go on: `not less than`, `not only`. */
const limiting =
  /^(?:less|more|later|fewer|earlier|exceed|exceeding|exceeds|only|mehr|weniger|spater|langer|nur|plus|moins|que|mas|menos|prejudice|limitation|solo)$/u;

/** What a denial right before it leaves out. */
const included =
  /^(?:include[ds]?|covered|enthalten|inbegriffen|eingeschlossen|comprise?s?|compris|inclu(?:se?s?|t|ent)|comprend|comprennent|inclu(?:ye|yen|id[oa]s?)|comprend(?:en|id[oa]s?)|cubren?)$/u;

/** Whether the word at a place, in lower case without accents, denies what is said around it. */
export function isDenial(plain: readonly string[], at: number): boolean {
  const word = plain[at] ?? '';
  // "Nothing in this agreement limits"
  if (/^(?:nothing|nichts|rien|nada)$/u.test(word)) return /^(?:in|dans|en|de|herein)$/u.test(plain[at + 1] ?? '');
  if (!denials.has(word) && !word.endsWith("n't") && !/^n'[A-Za-zªµºÀ-ÖØ-ӿ]/u.test(word)) return false;
  const next = plain[at + 1] ?? '';
  // "no. 5", "no. MC-88", "no longer than"
  if (/^\d/u.test(next) || (word === 'no' && /\d/u.test(next)) || (next === 'longer' && plain[at + 2] === 'than'))
    return false;
  if (next === 'to' && (plain[at + 2] ?? '').startsWith('exceed')) return false;
  if (limiting.test(next) && word !== 'ne' && word !== 'pas') return false;
  // "No se incluye el corte de ramas de más de 20 cm": the limit tells which.
  if (included.test(next === 'se' ? (plain[at + 2] ?? '') : next)) return true;
  return !limitBehind.test(plain.slice(at + 1, at + limitReach).join(' '));
}

/** In plain words: `no member holds more than two`: what is denied is only the more, which makes a limit. */
export const limitBehind =
  /(?:^| )(?:(?:more|longer|later|higher|greater) than|mehr als|langer als|spater als|hoher als|plus de|mas de|superieure?s? a|superior(?:es)? a) (?=[A-Za-zªµºÀ-ÖØ-ӿ]|\d)/u;
/** Words of a clause in which such a limit is looked for behind a denial. */
const limitReach = 12;

/** Words that say `not` in themselves and allow or demand. */
export const isDeniedModal = (word: string): boolean => markWord(word) === 'cannot' || markWord(word).endsWith("n't");

/** Deny the whole clause, wherever in it they stand: `No dogs are allowed`. */
const whole =
  /^(?:no|none|nothing|nichts|rien|nada|neither|nor|nobody|never|keine?[nmrs]?|nie|niemals|niemand|weder|ne|n'.+|jamais|aucune?|nul|nunca|ningun[oa]?|tampoco|nadie|nicht)$/u;

/** Deny the noun behind them. */
const ofNoun = /^(?:no|keine?[nmrs]?|aucune?|ningun[oa]?)$/u;
const joining = /^(?:and|und|et|y|e)$/u;

/** Whether a denial turns what some words say: from and to, in lower case without accents. */
export function turns(
  words: readonly string[],
  plain: readonly string[],
  at: number,
  from: number,
  to: number,
): boolean {
  const word = plain[at] ?? '';
  // "Nicht genutzte Stunden": it denies an adjective only.
  if (word === 'nicht' && /^\p{Ll}+(?:e|en|er|es)$/u.test(words[at + 1] ?? '') && /^\p{Lu}/u.test(words[at + 2] ?? ''))
    return false;
  // "Is free to build and needs no approval": it denies what follows.
  if (at >= to && ofNoun.test(word) && plain.slice(to, at).some((one) => joining.test(one))) return false;
  if (whole.test(word)) return true;
  const [first, last] = at < from ? [at + 1, from] : [to, at];
  for (let index = first; index < last; index += 1) if (stem(plain[index] ?? '') !== '') return false;
  return true;
}
