import { isStreetWord } from '../../facts/names/address-line.ts';
import type { Language } from '../../facts/numbers/number-format.ts';
import { kindNouns } from './kind-nouns.ts';
import type { TitleCandidate } from './title.ts';
import type { TitlePlace } from './title-place.ts';

/** Words of the names of streets; English ones are known as parts of addresses. */
const streets: Readonly<Record<Language, RegExp | undefined>> = {
  en: undefined,
  de: /(?:straße|strasse|str|weg|gasse|platz|allee|ring|damm|ufer|steig|chaussee|graben|markt)$/i,
  fr: /^(?:rue|avenue|av|boulevard|bd|place|chemin|allée|quai|impasse|cours|route|passage|square)$/i,
  es: /^(?:calle|c|avenida|avda|plaza|pza|paseo|camino|ronda|carretera|travesía|polígono)$/i,
  it: /^(?:via|viale|piazza|corso|largo|vicolo|strada|piazzale)$/i,
};

/** Words between the number of a house and that of its street that names it. */
const reach = 4;
/** No label is needed to know it. */
const worth = 0.55;

/** `14, rue des Tilleuls`, `Mühlenweg 14`: a figure beside the name of a street is the number of a house. */
export function isHouseNumber({ passage, start, end, from, to, language, fact }: TitlePlace): boolean {
  const figure = passage.words.slice(start, end).map(({ text }) => text);
  if (fact?.value.type !== 'number' || figure.length !== 1 || !/^\d{1,4}[a-z]?[.,;)]*$/i.test(figure[0] ?? ''))
    return false;
  const isStreet = (text: string): boolean => {
    const bare = text.replace(/[^A-Za-zªµºÀ-ÖØ-ӿ]+$/u, '');
    return /^\p{Lu}/u.test(bare) || language !== 'en' ? (streets[language]?.test(bare) ?? isStreetWord(bare)) : false;
  };
  const near = [
    ...passage.words.slice(Math.max(from, start - reach), start),
    ...passage.words.slice(end, Math.min(to, end + reach)),
  ];
  return near.some(({ text }) => isStreet(text));
}

export const addressTitles = (language: Language): TitleCandidate[] => [
  { text: kindNouns['address']?.[language] ?? '', worth, language },
];
