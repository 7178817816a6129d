import { withoutElision } from '../../../facts/names/actor-nouns.ts';
import { isLegalForm, isTitle } from '../../../facts/names/find-names.ts';
import { plainWord, stem } from '../../../facts/words/stem.ts';

/** Capitalised words that may name a party: `words.slice(start, end)`. */
export interface NameRun {
  readonly start: number;
  readonly end: number;
  /** Plain words without titles, legal forms and what joins them. */
  readonly tokens: readonly string[];
  /** Written with its legal form. */
  readonly isFirm: boolean;
}

const joining = /^(?:of|the|&|and|und|et|y|de|du|des|d|del|la|le|los|las|van|von|der|den|di|da|zum|zur|am|im)$/u;
/** Words that may join two parts of one name: `Comunidad de la Ribera`. */
const longestJoint = 2;
/** Words of a bracket within the name of a firm. */
const longestBracket = 3;
/** Words of a firm before its legal form. */
const longestTrade = 3;
const capitalised = /^[("“„«'’]*\p{Lu}[A-Za-zªµºÀ-ÖØ-ӿ\d'’.&-]*[)"”“»'’,;:.]*$/u;
const opens = /^[("“„«]/u;
const closes = /[,;:)”»]$|[A-Za-zªµºÀ-ÖØ-ӿ]{4}\.$/u;

export const isJoining = (plain: string): boolean => plain === '' || joining.test(plain);

/** `S.L.`, `GmbH`, `Ltd.`: dots do not matter. */
export const isLegal = (text: string): boolean => {
  const plain = plainWord(text).replace(/[^A-Za-zªµºÀ-ÖØ-ӿ]/gu, '');
  // `AB` is one, `ab` is a German particle.
  const isPrinted = /\p{Lu}/u.test(text) || /^(?:plc|ltd|inc|llc|llp)$/u.test(plain);
  return (isLegalForm(plain) && isPrinted) || /^S\.$|^[AL]\.,?$/u.test(text);
};

/** Finds runs of capitalised words; none goes over one of the breaks, which are the ends of cells. */
export function nameRuns(words: readonly string[], breaks: ReadonlySet<number>): NameRun[] {
  const runs: NameRun[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (!isCapital(words[at])) continue;
    const end = endOfRun(words, at, breaks);
    const run = toRun(words, at, end);
    if (run !== undefined) runs.push(run);
    at = end - 1;
  }
  return runs;
}

const isCapital = (text = ''): boolean => capitalised.test(withoutElision(text)) && !standing.test(text);

/** `For the seller: A. Holt For the buyer: M. Day`: who signs for whom. */
const standing = /^(?:For|Für|Pour|Por)$/u;

function endOfRun(words: readonly string[], start: number, breaks: ReadonlySet<number>): number {
  let end = start + 1;
  for (;;) {
    const last = words[end - 1] ?? '';
    if (breaks.has(end) || (isLegal(last) && end > start + 1 && !isLegal(words[end] ?? ''))) return end;
    if (closes.test(last) && !(last.endsWith(',') && isLegal(words[end] ?? ''))) return end;
    const next = nextCapital(words, end) ?? (joinsFirm(words, start, end) ? end + 1 : undefined);
    if (next === undefined) return end;
    end = next + 1;
  }
}

/** `Thyme and Tallow Catering LLC` is one firm; behind `between`, `and` parts two. */
const joinsFirm = (words: readonly string[], start: number, end: number): boolean =>
  /^(?:and|und|et|y|e)$/u.test(plainWord(words[end] ?? '')) &&
  isCapital(words[end + 1]) &&
  !words.slice(start, end).some(isLegal) &&
  words.slice(end + 2, end + 2 + longestTrade).some(isLegal) &&
  !words.slice(Math.max(0, start - 2), start).some((text) => /^(?:between|zwischen|entre|tra)$/u.test(plainWord(text)));

/** `Kessock & Daughters (Builders) Ltd`: what stands in brackets before the legal form is part of the name. */
export function firmBehindBracket(words: readonly string[], at: number): number | undefined {
  const close = words.findIndex((text, index) => index >= at && index < at + longestBracket && text.endsWith(')'));
  return close >= 0 && isLegal(words[close + 1] ?? '') ? close + 1 : undefined;
}

/** The capitalised word that goes on with a name, at once or behind what joins them. */
function nextCapital(words: readonly string[], from: number): number | undefined {
  for (let at = from; at <= from + longestJoint; at += 1) {
    const text = words[at] ?? '';
    if (opens.test(text)) return firmBehindBracket(words, at);
    if (isCapital(text) || isLegal(text)) return at;
    if (
      text === '' ||
      !(text === '&' || (joining.test(plainWord(text)) && !/^(?:and|und|et|y)$/u.test(plainWord(text))))
    )
      return undefined;
  }
  return undefined;
}

function toRun(words: readonly string[], from: number, end: number): NameRun | undefined {
  let start = from;
  // `The Borough`, `Between Anna Brandt`: what opens a sentence is no part of the name.
  while (start < end && !isTitle(plainWord(words[start] ?? '')) && !isTelling(words[start] ?? '')) start += 1;
  const texts = words.slice(start, end);
  const tokens = nameTokens(texts);
  return tokens.length === 0 ? undefined : { start, end, tokens, isFirm: texts.some(isLegal) };
}

const isTelling = (text: string): boolean => {
  const plain = plainWord(withoutElision(text));
  return plain.length === 1 || (stem(plain) !== '' && !/^(?:between|zwischen|entre|tra|dear)$/u.test(plain));
};

/** The plain words of a name that tell it from others. */
export const nameTokens = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => {
    const plain = plainWord(withoutElision(text));
    return isJoining(plain) || isTitle(plain) || isLegal(text) ? [] : [plain];
  });
