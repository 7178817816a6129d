import * as z from 'zod';
import rows from '../../lexicon/numbers.json' with { type: 'json' };
import { languages, type Language } from '../../lexicon/language.ts';
import { byName, namesByValue } from '../../lexicon/word-lists.ts';

export type NumberWords = Readonly<Record<string, number>>;

/** Values by word; spelling is compared without accents. */
const numbers = z.record(
  z.enum(languages),
  namesByValue.transform((table): NumberWords => byName(table, Number)),
);

type ByLanguage = Readonly<Record<Language, NumberWords>>;

const known = z.object({ small: numbers, hundreds: numbers, bareThousands: numbers, scales: numbers }).parse(rows);

/** Numbers below a hundred that are one word, and the Spanish hundreds. Short words of one language are common words of another. */
export const smallNumbers: ByLanguage = known.small;

/** `five cents` is no number in English. */
export const hundreds: ByLanguage = known.hundreds;

/** Scales that are said without a count before them. */
export const bareThousands: ByLanguage = known.bareThousands;

export const scaleWords: ByLanguage = known.scales;

/** Words for one that are articles as well: they count only before a scale or behind tens. */
export const ones: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(['a']),
  de: new Set(['ein', 'eine', 'einer', 'einen']),
  fr: new Set(['un', 'une']),
  es: new Set(['un', 'uno', 'una']),
  it: new Set(['un', 'uno', 'una']),
};

/** What joins the parts of a number: `hundred and five`, `vingt et un`, `treinta y cinco`. */
export const numberJoiner: Readonly<Record<Language, string>> = { en: 'and', de: 'und', fr: 'et', es: 'y', it: 'e' };

/** Half of what follows: `half a litre`, `ein halbes Jahr`, `une demi-heure`, `medio año`. */
export const aHalf: Readonly<Record<Language, RegExp>> = {
  en: /(?<![a-zß-ɏ])half an?(?= [a-zß-ɏ])/gi,
  de: /(?<![a-zß-ɏ])eine?[mnrs]? halbe[nrs]?(?= [a-zß-ɏ])/gi,
  fr: /(?<![a-zß-ɏ])une? demie?(?=[- ][a-zß-ɏ])/gi,
  es: /(?<![a-zß-ɏ])(?:una? )?medi[oa](?= [a-zß-ɏ])/gi,
  it: /(?<![a-zß-ɏ])(?:una? )?mezz[oa](?= [a-zß-ɏ])|(?<![a-zß-ɏ])mezz['’](?=ora)/gi,
};

/** What makes six of a half. */
export const aDozen = /^[ -](?:dozen|dutzend|douzaine|docena|dozzina)(?![a-zß-ɏ])/i;

/** `two and a half`, `deux et demi`; in German it is part of the word. */
export const andHalf: Readonly<Record<Language, RegExp>> = {
  en: /^ and (?:a|one)[ -]half(?![a-zß-ɏ])/i,
  de: /^ ?(?:und ein halb(?:e[sn]?)?|1\/2)(?![a-zß-ɏ])/i,
  fr: /^ et demie?(?![a-zß-ɏ])/i,
  es: /^ y medi[oa](?![a-zß-ɏ])/i,
  it: /^ e mezz[oa](?![a-zß-ɏ])/i,
};
