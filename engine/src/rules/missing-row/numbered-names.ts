import { wordsOfUnit, type FactDocument } from '../../facts/fact.ts';
import { stem } from '../../facts/words/stem.ts';
import { wholeVocabulary } from '../../facts/words/vocabulary.ts';

/** A thing that is called by a word with a letter or number, and by a name behind it: `Course B: weaving`. */
export interface NumberedName {
  readonly passage: number;
  readonly unit: number;
  /** `course b` */
  readonly label: string;
  /** `B`, `2` */
  readonly mark: string;
  /** Stems of the name. */
  readonly name: ReadonlySet<string>;
}

/** Such things by the word that numbers them. */
export type NumberedNames = ReadonlyMap<string, readonly NumberedName[]>;

const numbering = /^\p{Lu}[A-Za-zªµºÀ-ÖØ-ӿ]{3,}$/u;
const marked = /^(?<mark>\d{1,2}|[A-Z])(?<stop>[:,]?)$/u;
const dash = /^[:–—-]$/u;
/** Words behind the mark that name the thing. */
const nameWords = 3;
/** Things of a series, from which on one that is left out breaks it. */
const fewest = 3;

/** The numbered things of a document, each as it is named first. */
export function numberedNames(document: FactDocument): NumberedNames {
  const found = new Map<string, NumberedName[]>();
  const marks = new Set([...wholeVocabulary(document)].filter((text) => marked.test(text)));
  for (const [unit, entry] of document.units.entries()) {
    const printed = wordsOfUnit(document, entry);
    if (!printed.some(({ text }) => marks.has(text))) continue;
    const words = printed.map(({ text }) => text);
    for (const [at, word] of words.entries()) {
      const { mark = '', stop = '' } = (numbering.test(word) && marked.exec(words[at + 1] ?? '')?.groups) || {};
      const isDashed = dash.test(words[at + 2] ?? '');
      if (mark === '' || (stop === '' && !isDashed)) continue;
      const from = at + (isDashed ? 3 : 2);
      const name = new Set(words.slice(from, from + nameWords).flatMap((text) => stem(text) || []));
      const list = found.get(word) ?? [];
      if (name.size > 0 && !list.some((other) => other.mark === mark))
        list.push({ passage: entry.passage, unit, label: `${word} ${mark}`.toLowerCase(), mark, name });
      found.set(word, list);
    }
  }
  return found;
}

/** What the other document leaves out of a series that it goes on with: it names all others, and one behind it. */
export function brokenSeries(own: NumberedNames, others: NumberedNames, other: FactDocument): NumberedName[] {
  return [...own].flatMap(([word, things]) => {
    const known = others.get(word) ?? [];
    if (things.length < fewest || known.length !== things.length - 1) return [];
    const isSame = (a: NumberedName, b: NumberedName): boolean =>
      a.mark === b.mark && [...a.name].some((term) => b.name.has(term));
    const lacked = things.filter((thing) => !known.some((one) => isSame(thing, one)));
    const [thing] = lacked;
    if (thing === undefined || lacked.length > 1 || isNamed(thing, word, other)) return [];
    return things.indexOf(thing) < things.length - 1 ? [thing] : [];
  });
}

const isNamed = ({ mark, name }: NumberedName, word: string, document: FactDocument): boolean =>
  document.units.some((unit) => {
    const words = wordsOfUnit(document, unit).map(({ text }) => text);
    const terms = new Set(words.map(stem));
    const isCalled = words.some(
      (text, at) => text === word && marked.exec(words[at + 1] ?? '')?.groups?.['mark'] === mark,
    );
    return isCalled || [...name].every((term) => terms.has(term));
  });
