import type { Language } from '../../facts/numbers/number-format.ts';
import { isLegalForm } from '../../facts/names/find-names.ts';
import { plainWord } from '../../facts/words/stem.ts';
import { unitAt } from '../../facts/units/units.ts';
import { currencyNamed } from '../../facts/units/currencies.ts';
import { kindIn } from '../../versions/index.ts';
import { isJoining } from './title-tokens.ts';
import { isTitleWord } from './title-words.ts';

/** Something that a finding may be called. */
export interface TitleCandidate {
  readonly text: string;
  /** How well it is likely to name the finding, 0 to 1: by where it was found, before its words are looked at. */
  readonly worth: number;
  readonly language: Language;
}

/** Of a title that is read at one glance. */
const mostWords = 8;
const mostLetters = 60;

/** Whether words can stand as a title: short and whole, not only a unit, a figure or a party, and no noise. */
export function isTitle(text: string, language: Language, isLabel = false): boolean {
  const words = text.split(' ');
  if (text.length > mostLetters || words.length > mostWords || /[…:]/u.test(text)) return false;
  if (/^\p{Lu}\.?$/u.test(words[0] ?? '') || /^\p{Ll}$/u.test(words.at(-1) ?? '')) return false;
  if (!words.some(isNaming) || words.some(isNoise) || !areBracketsWhole(text)) return false;
  return (
    !words.some((word) => isLegalForm(plainWord(word))) &&
    (isLabel || !leadsOn(words.at(-1) ?? '', language)) &&
    !isJoining(words[0] ?? '', language)
  );
}

const isNaming = (word: string): boolean => /[A-Za-zªµºÀ-ÖØ-ӿ]{3}/u.test(word) && !isUnit(word);

/** Letters that no word of five languages is made of: read from a picture, or of no word at all. */
const isNoise = (word: string): boolean =>
  /[|_~^{}\\<>*#@]|\p{Ll}\p{Lu}{2}|[A-Za-zªµºÀ-ÖØ-ӿ][!?;][A-Za-zªµºÀ-ÖØ-ӿ]|^\p{Lu}\p{Ll}*\d[A-Za-zªµºÀ-ÖØ-ӿ]{2}/u.test(
    word,
  );

/** `€`, `RSF`, `kg`, `EUR`: what a figure is counted in. */
export function isUnit(word: string): boolean {
  const bare = word.replace(/^[([]+|[)\].,:]+$/gu, '');
  return (
    /^[\p{Sc}%‰°²³]+$/u.test(bare) || currencyNamed(bare) !== '' || unitAt(bare.toLowerCase(), 0)?.end === bare.length
  );
}

function areBracketsWhole(text: string): boolean {
  let open = 0;
  for (const letter of text) {
    if (letter === '(' || letter === '[') open += 1;
    else if (letter === ')' || letter === ']') open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
}

const leadsOn = (word: string, language: Language): boolean => {
  const kind = kindIn(language, word.toLowerCase());
  return kind !== undefined && kind !== 'quantifier' && kind !== 'exception' && kind !== 'condition';
};

/** Says only what kind of thing a value is: `Total`, `Betrag €`. */
export const isBare = (text: string, language: Language): boolean =>
  text
    .split(' ')
    .filter((word) => isNaming(word))
    .every((word) => isTitleWord('bare', language, plainWord(word)));
