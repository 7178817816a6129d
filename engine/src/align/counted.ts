import { isAuxiliary } from '../facts/words/helping-words.ts';
import { factsOfSentence, printed, type Fact, type FactDocument } from '../facts/fact.ts';
import { smallNumbers } from '../facts/numbers/number-lexicon.ts';
import { plainWord, stem } from '../facts/words/stem.ts';
import type { Word } from '../layout/word.ts';

const numberWords: ReadonlySet<string> = new Set(Object.values(smallNumbers).flatMap((words) => Object.keys(words)));

/** Words behind a number among which stands what is counted. */
const countedWithin = 2;

const known = new WeakMap<Fact, readonly string[]>();

/** What a number counts, as stems of the words right behind it; empty where a stop or the end of a cell follows it. */
export function countedBy(fact: Fact, documents: readonly FactDocument[]): readonly string[] {
  const cached = known.get(fact);
  if (cached !== undefined) return cached;
  const behind = readCounted(fact, documents);
  const terms = behind.length > 0 ? behind : countedAsGroup(fact, documents);
  known.set(fact, terms);
  return terms;
}

function readCounted(fact: Fact, documents: readonly FactDocument[]): string[] {
  const document = documents[fact.document];
  const passage = document?.passages[fact.passage];
  const last = passage?.words[fact.end - 1]?.text ?? '';
  // The brackets of `Forty-eight (48) hooks` end nothing.
  if (
    fact.value.type !== 'number' ||
    document === undefined ||
    passage === undefined ||
    isOfMany(fact, document, passage.words) ||
    /\W$/u.test(last.replace(/^\((\d+)\)$/u, '$1'))
  )
    return [];
  // `A four-bedroom house`, other than `twenty-two bedrooms`
  const joined = /^[A-Za-zªµºÀ-ÖØ-ӿ\d]+-([A-Za-zªµºÀ-ÖØ-ӿ]{3,})$/u.exec(last)?.[1];
  if (joined !== undefined && !numberWords.has(joined.toLowerCase()))
    return [stem(joined)].filter((term) => term !== '');
  const cell = passage.cells.find(({ start, end }) => fact.start >= start && fact.start < end);
  const start = fact.end + smallWords(passage.words.slice(fact.end, fact.end + countedWithin));
  const end = Math.min(start + countedWithin, cell?.end ?? Infinity);
  const behind = passage.words.slice(fact.end, end).map(({ text }) => text);
  if (behind.slice(0, countedWithin).some((word) => person.test(word)) || isAuxiliary(plainWord(behind[0] ?? '')))
    return [];
  const stop = behind.findIndex((word) => /[.,;:)]$/u.test(word));
  return (stop < 0 ? behind : behind.slice(0, stop + 1)).map(stem).filter((term) => term !== '');
}

const outOf = /^(?:in|of|out of|von|sur|de|de cada|su)$/i;
const rounds: ReadonlySet<number> = new Set([10, 100, 1000]);

/** `Nine in ten delegates`: ten of however many there are. */
const isOfMany = ({ value, start, sentence }: Fact, document: FactDocument, words: readonly Word[]): boolean =>
  rounds.has(value.low) &&
  factsOfSentence(document, sentence).some(
    (fact) => fact.value.type === 'number' && fact.end < start && outOf.test(printed(words.slice(fact.end, start))),
  );

/** Words for so many together. */
const group =
  /^(?:rings?|sets?|teams?|crews?|part(?:y|ies)|groups?|gangs?|fleets?|flocks?|herds?|gruppen?|mannschaft|satz|herde|equipes?|groupes?|jeu|troupeau|equipos?|grupos?|cuadrillas?|juego|rebano)$/u;

/** `A ring of eight`: what the group is of goes without saying. */
function countedAsGroup({ value, document, passage, start }: Fact, documents: readonly FactDocument[]): string[] {
  const words = documents[document]?.passages[passage]?.words ?? [];
  const [noun, joint] = [words[start - 2]?.text ?? '', words[start - 1]?.text ?? ''];
  if (value.type !== 'number' || !/^(?:of|von|de)$/i.test(joint) || !group.test(plainWord(noun))) return [];
  return [stem(noun)];
}

/** `78 of you answered`: what follows is what they do. */
const person = /^(?:you|us|them|uns|euch|ihnen|nous|vous|eux|nosotr[oa]s|ustedes|ell[oa]s)$/i;

/** `190 of the trees`: words before what is counted. */
function smallWords(words: readonly Word[]): number {
  const telling = words.findIndex(
    ({ text }) => !/^(?:of|the|these|those|its|our|der|die|den|des|de|von|l[ae]s?|los)$/i.test(text),
  );
  return telling < 0 ? words.length : telling;
}

/** Weights in a slot from which a word is part of the label, or of the head of the column or the name of the row. */
const naming = { label: 1.4, cell: 1.2 } as const;

/** What a number counts by its label or row where nothing stands behind it: `Cages | 14`, `Number of hooks: 42`. */
function countedThings(fact: Fact, documents: readonly FactDocument[]): readonly string[] {
  const behind = countedBy(fact, documents);
  const { source, slot, value } = fact;
  if (behind.length > 0 || value.type !== 'number' || !Number.isInteger(value.low)) return behind;
  if (isOfQuantity(fact)) return [itemOf(fact, documents)].filter((term) => term !== '');
  // The name of a row is counted where it says so: `Number of cages | 14`, not `Hook | 2 | B` in a list of drawings.
  if (source !== 'label' && (source !== 'cell' || !numberOf.test(fact.subject))) return behind;
  return [...slot].flatMap(([term, weight]) => (weight >= naming[source] && term !== quantity ? [term] : []));
}

const quantity = stem('quantity');

/** A number in a column of quantities: it counts the item of its row. */
export const isOfQuantity = (fact: Fact): boolean =>
  fact.value.type === 'number' &&
  fact.value.low > 1 &&
  fact.source === 'cell' &&
  (fact.slot.get(quantity) ?? 0) >= naming.cell;

/** The noun that names the item of a row: the first one of its first cell, in English and German the last one. */
function itemOf({ document, passage }: Fact, documents: readonly FactDocument[]): string {
  const own = documents[document];
  const row = own?.passages[passage];
  const name = row?.cells.find((cell) => /[A-Za-zªµºÀ-ÖØ-ӿ]{3}/u.test(printed(row.words.slice(cell.start, cell.end))));
  if (own === undefined || row === undefined || name === undefined) return '';
  const words = row.words.slice(name.start, name.end).map(({ text }) => text);
  const end = words.findIndex((word, at) => /\d/u.test(word) || (at > 0 && /[,(]$/u.test(words[at - 1] ?? '')));
  const terms = words
    .slice(0, end < 0 ? words.length : end)
    .map(stem)
    .filter((term) => term !== '');
  return (/^(?:en|de)$/u.test(own.format.language) ? terms.at(-1) : terms[0]) ?? '';
}
const numberOf = /^(?:number of|no\.? of|anzahl|zahl der|nombre d|n[úu]mero d|n[°º] d|numero d)/i;

/** The one thing that two numbers count and that no other number of their documents counts; undefined when there is none. */
export function countedAlone(a: Fact, b: Fact, documents: readonly FactDocument[]): string | undefined {
  const others = countedThings(b, documents);
  if (others.length === 0) return undefined;
  const isAlone = ({ document }: Fact, term: string): boolean => {
    const known = documents[document];
    return known !== undefined && countsOf(known, documents).get(term) === 1;
  };
  return countedThings(a, documents).find((term) => others.includes(term) && isAlone(a, term) && isAlone(b, term));
}

const counts = new WeakMap<FactDocument, ReadonlyMap<string, number>>();

/** How many numbers of a document count a thing. */
function countsOf(document: FactDocument, documents: readonly FactDocument[]): ReadonlyMap<string, number> {
  const cached = counts.get(document);
  if (cached !== undefined) return cached;
  const found = new Map<string, number>();
  for (const fact of document.facts)
    for (const term of new Set(countedThings(fact, documents))) found.set(term, (found.get(term) ?? 0) + 1);
  counts.set(document, found);
  return found;
}
