import { closedWordsIn, type ClosedTag } from '../../lexicon/closed-words.ts';
import type { Language } from '../../lexicon/language.ts';
import { actorNounOf } from '../names/actor-nouns.ts';
import { roleOf } from '../names/roles.ts';
import { plainWord, stem } from '../words/stem.ts';

/** A word of a sentence, or a phrase of closed-class words, and how it turns what is said. */
export interface Token {
  readonly text: string;
  readonly plain: string;
  readonly tags: ReadonlySet<ClosedTag>;
  /** Position of its first word. */
  readonly at: number;
  readonly isValue: boolean;
  /** Says of what a sentence speaks: no value, and of no closed class. */
  readonly isOpen: boolean;
  /** What words of one family share; empty where it says nothing. */
  readonly stem: string;
  /** The sort of people or bodies that it names. */
  readonly party: string | undefined;
}

const hasLetters = /[a-z]{2}/u;

/** Words of one language that are kept, so that a cache cannot grow without end. */
const mostCached = 100_000;

/** What is known of a word wherever it stands. */
type WordTraits = Omit<Token, 'at' | 'isValue'>;

const wordsIn = new Map<Language, Map<string, WordTraits>>();

function traitsOf(text: string, plain: string, language: Language): WordTraits {
  let words = wordsIn.get(language);
  if (words === undefined) wordsIn.set(language, (words = new Map()));
  let traits = words.get(text);
  if (traits === undefined) {
    if (words.size >= mostCached) words.clear();
    const tags = closedWordsIn(language).tagsOf(plain);
    const isOpen = tags.size === 0 && hasLetters.test(plain);
    const party = roleOf(text) ?? actorNounOf(text)?.key ?? spokenOf(tags);
    words.set(text, (traits = { text, plain, tags, isOpen, stem: stem(plain), party }));
  }
  return traits;
}

const spokenOf = (tags: ReadonlySet<ClosedTag>): string | undefined =>
  tags.has('we') ? 'we' : tags.has('you') ? 'you' : undefined;

/** An apostrophe as the closed words have it. */
const withApostrophe = (plain: string): string => plain.replace('’', "'");

/** The tokens of some words; `isValue` says by position which belong to a value. */
export function tokensOf(
  texts: readonly string[],
  language: Language,
  isValue: (at: number) => boolean = () => false,
): Token[] {
  const plain = texts.map((text) => withApostrophe(plainWord(text)));
  const closed = closedWordsIn(language);
  const tokens: Token[] = [];
  for (let at = 0; at < texts.length; at += 1) {
    const length = closed.phraseAt(plain, at);
    const words = texts.slice(at, at + Math.max(1, length));
    const whole = length === 0 ? (plain[at] ?? '') : plain.slice(at, at + length).join('_');
    const text = words.join(' ');
    const known = traitsOf(text, whole, language);
    const traits = isName(texts, at, language) ? asName(known) : known;
    const isPart = isValue(at);
    tokens.push({ ...traits, isOpen: traits.isOpen && !isPart, isValue: isPart, at });
    at += words.length - 1;
  }
  return tokens;
}

/** `In May`, `Will`: a capital within a sentence makes a name of a word, but for German, which gives every noun one. */
function isName(texts: readonly string[], at: number, language: Language): boolean {
  const [before = '', text = '', next = ''] = [texts[at - 1], texts[at], texts[at + 1]];
  if (language === 'de' || at === 0 || !/^\p{Lu}\p{Ll}/u.test(text) || /[.:;!?•–-]$/u.test(before)) return false;
  return /^\P{Lu}*$/u.test(before) && !/^\p{Lu}/u.test(next);
}

const asName = (traits: WordTraits): WordTraits => ({
  ...traits,
  tags: noTags,
  isOpen: hasLetters.test(traits.plain),
});
const noTags: WordTraits['tags'] = new Set();

/** Whether a token bears one of some tags. */
export const has = ({ tags }: Token, ...wanted: readonly ClosedTag[]): boolean => wanted.some((tag) => tags.has(tag));
