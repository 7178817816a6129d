import * as z from 'zod';
import rows from '../../lexicon/title-words.json' with { type: 'json' };
import type { Language } from '../../lexicon/language.ts';
import { byLanguage, setsOf } from '../../lexicon/word-lists.ts';

const kinds = [
  /** They point at a noun and are no part of a title: possessives and demonstratives. Articles are known apart. */
  'pointing',
  /** They join a noun to one that belongs to it, or to its amount. */
  'of',
  /** They join a noun to what it is for or against. */
  'for',
  /** They stand for somebody who is named elsewhere, or are polite: a verb stands behind them. */
  'pronoun',
  /** They join two nouns side by side. */
  'joint',
  /** A number stands behind them. */
  'sign',
  /** They lead to a noun, also to one without an article. */
  'leading',
  /** Between a noun and its amount: `in Höhe von`, `of at most`. */
  'amounting',
  /** What somebody bears a cost on: `por cuenta de`, `à la charge de`. */
  'bearing',
  /** To be worth: a value behind them says what the subject is. */
  'equating',
  /** Finite verbs behind what a sentence is about, which are hardly ever nouns. */
  'verb',
  /** They end a noun, and no sentence has them for its verb. */
  'participle',
  /** They only turn to what stands behind them: `of up to`, `pursuant to`. */
  'turning',
  /** They join a paper to its day. */
  'dating',
  /** Nouns that say only what kind of thing a value is. */
  'bare',
] as const;

type TitleWordKind = (typeof kinds)[number];

const table = z.record(z.enum(kinds), byLanguage).parse(rows);
const sets = new Map(kinds.map((kind) => [kind, setsOf(table[kind])] as const));

/** Whether a word of a language does this in the phrase that it stands in. */
export const isTitleWord = (kind: TitleWordKind, language: Language, key: string): boolean =>
  sets.get(kind)?.[language].has(key) === true;

/** What an English verb stands behind in its first form. */
export const infinitiveSign = 'to';

/** Words that number a clause by themselves. */
export const clauseOrdinals =
  'primera segunda tercera cuarta quinta sexta séptima octava novena décima undécima duodécima';

/** Endings of finite verbs that hardly any noun has. */
export const verbEndings: Readonly<Partial<Record<Language, RegExp>>> = {
  fr: /(?:r|ss)ont$/u,
  es: /\p{Ll}{2}r(?:á|án|emos)$/u,
  it: /\p{Ll}{2}r(?:à|anno)$/u,
};
