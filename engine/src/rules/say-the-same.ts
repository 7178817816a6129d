import { areSetsEqual, demandsOf, isWaived, without } from '../facts/demands.ts';
import { compareValues } from '../facts/values/compare-values.ts';
import { owned } from '../facts/duties/burden-bonds.ts';
import { isCostWord, dutyVerbOf } from '../facts/duties/duty-verbs.ts';
import type { Duty } from '../facts/duties/duty.ts';
import { findDuties } from '../facts/duties/find-duties.ts';
import { factsOfSentence, wordsOfUnit, type Fact, type FactDocument } from '../facts/fact.ts';
import { polaritiesOf } from '../facts/words/polarity.ts';
import { isDenial, limitBehind } from '../facts/stances/denial.ts';
import { plainWord, stem } from '../facts/words/stem.ts';
import { areReordered } from './are-reordered.ts';

interface Sentence {
  readonly facts: readonly Fact[];
  readonly words: readonly string[];
  /** Words that belong to no value and turn nothing. */
  readonly rest: readonly string[];
}

/**
 * Two sentences, by their index among the units of their documents, say the same in other words: they hold the same
 * values, demand and deny alike, and either tell all else with the same words, or lay the same duties on the same parties.
 */
export function sayTheSame(first: FactDocument, a: number, second: FactDocument, b: number): boolean {
  const [x, y] = [sentenceOf(first, a), sentenceOf(second, b)];
  if (!areValuesPaired(x.facts, y.facts) || !demandAlike(x.words, y.words)) return false;
  return areReordered(x.rest, y.rest) || areSameDuties(x, y);
}

function sentenceOf(document: FactDocument, index: number): Sentence {
  const unit = document.units[index];
  if (unit === undefined) return { facts: [], words: [], rest: [] };
  const facts = factsOfSentence(document, index);
  const words = wordsOfUnit(document, unit).map(({ text }) => text);
  const isValue = (at: number): boolean => facts.some(({ start, end }) => at >= start && at < end);
  return { facts, words, rest: words.filter((word, offset) => !isValue(unit.start + offset) && !isTurning(word)) };
}

/** Each value of the one sentence stands in the other, whatever the order. */
function areValuesPaired(a: readonly Fact[], b: readonly Fact[]): boolean {
  const left = [...b];
  for (const { value } of a) {
    const at = left.findIndex((other) => compareValues(value, other.value) === 'same');
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return left.length === 0;
}

/** Both demand and deny alike: a ban is a denied permission, and what is free is not charged for. */
function demandAlike(a: readonly string[], b: readonly string[]): boolean {
  const [x, y] = [demandsOf(a), demandsOf(b)];
  if (!areSetsEqual(x, y) || isFree(a) !== isFree(b) || isBeyond(a) !== isBeyond(b)) return false;
  if (isWaived(a) !== isWaived(b)) return false;
  return x.has('forbidden') || plainDenials(a) === plainDenials(b);
}

/** `May open more than one`, where what is denied would be a limit. */
const isBeyond = (words: readonly string[]): boolean =>
  limitBehind.test(words.map(plainWord).join(' ')) && !words.some((word) => isNegation(plainWord(word)));

const isNegation = (plain: string): boolean => polaritiesOf(plain).some(({ kind }) => kind === 'negation');

function denialsIn(words: readonly string[]): number {
  const plain = words.map(plainWord);
  return plain.filter((_, at) => isDenial(plain, at)).length;
}

const free =
  /^(?:free|gratis|kostenlos|kostenfrei|unentgeltlich|gratuit[A-Za-zªµºÀ-ÖØ-ӿ]*|gratuito[A-Za-zªµºÀ-ÖØ-ӿ]*)$/u;
const charge =
  /^(?:charg[A-Za-zªµºÀ-ÖØ-ӿ]+|berechne[A-Za-zªµºÀ-ÖØ-ӿ]*|factur[A-Za-zªµºÀ-ÖØ-ӿ]+|cobr[A-Za-zªµºÀ-ÖØ-ӿ]+)$/u;

/** What is not allowed without something is allowed with it. */
const isWith = (words: readonly string[]): boolean =>
  denialsIn(words) === 1 && words.some((word) => without.test(plainWord(word)));

/** Denials that are not made up for by what they deny: `no charge`, `not without`. */
const plainDenials = (words: readonly string[]): number =>
  denialsIn(words) - Number(isUncharged(words)) - Number(isWith(words));

/** How these words turn a sentence is compared by itself. */
const isTurning = (word: string): boolean => {
  const plain = plainWord(word);
  return free.test(plain) || charge.test(plain) || polaritiesOf(plain).length > 0;
};

/** `We do not charge for it`. */
const isUncharged = (words: readonly string[]): boolean =>
  denialsIn(words) === 1 && words.some((word) => charge.test(plainWord(word)));

const isFree = (words: readonly string[]): boolean =>
  isUncharged(words) || words.some((word) => free.test(plainWord(word)));

/** `The tenant pays the heating`, `the heating is for the tenant's account`. */
function areSameDuties(a: Sentence, b: Sentence): boolean {
  const [x, y] = [dutiesOf(a), dutiesOf(b)];
  return x !== '' && x === y && areReordered(a.rest.filter(isNoDutyWord), b.rest.filter(isNoDutyWord));
}

const dutiesOf = ({ words }: Sentence): string =>
  findDuties(words, () => undefined)
    .map(({ actor, kind, term, items }: Duty) =>
      [actor.key, kind, term, ...items.flatMap(({ head }) => head).toSorted()].join(' '),
    )
    .toSorted()
    .join('; ');

const isNoDutyWord = (word: string): boolean => {
  const plain = plainWord(word);
  return stem(word) !== '' && dutyVerbOf(plain) === undefined && !isCostWord(plain) && !owned.test(plain);
};
