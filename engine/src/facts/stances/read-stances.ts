import { withoutAsides } from './asides.ts';
import { isAuxiliary } from '../words/helping-words.ts';
import { splitClauses, type Clause } from './clauses.ts';
import { itemsBehind } from './enumeration.ts';
import { findMarks, type FoundMark } from './find-marks.ts';
import { beginsNeed, readNeed } from './read-need.ts';
import type { Stance } from './stance.ts';
import { beginsMark, plainWords } from './stance-marks.ts';
import { taggedTerms, tailsOf, type TaggedTerm } from './tails.ts';
import { topicStem } from './topic-stem.ts';

interface Sentence {
  readonly words: readonly string[];
  readonly plain: readonly string[];
  readonly clauses: readonly Clause[];
  readonly cellEnds: ReadonlySet<number>;
  readonly marks: readonly FoundMark[];
}

const modal =
  /^(?:may|can|might|must|shall|should|cannot|darf|durfen|durft|kann|konnen|konnt|muss|mussen|sollte|sollten|peut|peuvent|pouvez|peux|pouvons|pourra|pourront|doit|doivent|devez|devra|devront|puede|pueden|puedes|podra|podran|podemos|debe|deben|debo|debera|deberan|puo|possono|posso|potra|potranno|deve|devono|devo|dovra|dovranno)$/u;
const germanModal = /^(?:darf|durfen|kann|konnen|muss|mussen|sollte|sollten)$/u;
const onlyWord =
  /^(?:only|solely|exclusively|nur|lediglich|uniquement|seulement|seule?s?|solo|solamente|unicamente|exclusivamente)$/u;

/** What is said on a condition, or to tell which thing is meant, is not said of it. */
const aside = /^(?:if|unless|when|where|wenn|falls|sofern|si|lorsque|quand|cuando|who|whose|which|welche[rmns]?)$/u;

/** Reads what a sentence, or a row whose cells end at some words, says of its things. */
export function readStances(printed: readonly string[], cellEnds: ReadonlySet<number>): Stance[] {
  if (!plainWords(printed).some((word) => beginsMark(word) || beginsNeed(word))) return [];
  const words = withoutAsides(printed);
  const plain = plainWords(words);
  const clauses = splitClauses(words, plain, cellEnds);
  const marks = findMarks(words, plain, clauses).filter(
    ({ clause }) => !aside.test(plain[clauses[clause]?.[0] ?? 0] ?? ''),
  );
  const need = readNeed(words, plain);
  const needs = need === undefined ? [] : [need];
  if (marks.length === 0) return needs;
  const sentence = { words, plain, clauses, cellEnds, marks };
  return [
    ...marks
      .filter((mark) => !isEither(marks, mark) && !isBesideShare(sentence, mark))
      .flatMap((mark) => toStances(sentence, mark)),
    ...needs,
  ];
}

/** `The raft and the tender are not included`, `includes bed linen and gas`: it is said of each of them as well as of all. */
function toStances(sentence: Sentence, mark: FoundMark): Stance[] {
  const whole = toStance(sentence, mark);
  if (mark.axis !== 'inclusion') return [whole];
  const [from, to] = clauseOf(sentence, mark);
  const isSaid = said.test(sentence.plain[mark.own[0]] ?? '');
  const before = isSaid ? topicOf(sentence, from, to, mark).filter(([, at]) => at < mark.own[0]) : [];
  const things = before.every(([term]) => including.has(term)) ? [] : before;
  if (things.length === 0) return [whole, ...partsBehind(sentence, mark).map((part) => saidOf(whole, part, 1))];
  const parts = [...Map.groupBy(things, ([, at]) => joinsBefore(sentence, from, at)).values()];
  if (parts.length < 2) return [whole];
  return [whole, ...parts.map((part) => saidOf(whole, part, 0))];
}

/** What includes: `im Preis enthalten sind`. */
const including = new Set(
  'price fee rent package Preis Gebühr Miete Pauschale Beitrag Entgelt prix forfait loyer tarif precio cuota tarifa alquiler'
    .split(' ')
    .map(topicStem),
);

/** The terms of each thing of a list behind a mark; nothing else of its kind is said before the list ends. */
function partsBehind(sentence: Sentence, mark: FoundMark): (readonly TaggedTerm[])[] {
  const { words, plain, marks, cellEnds } = sentence;
  const isEnd = (at: number): boolean =>
    cellEnds.has(at - 1) ||
    marks.some(
      ({ axis, own }) => own[0] === at && at >= mark.own[1] && !axis.startsWith('choice') && axis !== 'extent',
    );
  // "Im Preis enthalten sind Bettwäsche und Brennholz".
  const from = isAuxiliary(plain[mark.own[1]] ?? '') ? mark.own[1] + 1 : mark.own[1];
  return itemsBehind(words, plain, from, isEnd)
    .map(([start, end]) => topicOf(sentence, start, end, mark))
    .filter((terms) => terms.length > 0);
}

/** What is said of one thing of a list: it stands before the words that say it (0), or behind them (1). */
const saidOf = (whole: Stance, part: readonly TaggedTerm[], side: 0 | 1): Stance => ({
  ...whole,
  topic: new Set(part.map(([term]) => term)),
  tails: tailsOf(part),
  neighbours:
    side === 0 ? [part.at(-1)?.[0] ?? '', whole.neighbours[1] ?? ''] : [whole.neighbours[0] ?? '', part[0]?.[0] ?? ''],
  clauseLength: Math.min(whole.clauseLength, longestPart),
});

/** Words of what is said of one thing of a list. */
const longestPart = 12;

/** Words and commas that join the things of a list, up to a place. */
const joinsBefore = ({ words, plain }: Sentence, from: number, at: number): number =>
  plain
    .slice(from, at)
    .filter(
      (word, index) =>
        /^(?:and|und|sowie|et|y|e|or|oder|ou|o)$/u.test(word) || words[from + index]?.endsWith(',') === true,
    ).length;

/** The whole of something, in plain words. */
const wholly =
  /^(?:whole|entire|in full|fully|vollstandig|ganze?|in voller hohe|integralement|en totalite|en entier|integramente|en su totalidad)$/u;
const percent = /%|^(?:percent|prozent|ciento)$/i;

/** `50 % of the rent and the deposit in full`: a clause that names a share besides says the whole of one thing only. */
const isBesideShare = ({ words, plain, clauses }: Sentence, { own, clause }: FoundMark): boolean =>
  wholly.test(plain.slice(...own).join(' ')) &&
  words.slice(...(clauses[clause] ?? own)).some((word) => percent.test(word));

/** `By post or by e-mail`: a clause that names several values of a group chooses none. */
const isEither = (marks: readonly FoundMark[], mark: FoundMark): boolean =>
  mark.axis.startsWith('choice') &&
  marks.some(({ axis, pole, clause }) => axis === mark.axis && clause === mark.clause && pole !== mark.pole);

const said =
  /^(?:included|excluded|excepted|inbegriffen|mitversichert|enthalten|eingeschlossen|ausgeschlossen|comprise?s?|compris|inclus(?:es?)?|exclu(?:se?s?|es?|s)?|exceptee?s?|en|incluid[oa]s?|comprendid[oa]s?|excluid[oa]s?|exceptuad[oa]s?|aparte|por|compres[oaie]|esclus[oaie]|charged|billed|invoiced|payable|gesondert|separat|extra|at|in|within|out|outside|part|im|zum|teil|bestandteil|gegenstand|partie|parte)$/u;

function toStance(sentence: Sentence, mark: FoundMark): Stance {
  const { plain, clauses } = sentence;
  const [from, to] = clauseOf(sentence, mark);
  const all = topicOf(sentence, from, to, mark);
  // What is included stands before `included`, and behind `includes`.
  const before = all.filter(([, at]) => at < mark.own[0]);
  const topic = mark.axis === 'inclusion' && before.length > 0 && said.test(plain[mark.own[0]] ?? '') ? before : all;
  const end = clauses[mark.clause]?.[1] ?? to;
  const verb = verbOf(sentence, mark, topic, end);
  const only = onlyIn(plain, clauses[mark.clause] ?? [from, to]);
  return {
    axis: mark.axis,
    pole: mark.pole,
    isOwn: mark.isOwn,
    start: mark.start,
    end: mark.end,
    topic: new Set(topic.map(([term]) => term)),
    tails: tailsOf(topic),
    neighbours: [
      topic.findLast(([, at]) => at < mark.own[0])?.[0] ?? '',
      topic.find(([, at]) => at >= mark.own[1])?.[0] ?? '',
    ],
    verb,
    object:
      verb === '' ? '' : (topic[topic.findIndex(([term, at]) => term === verb && at >= mark.own[1]) + 1]?.[0] ?? ''),
    plain,
    clauseLength: to - from,
    behind: mark.own[1],
    only: only < 0 ? undefined : new Set(topicOf(sentence, only, Math.max(to, end), mark).map(([term]) => term)),
  };
}

/** The clause of a mark; where it names no thing, with the label before it or the list behind it. */
function clauseOf(sentence: Sentence, mark: FoundMark): Clause {
  const { words, clauses } = sentence;
  let [first, last] = [mark.clause, mark.clause];
  const range = (): Clause => [clauses[first]?.[0] ?? 0, clauses[last]?.[1] ?? 0];
  // "Dogs | admitted on request": what opens a cell is said of the label before it.
  const opensCell = first > 0 && sentence.cellEnds.has(range()[0] - 1) && mark.start === range()[0];
  if (opensCell) first -= 1;
  while (first > 0 && topicOf(sentence, ...range(), mark).length === 0) first -= 1;
  if (
    topicOf(sentence, ...range(), mark).length === 0 &&
    /[:]$/u.test(words[range()[1] - 1] ?? '') &&
    last + 1 < clauses.length
  )
    last += 1;
  return range();
}

/** Terms of some words with their places. */
function topicOf(
  { words, plain, marks }: Sentence,
  from: number,
  to: number,
  { axis }: FoundMark,
): readonly TaggedTerm[] {
  const isMark = (at: number): boolean =>
    marks.some((mark) => mark.axis === axis && at >= mark.own[0] && at < mark.own[1]);
  const topic = taggedTerms(words, plain, [from, to], isMark).filter(
    ([term]) => axis !== 'inclusion' || term !== '=price',
  );
  if (axis === 'extent') return topic;
  const things = topic.filter(([term]) => !period.has(term));
  return things.length > 0 ? things : topic;
}

/** Of what is said of a thing for a time only the thing counts. */
const period = new Set(['day', 'week', 'month', 'year'].map(topicStem));

/** What is done: right behind a modal verb, in German at the end of the clause. */
function verbOf(
  { words, plain }: Sentence,
  { own: [start, end] }: FoundMark,
  topic: readonly (readonly [string, number, unknown])[],
  last: number,
): string {
  const word = plain.slice(start, end).find((one) => modal.test(one));
  if (word === undefined) return '';
  if (!germanModal.test(word)) return topic.find(([, at]) => at >= end)?.[0] ?? '';
  const [term = '', at = 0, tail] = topic.at(-1) ?? [];
  // "Subunternehmer darf er nach Anzeige einsetzen": what is done says nothing of its own.
  const isPhrase =
    tail !== undefined && words.slice(at + 1, last).some((one) => /^\p{Ll}{4,}(?:en|t)[.,;]?$/u.test(one));
  return isPhrase ? '' : term;
}

function onlyIn(plain: readonly string[], [from, to]: Clause): number {
  const at = plain.slice(from, to).findIndex((word) => onlyWord.test(word));
  return at < 0 ? -1 : from + at;
}
