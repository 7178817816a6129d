import { allMatches } from '../words/all-matches.ts';
import { textValue, type ValueMatch } from './value.ts';

/** Floors that Spanish addresses write out, by number. */
const floors: Readonly<Record<string, string>> = {
  bajo: '0',
  primero: '1',
  segundo: '2',
  tercero: '3',
  cuarto: '4',
  quinto: '5',
  sexto: '6',
  séptimo: '7',
  octavo: '8',
};
const written = Object.keys(floors).join('|');
/** A recogniser takes the raised o for a nine; behind the number of the house no decimals are meant. */
const misread = String.raw`(?<=(?<![\d.,])\d{1,4}(?:,| ?[–—-]) ?)(?<nine>\d{1,2})\.9`;

const door = new RegExp(
  String.raw`(?<![A-Za-zªµºÀ-ÖØ-ӿ\d.])(?:(?:[Pp]iso )?(?<figure>\d{1,2})\.? ?[º°ª]|${misread}|[Pp]iso (?<word>${written}))(?:,? (?:puerta|letra|pta\.?))? (?<door>[A-H]|izq(?:da|uierda)?|dcha|derecha)(?![A-Za-zªµºÀ-ÖØ-ӿ\d'’])`,
  'gu',
);
const hint = /\d\.? ?[º°ª]|\d\.9 |[Pp]iso /u;

/** `Calle Mayor 12, 4.º C`, `piso cuarto, puerta C`: which flat of a house is meant. */
export function findDoors(text: string): ValueMatch[] {
  if (!hint.test(text)) return [];
  return allMatches(text, door).map((match) => {
    const { figure, nine, word = '', door: name = '' } = match.groups ?? {};
    const side = name.length > 1 ? name.slice(0, 1).toUpperCase() + (name.startsWith('i') ? 'ZQ' : 'CHA') : name;
    const key = `${figure ?? nine ?? floors[word] ?? ''} ${side}`;
    const start = match.index;
    return { start, end: start + match[0].length, value: textValue('identifier', key, 'numbered door') };
  });
}
