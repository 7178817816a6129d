import { wordsOfUnit, type FactDocument } from '../../facts/fact.ts';
import { polaritiesOf } from '../../facts/words/polarity.ts';
import { plainWord, stem } from '../../facts/words/stem.ts';
import { placeOfWords } from '../place.ts';
import { readCompared } from '../read-compared.ts';
import type { Rule, RuleContext, RuleFinding } from '../rule.ts';
import { areTwoCountries, countryAt, type NamedCountry } from '../../facts/names/countries.ts';

/** Something is in a country. */
interface Located {
  readonly document: number;
  readonly unit: number;
  readonly passage: number;
  readonly start: number;
  readonly end: number;
  readonly country: NamedCountry;
  /** The two telling words before it, as stems. */
  readonly thing: string;
}

const inside = new Set(
  'in In within Within inside Inside im Im innerhalb Innerhalb dans Dans en En au Au aux Aux dentro Dentro'.split(' '),
);
const telling = 2;
/** Words of the longest name with what stands before it. */
const longest = 6;
/** Each party is somewhere itself. */
const ofParties = new Set(
  'company office seat branch registered incorporated established domiciled resident based born subsidiary Gesellschaft Sitz Niederlassung eingetragen wohnhaft société siège succursale établi domicilié sociedad sede domicilio sucursal constituida'
    .split(' ')
    .map(stem),
);

/** One thing is in one country by one document and in another by the other: `stored in Ireland`, `stored in Portugal`. */
export const rule: Rule = {
  id: 'country-mismatch',
  find: (context) => {
    const located = readCompared(context, locatedIn);
    return [...Map.groupBy(located, ({ thing }) => thing).values()].flatMap((group) => check(context, group));
  },
};

function check(context: RuleContext, located: readonly Located[]): RuleFinding[] {
  const byDocument = [...Map.groupBy(located, ({ document }) => document).values()];
  // Who names several countries has reasons that cannot be told from here.
  const plain = byDocument.filter((own) => own.every(({ country }) => country.id === own[0]?.country.id));
  const sides = [...Map.groupBy(plain.flat(), ({ country }) => country.id).values()];
  const unlike = sides.filter((side) =>
    sides.some((other) => other !== side && side.some((a) => other.some((b) => areApart(context, a, b)))),
  );
  return unlike.length === 2 ? [toFinding(context.documents, unlike)] : [];
}

const areApart = ({ areRelated }: RuleContext, a: Located, b: Located): boolean =>
  a.document !== b.document &&
  areRelated(a.document, b.document) &&
  areRelated(a.document, b.document) &&
  areTwoCountries(a.country, b.country);

const isDenial = (word: string): boolean => polaritiesOf(plainWord(word)).some(({ kind }) => kind === 'negation');

function locatedIn(document: FactDocument): Located[] {
  return document.units.flatMap((unit, index) => {
    const words = wordsOfUnit(document, unit).map(({ text }) => text);
    return words.flatMap((word, at): Located[] => {
      const country = inside.has(word) ? countryAt(words.slice(at + 1, at + 1 + longest)) : undefined;
      if (country === undefined || words.some(isDenial)) return [];
      const things = words
        .slice(0, at)
        .map(stem)
        .filter((term) => term !== '')
        .slice(-telling);
      if (things.length < telling || things.some((term) => ofParties.has(term))) return [];
      const start = unit.start + at + 1;
      const { document: own, passage } = unit;
      return [
        { document: own, unit: index, passage, start, end: start + country.length, country, thing: things.join(' ') },
      ];
    });
  });
}

const toFinding = (documents: readonly FactDocument[], sides: readonly (readonly Located[])[]): RuleFinding => ({
  rule: 'country-mismatch',
  kind: 'value-conflict',
  severity: 'high',
  confidence: 0.75,
  explanation: 'The documents place the same thing in different countries.',
  sides: sides.map((located) => ({
    places: located.flatMap(({ document: index, passage, start, end, unit }) => {
      const document = documents[index];
      return document === undefined ? [] : [placeOfWords(document, passage, start, end, unit)];
    }),
  })),
});
