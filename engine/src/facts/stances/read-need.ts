import { isDenial, isDenialWord, limitBehind } from './denial.ts';
import type { Stance } from './stance.ts';
import { taggedTerms, tailsOf } from './tails.ts';

const without = /^(?:without|ohne|sans|sin)$/u;
/** One word that asks for what follows it. */
const asking =
  /^(?:need|needs|requires?|bedarf|bedurfen|benotigt|benotigen|braucht|brauchen|erfordert|necessite|necessitent|requiert|requierent|exige|exigent|suppose|requiere|requieren|necesita|necesitan|previ[oa])$/u;
const inCase = /^(?:bei|im falle?|in case|en cas|en caso|if|wenn|falls|si)(?: |$)/u;
/** `Only on request`, `nur mit Zustimmung`. */
const onlyWord = /^(?:only|nur|lediglich|uniquement|seulement|solo|solamente|unicamente)$/u;
const onWhat = /^(?:on|with|after|upon|by|auf|mit|nach|sur|avec|apres|con|tras|bajo)$/u;
/** `May be shown only to members and with consent`. */
const withWord = /^(?:with|mit|avec|con)$/u;
const onlyReach = 6;
const forbidding =
  /^(?:not|no|none|neither|nor|nobody|never|cannot|nicht|kein\w*|nie|niemals|niemand|weder|pas|ne|aucune?|nul|jamais|ningun[oa]?|nunca|nadie|tampoco|nessun[oa]?|mai|forbidden|prohibited|verboten|untersagt|unzulassig|interdit\w*|prohibid\w*)$/u;
/** Terms behind the word among which the thing stands that is asked for. */
const reach = 3;

/** Whether a word can begin what is asked for or done without. */
export const beginsNeed = (plain: string): boolean => without.test(plain) || asking.test(plain) || onlyWord.test(plain);

/** `No sum of more than £400 is paid without`: there is none beyond the limit. */
const isNothing = (plain: readonly string[], at: number): boolean =>
  isDenialWord(plain[at] ?? '') && limitBehind.test(plain.slice(at + 1).join(' '));

/** `None pass with the land. Any new scheme needs consent`: two sentences of one cell. */
const isStopBetween = (words: readonly string[], a: number, b: number): boolean =>
  words.slice(Math.min(a, b), Math.max(a, b)).some((word) => /[A-Za-zªµºÀ-ÖØ-ӿ]{2}[.;]$/u.test(word));

/** Reads whether a sentence asks for something, such as consent or a request, or does without it; undefined for most. */
export function readNeed(words: readonly string[], plain: readonly string[]): Stance | undefined {
  const at = plain.findIndex(
    (word, index) =>
      without.test(word) ||
      (asking.test(word) && !/^(?:not|to|nicht)$/u.test(plain[index + 1] ?? '')) ||
      (onlyWord.test(word) && onWhat.test(plain[index + 1] ?? '')) ||
      (withWord.test(word) && plain.slice(Math.max(0, index - onlyReach), index).some((one) => onlyWord.test(one))),
  );
  const word = plain[at];
  // "In case of building without leave the contract ends."
  // "If you want to build you need leave" asks for it.
  if (word === undefined || (inCase.test(plain.slice(0, 2).join(' ')) && !asking.test(word))) return undefined;
  const isBan = plain.some(
    (one, index) =>
      index !== at &&
      forbidding.test(one) &&
      !isStopBetween(words, index, at) &&
      (isDenial(plain, index) || isNothing(plain, index) || one.length > 4),
  );
  const isWithout = without.test(word);
  // "Not needed" says the same as "without", "not without" the same as "needed".
  const pole = isWithout === isBan ? 'needed' : 'not needed';
  const terms = taggedTerms(words, plain, [0, words.length], (index) => index === at);
  const wanted = terms.filter(([, index]) => index > at).slice(0, reach);
  const last = wanted.at(-1)?.[1];
  if (last === undefined) return undefined;
  return {
    axis: 'need',
    pole,
    isOwn: false,
    start: at,
    end: Math.min(words.length, (wanted[0]?.[1] ?? at) + 1),
    topic: new Set(terms.map(([term]) => term)),
    tails: tailsOf(terms),
    neighbours: ['', wanted[0]?.[0] ?? ''],
    verb: '',
    object: '',
    plain,
    clauseLength: plain.length,
    behind: at,
    only: new Set(wanted.map(([term]) => term)),
  };
}
