import { factsOfSentence, printed, wordsOfUnit, type Fact, type FactDocument, type Unit } from '../../facts/fact.ts';
import { plainWord } from '../../facts/words/stem.ts';
import { wordTerms } from '../../facts/words/word-terms.ts';
import type { Passage } from '../../layout/passage.ts';
import type { Word } from '../../layout/word.ts';
import { isGivingWord, isPerson, saysGiving, speaksInPerson } from './giving-words.ts';

/** Something of a size that an offer promises: `words.slice(start, end)` of a passage. */
export interface Promised {
  readonly unit: number;
  readonly passage: number;
  readonly start: number;
  readonly end: number;
  /** Values that tell how much. */
  readonly facts: readonly Fact[];
  /** What is promised, as terms. */
  readonly things: ReadonlySet<string>;
  /** Those of them that name it: its label, or what stands nearest to its size. */
  readonly core: ReadonlySet<string>;
}

/** A row whose second cell is shorter is an entry of a list of prices. */
const shortestAnswer = 4;

/** Speaks of the paper itself, or of what comes before the contract: no part of it. */
const ofItself =
  /(?<![a-zß-ɏ])(?:th(?:is|e) (?:offer|letter|term sheet|paper|memo(?:randum)?|proposal|quotation|document|heads)|valid|validity|lapses?|subject to contract|please|yours (?:sincerely|faithfully|truly)|dear|interview|viewing|gültig|freibleibend|dieses angebot|vorstellungsgespräch|bewerbung|valables?|entretien d['’]embauche|candidature|válid[oa]|validez|entrevista|candidatura|valid[oa])(?![a-zß-ɏ])/i;
/** Alternatives and suppositions promise nothing by themselves. */
const open =
  /(?<![a-zß-ɏ])(?:option(?:al)?|on request|upon request|auf wunsch|wahlweise|sur demande|a petición)(?![a-zß-ɏ])/i;

const sized = new Set(['money', 'percent', 'quantity', 'duration', 'number']);
/** Sizes that also tell about things of which nothing is promised: these count where somebody is spoken to. */
const plainSizes = new Set(['quantity', 'duration', 'number']);

/** Words about money, time and measure, which name no thing. */
const generic = new Set(
  'pay payment amount sum cost costs expense expenses price budget total maximum minimum limit value worth rate share half third quarter part per cent percent euro euros pound pounds dollar dollars franc francs eur gbp usd chf annual monthly weekly day week month year hour minute time times each every additional addition extra further also moreover besides up first second once twice start end starting towards toward allowance support contribution company zusätzlich außerdem ferner darüber höhe betrag zuschuss beteiligung prozent maximal höchstens zur verfügung charge frais montant limite hauteur somme plus outre moitié pour cent pendant disposition máximo además también importe cantidad coste costes gasto gastos cargo disposición mitad ciento hasta'
    .split(' ')
    .flatMap((word) => wordTerms(word).map(({ term }) => term)),
);

const separator = /^(?:and|und|et|y|e|sowie|plus|as|ainsi|además|also)$/u;

/** What an offer promises by sentences with a size, and by rows with an answer. */
export const promisesOf = (document: FactDocument): Promised[] =>
  document.units.flatMap((unit, index): Promised[] => {
    const passage = document.passages[unit.passage];
    if (passage === undefined || passage.isHead === true || passage.kind === 'furniture') return [];
    const words = wordsOfUnit(document, unit);
    const text = printed(words);
    if (ofItself.test(text) || open.test(text)) return [];
    const facts = factsOfSentence(document, index).filter((fact) => !fact.isFormer && !isNumbering(fact, unit, words));
    if (!facts.some(({ value }) => sized.has(value.type))) return [];
    if (passage.kind !== 'row') return passage.kind === 'paragraph' ? promisesIn(passage, unit, index, facts) : [];
    const [, answer] = passage.cells;
    const isAnswer = passage.cells.length === 2 && answer !== undefined && answer.end - answer.start >= shortestAnswer;
    if (!isAnswer) return [];
    // A time that nobody gives is how long somebody is bound.
    const isTime = facts.every(({ value }) => value.type === 'duration' || value.type === 'date');
    // From a day on it is the term of what is agreed.
    if (isTime && facts.some(({ value }) => value.type === 'date')) return [];
    if (isTime && !saysGiving(words.map((word) => plainWord(word.text)))) return [];
    return toPromise(passage, unit, index, facts, thingsOf(passage.words, unit.start, answer.start, facts));
  });

/** `6. Person to contact`: the number of a question is no size. */
const isNumbering = ({ start, value }: Fact, unit: Unit, words: readonly Word[]): boolean =>
  value.type === 'number' && start === unit.start && /^\d{1,2}[.)]$/u.test(words[0]?.text ?? '');

function promisesIn(passage: Passage, unit: Unit, index: number, facts: readonly Fact[]): Promised[] {
  const plain = passage.words.slice(unit.start, unit.end).map(({ text }) => plainWord(text));
  if (!saysGiving(plain)) return [];
  const isPersonal = speaksInPerson(plain);
  return partsWithSizes(passage, unit, facts).flatMap((range) => {
    const sizes = facts.filter(
      (fact) => sized.has(fact.value.type) && fact.start >= range.start && fact.start < range.end,
    );
    const isPromise = sizes.some(({ value }) => isPersonal || !plainSizes.has(value.type));
    return isPromise ? toPromise(passage, { ...unit, ...range }, index, facts) : [];
  });
}

function toPromise(
  { words }: Passage,
  { passage, start, end }: Unit,
  unit: number,
  all: readonly Fact[],
  label: ReadonlySet<string> = new Set(),
): Promised[] {
  const things = thingsOf(words, start, end, all);
  const facts = all.filter((fact) => fact.start >= start && fact.start < end && sized.has(fact.value.type));
  const core = label.size > 0 ? label : nearestThing(words, start, end, all, facts);
  return things.size === 0 ? [] : [{ unit, passage, start, end, facts, things, core }];
}

const each = /^(?:per|pro|je|each|every|jede[nrsm]?|par|chaque|por|cada|al)$/u;

/** The thing that stands nearest to a size; behind it where two stand as near. */
function nearestThing(
  words: readonly Word[],
  start: number,
  end: number,
  all: readonly Fact[],
  [size]: readonly Fact[],
): Set<string> {
  if (size === undefined) return new Set();
  const distance = (at: number): number => (at < size.start ? size.start - at + 0.5 : at - size.end + 1);
  const near = Array.from({ length: end - start }, (_, at) => start + at).toSorted((a, b) => distance(a) - distance(b));
  for (const at of near) {
    // `9 euros por jornada`: what it is reckoned by.
    if (each.test(plainWord(words[at - 1]?.text ?? ''))) continue;
    const things = thingsOf(words, at, at + 1, all);
    if (things.size > 0) return things;
  }
  return new Set();
}

/** What some words name, without words of giving, money and time. */
function thingsOf(words: readonly Word[], start: number, end: number, facts: readonly Fact[]): Set<string> {
  const things = new Set<string>();
  for (let at = start; at < end; at += 1) {
    const text = words[at]?.text ?? '';
    const plain = plainWord(text);
    if (!/[A-Za-zªµºÀ-ÖØ-ӿ]{3}/u.test(text) || isGivingWord(plain) || isPerson(plain)) continue;
    if (facts.some((fact) => fact.start <= at && fact.end > at)) continue;
    for (const { term, share } of wordTerms(text)) if (share === 1 && !generic.has(term)) things.add(term);
  }
  return things;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** The listed parts of a sentence that hold a size, each with what names it; joined where one of two names nothing. */
function partsWithSizes({ words }: Passage, unit: Unit, facts: readonly Fact[]): Range[] {
  const sizes = facts.filter(({ value }) => sized.has(value.type));
  const isWhole = ({ start, end }: Range): boolean =>
    sizes.some((fact) => fact.start >= start && fact.start < end) && thingsOf(words, start, end, facts).size > 0;
  const parts: Range[] = [];
  let start = unit.start;
  for (let at = unit.start + 1; at <= unit.end; at += 1) {
    const isBreak = separator.test(plainWord(words[at]?.text ?? '')) || /[,;]$/u.test(words[at - 1]?.text ?? '');
    const isInside = facts.some((fact) => fact.start < at && fact.end > at);
    if (at < unit.end && (!isBreak || isInside)) continue;
    const [part, last] = [{ start, end: at }, parts.at(-1)];
    if (last !== undefined && !(isWhole(part) && isWhole(last))) parts.splice(-1, 1, { start: last.start, end: at });
    else parts.push(part);
    start = at;
  }
  return parts;
}
