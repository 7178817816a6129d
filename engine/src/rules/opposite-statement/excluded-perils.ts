import { printed, wordsOfUnit, type FactDocument } from '../../facts/fact.ts';
import { markWord } from '../../facts/stances/stance-marks.ts';
import { topicStem } from '../../facts/stances/topic-stem.ts';
import type { UnitPlace } from '../../align/pair-units.ts';
import type { RuleContext } from '../rule.ts';
import type { PlacedStance } from './find-stances.ts';

/** Two sentences, of which one excludes a peril that the other insures. */
export interface PerilPair {
  readonly a: PlacedWords;
  readonly b: PlacedWords;
  readonly score: number;
  readonly explanation: string;
}

interface PlacedWords extends UnitPlace {
  readonly start: number;
  readonly end: number;
}

/** Perils that a policy names one by one, each in the four languages and Italian. */
const lines = `
strikes streik grève huelga scioperi
terrorism terrorismus terrorisme terrorismo
theft diebstahl vol hurto furto
flood hochwasser überschwemmung inondation inundación alluvione
earthquake erdbeben séisme terremoto
vandalism vandalismus vandalisme vandalismo
hail hagel grêle granizo grandine
breakage glasbruch bris rotura
subsidence bodensenkung erdsenkung erdfall affaissement hundimiento subsidenza
heave bodenhebung soulèvement levantamiento
landslip landslide erdrutsch glissement deslizamiento frana
avalanche lawine lawinen alud valanga
`;
const perils = new Map(
  lines
    .trim()
    .split('\n')
    .flatMap((line, peril) => line.split(' ').map((word) => [topicStem(word), peril] as const)),
);

/** What stands beside perils and names none. */
const general = new Set(
  [
    'risk',
    'peril',
    'clause',
    'act',
    'damage',
    'loss',
    'cover',
    'insurance',
    'war',
    'guerre',
    'guerra',
    'krieg',
    'civil',
    'commotion',
    'riot',
    'ground',
    'terrain',
    'terreno',
  ].map(topicStem),
);
/** Puts a peril under the cover, before it. */
const insuring =
  /^(?:with|including|includes?|covering|covers?|covered|against|insure[ds]?|insuring|mit|einschliesslich|inklusive|gegen|deckt|versichert|umfasst|avec|compris|couvre|couvrant|couverts?|contre|garantit|inclu\S*|con|incluid[oa]s?|incluye|cubre|cubriendo|contra|asegura)$/u;
/** What is insured, said in the same sentence. */
const ofInsurance =
  /^(?:cover\S*|insur\S*|polic\S+|perils?|risks?|clauses?|versicher\S*|deckt|gedeckt|deckung\S*|gefahren|risiken|assur\S*|garanti\S*|couv\S*|risques?|segur\S*|asegur\S*|cubr\S*|cobertura|riesgos?)$/u;
const denying =
  /^(?:not|no|without|except\S*|exclud\S*|exclus\S*|nicht|ohne|kein\S*|ausge\S*|pas|sans|hors|sauf|exclu\S*|sin|salvo|excep\S*|may|can|if|when|unless)$/u;
/** Words between what insures and a peril. */
const reach = 12;

/** One document excludes a peril, `strikes are excluded`, and another asks for a cover with it: `with war and strikes clauses`. */
export function excludedPerils({ documents, areRelated }: RuleContext, stances: readonly PlacedStance[]): PerilPair[] {
  const excluded = stances.flatMap((stance) => {
    const isOut = stance.axis === 'inclusion' && stance.pole === 'out';
    if (!isOut && !(stance.axis.startsWith('choice') && isUninsured(documents, stance))) return [];
    const named = new Set([...stance.topic].flatMap((term) => perils.get(term) ?? []));
    const isWhole = [...stance.topic].every((term) => general.has(term) || perils.has(term));
    return isWhole ? [...named].map((peril) => ({ stance, peril })) : [];
  });
  if (excluded.length === 0) return [];
  const insured = documents.flatMap((document) =>
    document.units.flatMap((unit, index) => {
      const words = wordsOfUnit(document, unit).map(({ text }) => text);
      return insuredIn(words).map((found) => Object.assign(found, { document: document.index, unit: index }));
    }),
  );
  return excluded.flatMap(({ stance, peril }): PerilPair[] => {
    const other = insured.find(
      (one) =>
        one.peril === peril &&
        one.document !== stance.document &&
        !insured.some((same) => same.peril === peril && same.document === stance.document) &&
        areRelated(stance.document, one.document),
    );
    if (other === undefined) return [];
    const explanation = 'One document includes what the other leaves out.';
    const [a, b] = stance.document < other.document ? [stance, other] : [other, stance];
    return [{ a, b, score: 0.9, explanation }];
  });
}

/** `Landslip is not insured`. */
const uninsured =
  /(?<![a-zß-ɏ])(?:(?:is|are) not (?:insured|covered)|(?:ist|sind) nicht (?:versichert|mitversichert|gedeckt)|n(?:['’]est|e sont) pas (?:assurée?s?|couverte?s?|garantie?s?)|no (?:está|están|queda|quedan) (?:asegurad|cubiert)[oa]s?)(?![a-zß-ɏ])/i;

function isUninsured(documents: readonly FactDocument[], { document, unit }: UnitPlace): boolean {
  const own = documents[document];
  const sentence = own?.units[unit];
  return own !== undefined && sentence !== undefined && uninsured.test(printed(wordsOfUnit(own, sentence)));
}

/** The perils that a sentence puts under a cover. */
function insuredIn(words: readonly string[]): { peril: number; start: number; end: number }[] {
  const found = words.flatMap((word, at) => {
    const peril = perils.get(topicStem(word));
    return peril === undefined ? [] : [{ peril, at }];
  });
  if (found.length === 0) return [];
  const plain = words.map(markWord);
  if (!plain.some((word) => ofInsurance.test(word)) || plain.some((word) => denying.test(word))) return [];
  return found.flatMap(({ peril, at }) => {
    const start = plain.findLastIndex((word, index) => index < at && index >= at - reach && insuring.test(word));
    return start < 0 ? [] : [{ peril, start, end: at + 1 }];
  });
}
