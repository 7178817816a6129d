import { isTotalLabel } from '../../arithmetic/total-label.ts';
import {
  factsOfSentence,
  printed,
  wordsOfFact,
  wordsOfUnit,
  type Fact,
  type FactDocument,
  type Unit,
} from '../../facts/fact.ts';
import { isTimeWord } from '../../facts/stances/time-words.ts';
import { plainWord } from '../../facts/words/stem.ts';
import type { Passage } from '../../layout/passage.ts';
import { chargeWord, subjectOf } from './free-statement.ts';

/** An amount that a document asks for something. */
export interface Charge {
  readonly fact: Fact;
  readonly label: string;
  readonly subject: ReadonlySet<string>;
}

/** What a document charges for: rows with their last amount, and sentences that tell what something costs. */
export function chargesOf(document: FactDocument): Charge[] {
  return document.units.flatMap((unit, index) => {
    const passage = document.passages[unit.passage];
    if (passage === undefined || passage.isHead === true) return [];
    if (passage.kind === 'paragraph') return chargeInSentence(document, unit, index);
    if (passage.kind !== 'row') return [];
    const amounts = factsOfSentence(document, index).filter(
      ({ value }) => value.type === 'money' || value.type === 'number',
    );
    const fact = amounts.at(-1);
    if (fact === undefined || fact.value.low === 0) return [];
    // A bare number is a price only where nothing stands behind it: not in `130 plates, 10 of them spare`.
    if (fact.value.type === 'number' && !isLastFigure(passage, fact)) return [];
    // The number of the row stands before its name.
    const name = passage.words.findIndex(({ text }) => /[A-Za-zªµºÀ-ÖØ-ӿ]{3}/u.test(text));
    const price = amounts.find(({ start }) => name >= 0 && start > name);
    const named = passage.words.slice(0, price?.start ?? 0).map((word) => word.text);
    const words = named.slice(0, endOfName(named)).slice(0, endOfWords(named));
    // A credit is no charge; what is deducted is one for the other side.
    if (isNegative(document, fact) && !words.some((word) => chargeWord.test(plainWord(word)))) return [];
    if (isTotalLabel(words.join(' '))) return [];
    return [{ fact, label: trimmed(words.join(' ')), subject: subjectOf(words) }];
  });
}

/** It ends its cell, and behind it stands no remark: not in `Beds made up | 8 | ok | linen in lockers`. */
const isLastFigure = ({ cells, words }: Passage, { end: stop }: Fact): boolean =>
  cells.some(({ end }) => end === stop) && !words.slice(stop).some(({ text }) => /\p{Ll}{2}/u.test(text));

/** What stands behind a colon or a comma only tells more about the charge, unless it says that it is one on top. */
function endOfName(words: readonly string[]): number {
  const at = words.findIndex((word) => /[:,]$/u.test(word));
  return at < 0 || words.slice(at + 1).some((word) => onTop.test(plainWord(word))) ? words.length : at + 1;
}

const onTop =
  /^(?:extra|additional|further|more|beyond|above|exceeding|zusatzlich[A-Za-zªµºÀ-ÖØ-ӿ]*|weitere[A-Za-zªµºÀ-ÖØ-ӿ]*|mehr[A-Za-zªµºÀ-ÖØ-ӿ]*|supplementaires?|autres?|adicional(?:es)?|otr[oa]s)$/u;

const isNegative = (document: FactDocument, fact: Fact): boolean =>
  fact.value.sign === -1 || fact.value.low < 0 || /^[−–-]/u.test(printed(wordsOfFact(document, fact)));

/** `Proofreading 14 hours`: how much of it is no part of its name. */
function endOfWords(named: readonly string[]): number {
  const first = named.findIndex((word) => /[A-Za-zªµºÀ-ÖØ-ӿ]{3}/u.test(word));
  const digit = named.findIndex((word, at) => at > first && /^\d/u.test(word));
  return first < 0 || digit < 0 ? named.length : digit;
}

/** Stands right before an amount that something costs. */
const costVerb =
  /^(?:costs?|charged|billed|invoiced|kostet|kosten|berechnen|berechnet|verrechnen|coute|coutent|factur(?:e|ee|es|ees|ons)|cuestan?|cobra(?:n|mos)?)$/u;
/** Words between the verb and the amount. */
const verbReach = 3;
/** A line of no more words with an amount at its end is a price of what it names. */
const longestLine = 9;
/** Words behind the amount that tell what it is for: `per person and day`. */
const rateWords = 4;
const rate =
  /^(?:|payables?|due|zahlbar|fallig|a|pagader[oa]s?|per|a|an|each|je|pro|par|por|la|le|der|extra|zuzuglich|plus)$/u;
/** What costs something on a condition only may well be free otherwise. */
export const conditional =
  /^(?:if|unless|over|above|exceeding|from|up|after|before|late|wenn|ab|sofern|falls|uber|bis|nach|vor|si|sauf|au-dela|jusqu'a|apres|avant|hasta|desde|salvo|despues|antes)$/u;
/** Told of a sentence, these make it more than a name with a price, or the price one of several. */
const telling =
  /^(?:is|are|was|were|will|has|have|may|must|shall|if|over|above|up|from|not|no|ist|sind|wird|werden|war|hat|haben|darf|wenn|ab|bis|uber|nicht|kein[A-Za-zªµºÀ-ÖØ-ӿ]*|est|sont|sera|ont|si|jusqu'a|pas|es|son|sera|ha|han|si|hasta|desde)$/u;

/** `Each repetition costs £55`, `Boats: £6 an hour`. */
function chargeInSentence(document: FactDocument, unit: Unit, index: number): Charge[] {
  const amounts = factsOfSentence(document, index).filter(({ value }) => value.type === 'money');
  const [fact] = amounts;
  if (fact === undefined || amounts.length > 1 || fact.value.low === 0) return [];
  const words = wordsOfUnit(document, unit).map(({ text }) => text);
  const [start, end] = [fact.start - unit.start, fact.end - unit.start];
  const plain = words.map(plainWord);
  const verb = plain.findLastIndex((word, at) => at < start && start - at <= verbReach && costVerb.test(word));
  const isLine =
    words.length <= longestLine &&
    words.length - end <= rateWords &&
    (end === words.length || rate.test(plain[end] ?? '')) &&
    !plain.some((word) => telling.test(word));
  if ((verb < 0 && !isLine) || plain.some((word) => conditional.test(word))) return [];
  const named = subjectWords(words.slice(0, verb < 0 ? start : verb));
  const clause = named.slice(named.findLastIndex((word) => /[,;]$/u.test(word)) + 1);
  if (clause.some((word) => telling.test(plainWord(word)) && !auxiliary.test(plainWord(word)))) return [];
  const label = clause.join(' ');
  const subject = subjectOf(clause.filter((word) => !isTimeWord(plainWord(word))));
  return subject.size === 0 || isTotalLabel(label) ? [] : [{ fact, label: trimmed(label), subject }];
}

const joining = /^(?:and|und|et|y)$/u;

/** `An induction takes two hours and costs £10`: what stands before the other verb costs it. */
function subjectWords(words: readonly string[]): readonly string[] {
  if (!joining.test(plainWord(words.at(-1) ?? ''))) return words;
  const first = words.findIndex((word) => subjectOf([word]).size > 0);
  return words.slice(0, first + 1);
}

/** `Is charged at`, `wird mit … berechnet`. */
const auxiliary = /^(?:is|are|will|ist|sind|wird|werden|est|sont|sera|es|son|sera)$/u;

const trimmed = (label: string): string => label.replace(/^[^A-Za-zªµºÀ-ÖØ-ӿ\d]+|[^A-Za-zªµºÀ-ÖØ-ӿ\d]+$/gu, '');
