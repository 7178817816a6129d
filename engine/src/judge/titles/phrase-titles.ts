import type { Fact } from '../../facts/fact.ts';
import { actorNounOf } from '../../facts/names/actor-nouns.ts';
import { monthNames, weekdayNames } from '../../facts/times/date-lexicon.ts';
import { roleOf } from '../../facts/names/roles.ts';
import type { Language } from '../../facts/numbers/number-format.ts';
import { plainWord } from '../../facts/words/stem.ts';
import { namedKind } from './kind-titles.ts';
import { nounPhrases, printedPhrase, type NounPhrase } from './noun-phrases.ts';
import { phraseRole, type TitleSentence } from './phrase-role.ts';
import type { TitleToken } from './title-tokens.ts';
import { isBare, isTitle, type TitleCandidate } from './title.ts';
import { infinitiveSign, isTitleWord } from './title-words.ts';

/** A single noun behind an article may be a defined term that any sentence speaks of; less where the value is said of it. */
const lone = { named: 0.9, any: 0.6 } as const;
/** From which worth on a phrase is named by its value. */
const isNamedFrom = 0.6;
/** A noun that says only what kind of thing the value is. */
const bare = 0.55;
/** Of somebody or somewhere by name, where German does not write every noun so. */
const named = 0.75;
/** Somebody whom a sentence speaks of. */
const somebody = 0.4;

/** The noun phrases of the sentence of a value that can stand as titles, the likelier ones with more worth. */
export function phraseTitles(
  tokens: readonly TitleToken[],
  language: Language,
  fact: Fact | undefined,
): TitleCandidate[] {
  const sentence = { tokens, language, fact, gap: tokens.findIndex(({ kind }) => kind === 'gap') };
  return nounPhrases(tokens, language)
    .map((phrase) => withoutVerb(tokens, phrase, language))
    .map((phrase) => withoutPredicate(tokens, phrase, language))
    .flatMap((phrase) => withWholeSubject(tokens, phrase))
    .flatMap((phrase) => titlesOf(sentence, phrase));
}

/** `Invoices fall due …`: where no word of a clause is known as its verb, the last of what opens it is the verb. */
function withoutPredicate(tokens: readonly TitleToken[], phrase: NounPhrase, language: Language): NounPhrase {
  const isFirst = tokens.slice(0, phrase.start).every(({ kind }) => kind === 'determiner');
  const [noun, last] = [tokens[phrase.end - 2], tokens[phrase.end - 1]];
  if (language === 'de' || !isFirst || phrase.end - phrase.start < 2 || noun?.kind !== 'content') return phrase;
  const stop = tokens.findIndex(({ closes }) => closes);
  const clause = tokens.slice(phrase.end, stop < 0 ? tokens.length : stop + 1);
  const hasVerb =
    last?.closes === true || clause.some(({ kind }) => kind === 'equal' || kind === 'verb' || kind === 'force');
  const isSentence = clause.length >= fewestBehind && /^\p{Ll}/u.test(last?.text ?? '');
  // `… se retiran`: the verb stands behind its pronoun.
  return hasVerb || !isSentence || clause[0]?.kind === 'pronoun' ? phrase : { ...phrase, end: phrase.end - 1 };
}

/** A label with a value is no sentence. */
const fewestBehind = 2;

/** `Your pay in the first year is …`: all that stands before a form of to be, where nothing else may be the verb. */
function withWholeSubject(tokens: readonly TitleToken[], phrase: NounPhrase): NounPhrase[] {
  const end = tokens.findIndex(({ kind }, at) => at >= phrase.end && (kind === 'equal' || kind === 'force'));
  const isFirst = tokens.slice(0, phrase.start).every(({ kind }) => kind === 'determiner');
  if (!isFirst || end <= phrase.end || end - phrase.start > longestSubject) return [phrase];
  const isWhole = tokens.slice(phrase.start, end).every(({ kind, closes }) => mayStandIn.test(kind) && !closes);
  return isWhole && tokens[end - 1]?.kind === 'content' ? [phrase, { ...phrase, end }] : [phrase];
}

const longestSubject = 7;
const mayStandIn = /^(?:content|of|for|lead|joint|determiner|quantity)$/u;

/** `must not exceed the limit`, `shall maintain cover of …`: behind a word that binds stands a verb. */
function withoutVerb(tokens: readonly TitleToken[], phrase: NounPhrase, language: Language): NounPhrase {
  const before = tokens[phrase.start - 1];
  const isVerb =
    language !== 'de' &&
    !phrase.hasDeterminer &&
    (before?.kind === 'force' || before?.kind === 'pronoun' || before?.key === infinitiveSign);
  return isVerb ? { ...phrase, start: phrase.start + 1 } : phrase;
}

function titlesOf(sentence: TitleSentence, phrase: NounPhrase): TitleCandidate[] {
  const { tokens, language } = sentence;
  const words = tokens.slice(phrase.start, phrase.end);
  if (words.every(({ key }) => isTitleWord('amounting', language, key) || isOfTime(plainWord(key)))) return [];
  if (sentence.fact === undefined && words.every(({ key }) => isTitleWord('bearing', language, key))) return [];
  const { share, kind, isWeak = false, isCounted = false, isBeside = false } = phraseRole(sentence, phrase);
  if (isWeak && words.length === 1 && !phrase.hasDeterminer && !isNoun(words[0], language)) return [];
  const isNamed = isBeside && words.length > 1 && isName(words, phrase, language);
  if (isWeak && isName(words, phrase, language)) return [];
  const text = inflected(tokens, phrase, language);
  const whole =
    kind === undefined ? text : namedKind(kind, inSentence(words[0], text, language), phrase.hasDeterminer, language);
  if (!isTitle(text, language) || !isTitle(whole, language)) return [];
  const isLone = phrase.hasDeterminer && words.length === 1 && kind === undefined;
  return [
    {
      text: whole,
      worth:
        share *
        (isLone ? (share >= isNamedFrom ? lone.named : lone.any) : 1) *
        (isNamed ? named : 1) *
        (isBare(text, language) ? bare : 1) *
        (isSomebody(words) && !isCounted ? somebody : 1),
      language,
    },
  ];
}

/** `Jocasta Pym`: capitals throughout and no determiner. */
const isName = (words: readonly TitleToken[], { hasDeterminer }: NounPhrase, language: Language): boolean =>
  !hasDeterminer && language !== 'de' && words.every(({ text, kind }) => kind !== 'content' || /^\p{Lu}/u.test(text));

const isOfTime = (plain: string): boolean =>
  monthNames[plain] !== undefined || weekdayNames[plain] !== undefined || /^\d+$/u.test(plain);

/** Only German tells a noun by its capital. */
const isNoun = (token: TitleToken | undefined, language: Language): boolean =>
  language === 'de' && /^\p{Lu}/u.test(token?.text ?? '');

const isSomebody = (words: readonly TitleToken[]): boolean =>
  words.length === 1 && words.some(({ text }) => roleOf(text) !== undefined || actorNounOf(text) !== undefined);

/** A German adjective has the ending that its article asks for: without that the noun stands alone. */
function inflected(tokens: readonly TitleToken[], phrase: NounPhrase, language: Language): string {
  const first = tokens[phrase.start];
  if (language !== 'de' || !/^\p{Ll}/u.test(first?.text ?? '')) return printedPhrase(tokens, phrase);
  const noun = tokens.findIndex(({ text }, at) => at >= phrase.start && /^\p{Lu}/u.test(text));
  return printedPhrase(tokens, { ...phrase, start: noun });
}

/** As it stands within a sentence. */
const inSentence = (first: TitleToken | undefined, text: string, language: Language): string =>
  language === 'en' && first !== undefined ? first.text.charAt(0) + text.slice(1) : text;
