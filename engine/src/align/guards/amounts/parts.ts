import { factsOfSentence, printed, type Fact, type FactDocument } from '../../../facts/fact.ts';
import { stem } from '../../../facts/words/stem.ts';
import { isRunningNumber } from '../counts/running-number.ts';

const lasting =
  /(?<![a-zß-ɏ])(?:during|throughout|while|während|pendant|durant|durante)(?: (?:the|los|las|les|der|die|den))?$/i;

/** `Durante cuatro cursos`: a number of things that last says how long, not how many there are. */
export function isOfStretch(fact: Fact, documents: readonly FactDocument[]): boolean {
  const words = documents[fact.document]?.passages[fact.passage]?.words ?? [];
  return fact.value.type === 'number' && lasting.test(printed(words.slice(Math.max(0, fact.start - 2), fact.start)));
}

/** Bags or sheets 1–300 are numbered, not measured. */
export const isNumbering = ({ value }: Fact): boolean =>
  value.type === 'number' && value.upper !== undefined && value.low === 1;

const mostPieces = 1000;

/** `One tablet each evening for five days` makes five, `500 mg tablets, two tablets` make 1 g, eight boxes of 12 bottles 96: beside the one stands how many of it make the other. */
export function isTimes(whole: Fact, piece: Fact, documents: readonly FactDocument[]): boolean {
  const document = documents[piece.document];
  const [total, one] = [whole, piece].map(({ value: { low, high } }) => (low + high) / 2) as [number, number];
  const times = total / one;
  const nearest = Math.round(times);
  if (document === undefined || piece.value.key !== '' || nearest < 2 || nearest > mostPieces) return false;
  if (Math.abs(times - nearest) > times * 1e-6) return false;
  const isCount = (other: Fact): boolean =>
    (other.value.type === 'number' || other.value.type === 'duration') &&
    other.value.low === nearest &&
    !isRunningNumber(other, documents);
  if (factsOfSentence(document, piece.sentence).some((other) => other.start !== piece.start && isCount(other)))
    return true;
  const ofWhole = documents[whole.document];
  return (
    ofWhole !== undefined &&
    isPriceOfEach(piece, document) &&
    factsOfSentence(ofWhole, whole.sentence).some((other) => other.start !== whole.start && isCount(other))
  );
}

const forEach = /^(?:per|each|apiece|an?|every|je|pro|jede[nrsm]?|par|chacune?|chaque|por|cada|l['’]une?)(?![a-zß-ɏ])/i;

/** `€175 per vehicle`: what all of them come to names how many they are: `€1,050 for all six vehicles`. */
const isPriceOfEach = ({ value, passage, end }: Fact, { passages }: FactDocument): boolean =>
  value.type === 'money' && (value.per !== undefined || forEach.test(passages[passage]?.words[end]?.text ?? ''));

/** Words beside a value that make it come on top of another. */
const additional =
  /(?<![a-zß-ɏ])(?:extra|additional|further|zusätzlich[a-zß-ɏ]*|weitere[nrsm]?|supplémentaires?|additionnel[a-zß-ɏ]*|adicional(?:es)?|suplementari[oa]s?)(?![a-zß-ɏ])/i;
const beside = 2;

/** What comes on top is not what was there before. */
export function isAdditional(fact: Fact, documents: readonly FactDocument[]): boolean {
  const unit = documents[fact.document]?.units[fact.sentence];
  if (fact.value.key !== '' || fact.value.type === 'date' || unit === undefined) return false;
  const words = documents[fact.document]?.passages[fact.passage]?.words ?? [];
  const from = Math.max(unit.start, fact.start - beside - 1);
  return additional.test(printed(words.slice(from, Math.min(unit.end, fact.end + beside))));
}

/** `31 hectares of the 84 hectares`, `drei von fünf Räumen`: a part is not the whole. */
const wholeBehind =
  /^(?:[a-zß-ɏ]{3,} )?(?:of (?:the |its |our )?|out of (?:the )?|von (?:den |insgesamt )?|der |des |sur (?:les )?|de (?:los |las ))(?:total |insgesamt )?[£€$]?\d/i;
const wholeWithin = 5;
/** `190 of the trees`, `£500 of the deposit`, `six des arbres`: a part of what is known. Shares and stretches of time go with `of` too. */
const knownBehind = /^(?:of (?:the|these|those|its|our|their) |der |des |de (?:los|las) )[a-zß-ɏ]{3}/i;
/** `Six members, three from each university`, `je drei aus jedem Verein`: so many of the whole come from each. */
const eachBehind = /^(?:from|of|aus|von|de) (?:each|either|every|jede[mnr]|chaque|chacune?|cada)(?![a-zß-ɏ])/i;
const countTypes: ReadonlySet<string> = new Set(['number', 'money']);

export function isPartOf(fact: Fact, documents: readonly FactDocument[]): boolean {
  // A percentage is always a part of something: `a third of £2,208`.
  if (fact.value.type === 'date' || fact.value.type === 'percent' || fact.value.key !== '') return false;
  const words = documents[fact.document]?.passages[fact.passage]?.words ?? [];
  const behind = printed(words.slice(fact.end, fact.end + wholeWithin));
  // `16 heures sur 3 jours`: how a time is spread.
  if (fact.value.type === 'duration' && /^sur/i.test(behind)) return false;
  if (fact.value.type === 'number' && eachBehind.test(behind)) return true;
  return wholeBehind.test(behind) || (countTypes.has(fact.value.type) && knownBehind.test(behind));
}

const tolerances = ['tolerance', 'toleranz', 'tolérance', 'tolerancia', 'tolleranza', 'deviation', 'abweichung'].map(
  stem,
);
const namingWeight = 0.5;

/** `90 mm ± 1.5 mm`: by how much something may be off is no measure of it. */
export function isDeviation(fact: Fact, documents: readonly FactDocument[]): boolean {
  if (tolerances.some((term) => (fact.slot.get(term) ?? 0) >= namingWeight)) return true;
  const document = documents[fact.document];
  const sign = signOf(fact, documents);
  return (
    document !== undefined &&
    sign !== undefined &&
    factsOfSentence(document, fact.sentence).some((other) => other.end === sign)
  );
}

/** `Kept within ± 2%`: a share with the sign may be one too, or an accuracy. */
const mayDeviate = (fact: Fact, documents: readonly FactDocument[]): boolean =>
  (fact.value.type === 'percent' && signOf(fact, documents) !== undefined) || isDeviation(fact, documents);

/** Both are shares by which something may be off. */
export const areTolerances = (a: Fact, b: Fact, documents: readonly FactDocument[]): boolean =>
  [a, b].every((fact) => fact.value.type === 'percent' && mayDeviate(fact, documents));

/** Where the sign `±` of a value begins. */
export function signOf({ document, passage, start }: Fact, documents: readonly FactDocument[]): number | undefined {
  const words = documents[document]?.passages[passage]?.words ?? [];
  if (/(?:±|\+\/-)$/u.test(words[start - 1]?.text ?? '')) return start - 1;
  return /^(?:±|\+\/-)/u.test(words[start]?.text ?? '') ? start : undefined;
}
