import { allMatches } from '../words/all-matches.ts';
import { textValue, type ValueMatch } from './value.ts';

const ordinals: Readonly<Record<string, readonly string[]>> = {
  0: ['ground', 'street-level'],
  1: ['first', 'ersten?', 'erste[rsm]?', 'premier', 'primera?', 'primo'],
  2: ['second', 'zweite[nrsm]?', 'deuxième', 'second', 'segund[ao]', 'secondo'],
  3: ['third', 'dritte[nrsm]?', 'troisième', 'tercera?', 'terzo'],
  4: ['fourth', 'vierte[nrsm]?', 'quatrième', 'cuart[ao]', 'quarto'],
  5: ['fifth', 'fünfte[nrsm]?', 'cinquième', 'quint[ao]', 'quinto'],
  6: ['sixth', 'sechste[nrsm]?', 'sixième', 'sext[ao]', 'sesto'],
};
const nth = Object.values(ordinals).flat().join('|');

const floor = new RegExp(
  String.raw`(?<![a-zß-ɏ]|\d)(?:(?<nth>${nth}|\d{1,2}(?:st|nd|rd|th|e|er|ème|\.|ª|º)) (?:floor|storey|stock(?:werk)?|etage|obergeschoss|og|étage|planta|piso|piano)|(?<ground>erdgeschoss|rez-de-chaussée|planta baja|piano terra))(?![a-zß-ɏ])`,
  'gi',
);
const hint = /floor|storey|stock|etage|étage|geschoss|(?<![a-zß-ɏ])og(?![a-zß-ɏ])|rez-de|planta|piso|piano/i;

/** `The unit on the second floor`, `im 2. OG`, `au premier étage`, `planta baja`: on which floor something lies; 0 is the ground floor. */
export function findFloors(text: string): ValueMatch[] {
  if (!hint.test(text)) return [];
  return allMatches(text, floor).flatMap((match) => {
    const key = match.groups?.['ground'] === undefined ? keyOf(match.groups?.['nth'] ?? '') : '0';
    const [start, end] = [match.index, match.index + match[0].length];
    return key === undefined ? [] : [{ start, end, value: textValue('identifier', key, 'numbered floor') }];
  });
}

const patterns = Object.entries(ordinals).map(
  ([key, words]) => [key, new RegExp(`^(?:${words.join('|')})$`, 'i')] as const,
);

const keyOf = (printed: string): string | undefined =>
  /^\d+/u.exec(printed)?.[0] ?? patterns.find(([, pattern]) => pattern.test(printed))?.[0];
