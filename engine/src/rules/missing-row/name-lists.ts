import { isLegalForm } from '../../facts/names/find-names.ts';
import { plainWord } from '../../facts/words/stem.ts';
import type { FactDocument } from '../../facts/fact.ts';
import type { Passage } from '../../layout/passage.ts';
import type { Item } from './item-lists.ts';

/** Words of the name of a company. */
const longestName = 6;
/** Names that two lists must share. */
const fewestShared = 3;

export interface NameList {
  readonly items: Item[];
  /** How the words above the list begin: `guaran` of `Guarantors` and of `guaranteed by the following`. */
  readonly head: ReadonlySet<string>;
}

/** Passages above a list that say what it is of, the letters of a word that tell it, and words that tell nothing. */
const headPassages = 2;
const prefix = 6;
const general = /^(?:follow|folgen|suivan|siguie|compan|gesell|societ|empres|schedu|annex|agreem|contra|date|certif)/u;

/** The lists of companies of a document: items below each other, or rows that begin with one. */
export function nameLists(document: FactDocument): NameList[] {
  const lists: NameList[] = [];
  let last = -1;
  for (const [unit, { passage: position }] of document.units.entries()) {
    const passage = document.passages[position];
    const name = passage === undefined || position === last ? [] : companyIn(passage);
    if (name.length === 0) continue;
    const item = { passage: position, unit, codes: new Set<string>(), name: new Set(name) };
    if (position === last + 1 && last >= 0) lists.at(-1)?.items.push(item);
    else lists.push({ items: [item], head: headOf(document, position) });
    last = position;
  }
  return lists.filter(({ items }) => items.length >= fewestShared);
}

const headOf = ({ passages }: FactDocument, position: number): Set<string> =>
  new Set(
    passages
      .slice(Math.max(0, position - headPassages), position)
      .flatMap(({ words }) => words.map(({ text }) => plainWord(text)))
      .filter((word) => word.length >= prefix && !general.test(word))
      .map((word) => word.slice(0, prefix)),
  );

/** The words of a company that is all that an item or the first cell of a row says. */
function companyIn({ kind, words, cells }: Passage): string[] {
  if (kind !== 'paragraph' && kind !== 'row') return [];
  const own = kind === 'row' ? words.slice(cells[0]?.start, cells[0]?.end) : words;
  if (own.length > longestName * 2) return [];
  const plain = own.map(({ text }) => plainWord(text)).filter((word) => word !== '');
  const isName =
    plain.length > 1 && plain.length <= longestName && isLegalForm((plain.at(-1) ?? '').replaceAll('.', ''));
  return isName ? plain : [];
}

/** The one company that a list has more than another of the same companies, of whose own words the other paper says nothing. */
export function lackedCompany(list: NameList, otherList: NameList, other: FactDocument): Item[] {
  const [own, others] = [list.items, otherList.items];
  if (![...list.head].some((word) => otherList.head.has(word))) return [];
  const keyOf = ({ name }: Item): string => [...name].join(' ');
  const known = new Set(others.map(keyOf));
  const lacked = own.filter((item) => !known.has(keyOf(item)));
  const shared = own.length - lacked.length;
  if (lacked.length !== 1 || shared < fewestShared || known.size !== shared) return [];
  const common = new Set(others.flatMap(({ name }) => Array.from(name)));
  return lacked.filter(({ name }) => {
    const telling = [...name].filter((word) => !common.has(word));
    const isSaid = (word: string): boolean =>
      other.passages.some(({ words }) => words.some(({ text }) => plainWord(text) === word));
    return telling.length > 0 && !telling.some(isSaid);
  });
}
