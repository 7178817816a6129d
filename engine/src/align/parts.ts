import { factsOfSentence, printed, type Fact, type FactDocument } from '../facts/fact.ts';
import { stem } from '../facts/stem.ts';

/** Bags or sheets 1–300 are numbered, not measured. */
export const isNumbering = ({ value }: Fact): boolean =>
  value.type === 'number' && value.upper !== undefined && value.low === 1;

const mostPieces = 1000;

/** `500 mg tablets, two tablets` make 1 g, eight boxes of 12 bottles 96: beside the one stands how many of it make the other. */
export function isTimes(whole: Fact, piece: Fact, documents: readonly FactDocument[]): boolean {
  const document = documents[piece.document];
  const [total, one] = [whole, piece].map(({ value: { low, high } }) => (low + high) / 2) as [number, number];
  const times = total / one;
  const nearest = Math.round(times);
  if (document === undefined || piece.value.key !== '' || nearest < 2 || nearest > mostPieces) return false;
  if (Math.abs(times - nearest) > times * 1e-6) return false;
  return factsOfSentence(document, piece.sentence).some(
    ({ value, start }) => start !== piece.start && value.type === 'number' && value.low === nearest,
  );
}

/** `31 hectares of the 84 hectares`, `drei von fünf Räumen`: a part is not the whole. */
const wholeBehind =
  /^(?:of (?:the |its |our )?|out of (?:the )?|von (?:den |insgesamt )?|der |des |sur (?:les )?|de (?:los |las ))(?:total |insgesamt )?[£€$]?\d/iu;
const wholeWithin = 5;
/** `190 of the trees`, `£500 of the deposit`, `six des arbres`: a part of what is known. Shares and stretches of time go with `of` too. */
const knownBehind = /^(?:of (?:the|these|those|its|our|their) |der |des |de (?:los|las) )\p{L}{3}/iu;
const countTypes: ReadonlySet<string> = new Set(['number', 'money']);

export function isPartOf(fact: Fact, documents: readonly FactDocument[]): boolean {
  if (fact.value.type === 'date' || fact.value.key !== '') return false;
  const words = documents[fact.document]?.passages[fact.passage]?.words ?? [];
  if (/^\d+\/\d/u.test(words[fact.start]?.text ?? '')) return true;
  const behind = printed(words.slice(fact.end, fact.end + wholeWithin));
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
  const words = document?.passages[fact.passage]?.words ?? [];
  const isApart = /(?:±|\+\/-)$/u.test(words[fact.start - 1]?.text ?? '');
  if (document === undefined || !(isApart || /^(?:±|\+\/-)/u.test(words[fact.start]?.text ?? ''))) return false;
  const end = isApart ? fact.start - 1 : fact.start;
  return factsOfSentence(document, fact.sentence).some((other) => other.end === end);
}

const portions = ['serving', 'portion', 'portionsgröße', 'ración', 'porción', 'porzione', 'dose'].map(stem);

/** In columns of figures per serving stands something else than per 100 g. */
export function isOtherPortion(a: Fact, b: Fact): boolean {
  const isOfPortion = ({ slot }: Fact): boolean => portions.some((term) => (slot.get(term) ?? 0) >= namingWeight);
  return a.source === 'cell' && b.source === 'cell' && isOfPortion(a) !== isOfPortion(b);
}
