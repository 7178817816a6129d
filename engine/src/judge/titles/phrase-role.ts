import type { Fact } from '../../facts/fact.ts';
import type { Language } from '../../facts/numbers/number-format.ts';
import type { NounPhrase } from './noun-phrases.ts';
import type { TitleToken } from './title-tokens.ts';
import { isTitleWord } from './title-words.ts';

/** How well a noun phrase names the value of its sentence, by what stands between the two. */
const worth = {
  /** `The rent is …`. */
  equated: 0.85,
  /** `… the Office Lease dated …`. */
  dated: 0.76,
  /** `… a rent of …`. */
  governing: 0.74,
  /** `… sort code …`. */
  beside: 0.66,
  /** `… members of the board`. */
  counted: 0.64,
  /** `… days of leave`, but also `within … days of receipt`. */
  measured: 0.4,
  /** `… is the guarantor`. */
  predicate: 0.6,
  /** `Safety boats are provided by …`. */
  subject: 0.62,
  /** `The contract runs for …`. */
  active: 0.5,
  /** Who does something. */
  actor: 0.3,
  object: 0.46,
  other: 0.2,
} as const;

/** The words of a sentence, with the fact that the disputed ones of them state. */
export interface TitleSentence {
  readonly tokens: readonly TitleToken[];
  readonly language: Language;
  readonly fact: Fact | undefined;
  /** Where the disputed words stood, or -1. */
  readonly gap: number;
}

export interface PhraseRole {
  readonly share: number;
  /** A phrase without a determiner may be any word here, and needs to be more than one. */
  readonly isWeak?: boolean;
  /** Nothing stands between: somebody whose number it is may do so as well as its name. */
  readonly isBeside?: boolean;
  /** The value says how many of them there are. */
  readonly isCounted?: boolean;
  /** What has to be said of the phrase to name the value: its date, its end. */
  readonly kind?: string | undefined;
}

const weak = (share: number): PhraseRole => ({ share, isWeak: true });

/** What a noun phrase is in its sentence. */
export function phraseRole(sentence: TitleSentence, phrase: NounPhrase): PhraseRole {
  const { gap } = sentence;
  if (gap >= 0) return phrase.end <= gap ? roleBefore(sentence, phrase) : roleBehind(sentence, phrase);
  if (isAtStart(sentence, phrase)) return subjectRole(sentence, phrase);
  return weak(isBehindVerb(sentence.tokens, phrase) ? worth.object : worth.other);
}

function roleBefore(sentence: TitleSentence, phrase: NounPhrase): PhraseRole {
  const { tokens, gap, language, fact } = sentence;
  const isSubject = isAtStart(sentence, phrase);
  const between = tokens.slice(phrase.end, gap);
  if (tokens.slice(phrase.end - 1, gap).some(({ closes, opens }) => closes || opens))
    return isSubject ? subjectRole(sentence, phrase) : weak(worth.other);
  if (
    fact?.value.type === 'date' &&
    between.length > 0 &&
    between.every(({ key }) => isTitleWord('dating', language, key))
  )
    return { share: worth.dated, kind: 'date' };
  const ofAmount = (token: TitleToken): boolean =>
    isOfAmount(token, language) || (fact === undefined && isTitleWord('bearing', language, token.key));
  if (between.length === 0) return besideRole(sentence, phrase);
  if (between.every(ofAmount)) return isLed(tokens, phrase) ? { share: worth.governing } : weak(worth.governing);
  const [first, ...rest] = between;
  if (first?.kind === 'equal' && rest.every(ofAmount)) return isSubject ? { share: worth.equated } : weak(worth.object);
  if (isSubject) return subjectRole(sentence, phrase);
  return weak(isBehindVerb(tokens, phrase) ? worth.object : worth.other);
}

/** `SIRET …`: a number is called by one word before the value, others by more. */
function besideRole({ tokens, fact }: TitleSentence, phrase: NounPhrase): PhraseRole {
  const isNumbered = fact !== undefined && fact.value.key !== '';
  return isNumbered || isLed(tokens, phrase) ? { share: worth.beside, isBeside: true } : weak(worth.beside);
}

function roleBehind({ tokens, gap, language, fact }: TitleSentence, phrase: NounPhrase): PhraseRole {
  const between = tokens.slice(gap + 1, phrase.start).filter(({ kind }) => kind !== 'determiner');
  // `…, Head of People`: who somebody is.
  if (
    fact === undefined &&
    phrase.start === gap + 1 &&
    tokens[gap]?.closes === true &&
    tokens[phrase.end - 1]?.closes === true
  )
    return { share: worth.object };
  if (tokens.slice(gap, phrase.start).some(({ closes }) => closes)) return weak(worth.other);
  const type = fact?.value.type;
  if (type === 'number' && between.every(({ kind }) => kind === 'of' || kind === 'quantity'))
    return { share: worth.counted, isCounted: true };
  if ((type === 'quantity' || type === 'duration') && between.length > 0 && between.every(({ kind }) => kind === 'of'))
    return { share: worth.measured };
  if (between.at(-1)?.kind === 'equal') return { share: worth.predicate };
  const isObject =
    fact === undefined &&
    between.every(
      (token) => isOfAmount(token, language) || /^(?:verb|participle|force|equal|be|for|content)$/u.test(token.kind),
    ) &&
    between.filter(({ kind }) => kind === 'content').length <= 1;
  return weak(isObject ? worth.object : worth.other);
}

/**
 * The subject of a sentence names what is said of it, unless it does something: who that is says little. German puts what
 * something is done to before its verb as well.
 */
function subjectRole({ tokens, language }: TitleSentence, phrase: NounPhrase): PhraseRole {
  const behind = tokens.slice(phrase.end, phrase.end + 4);
  const verb = behind.find(({ kind }) => kind !== 'stop' && kind !== 'quantity' && kind !== 'pronoun');
  const isPassive =
    verb?.kind === 'equal' ||
    ((verb?.kind === 'force' || verb?.kind === 'gap') && behind.some(({ kind }) => kind === 'be' || kind === 'equal'));
  if (isPassive || language === 'de') return { share: worth.subject };
  return { share: phrase.hasDeterminer || phrase.end - phrase.start > 1 ? worth.active : worth.actor };
}

/** At the begin of its sentence, behind a determiner or behind what leads to a noun. */
function isLed(tokens: readonly TitleToken[], { start, hasDeterminer }: NounPhrase): boolean {
  const before = tokens[start - 1]?.kind;
  return hasDeterminer || before === undefined || /^(?:of|for|lead|joint|number|verb|participle)$/u.test(before);
}

const isOfAmount = ({ kind, key }: TitleToken, language: Language): boolean =>
  kind === 'determiner' || kind === 'quantity' || kind === 'number' || isTitleWord('amounting', language, key);

const isBehindVerb = (tokens: readonly TitleToken[], { start }: NounPhrase): boolean => {
  const before = tokens.slice(0, start).findLast(({ kind }) => kind !== 'determiner');
  return before?.kind === 'verb' || before?.kind === 'equal' || before?.kind === 'force';
};

/** Nothing but what stands before a comma comes before it. */
function isAtStart({ tokens }: TitleSentence, { start }: NounPhrase): boolean {
  const before = tokens.slice(0, start).filter(({ kind }) => kind !== 'determiner');
  return before.length === 0 || before.at(-1)?.closes === true || before.every(({ kind }) => kind === 'joint');
}
