import { areEqual } from '../facts/compare-values.ts';
import { factsOfSentence, printed, type Fact, type FactDocument } from '../facts/fact.ts';
import { stem } from '../facts/stem.ts';
import type { Value, ValueType } from '../facts/value.ts';
import { isTermAndAfter } from './after-term.ts';
import { isByReference, isWeighting } from './by-reference.ts';
import { isChangeOfOther } from './change-of.ts';
import { isOfCollective } from './collective-agreements.ts';
import { areContrasted } from './contrasts.ts';
import { areOfOneCited } from './cited-papers.ts';
import { countedBy } from './counted.ts';
import { isLoadOfFuse } from './fuses.ts';
import { isHalfOf } from './halves.ts';
import { isHouseNumber } from './house-number.ts';
import { isMisread } from './misread.ts';
import { areNamedApart } from './named-apart.ts';
import { isOtherExtra } from './extras.ts';
import { areCountAndMoney } from './count-and-money.ts';
import { isNumberOfName, isNumberOfOne } from './number-in-name.ts';
import { areCopiesOfOthers } from './own-copies.ts';
import { isOwnDate } from './own-date.ts';
import { isOnlyEstimated } from './estimates.ts';
import { isOtherNumber } from './other-number.ts';
import { isInOtherScale } from './other-scale.ts';
import {
  areTolerances,
  isAdditional,
  isDeviation,
  isNumbering,
  isOfStretch,
  isPartOf,
  isSumOfAll,
  isSumOfCounts,
  isSumWith,
  isTimes,
} from './parts.ts';
import { maySamePeople } from './people.ts';
import { isProgressOf } from './progress.ts';
import { isTotalOfCount } from './reckoned-rows.ts';
import { isRestOf } from './rest.ts';
import { slipOf } from './slips.ts';
import { areOfOtherStages } from './stages.ts';
import { isOfFormerThing } from './former-things.ts';
import { areComparedFormerly } from './former-values.ts';
import { isWithSetUp } from './set-up-days.ts';
import { isShareAndFigure } from './share-and-figure.ts';
import { isPerContainer } from './per-container.ts';
import { isOnlyProposed } from './proposed-change.ts';
import { isOfOtherSeason } from './other-season.ts';
import { isRunningNumber } from './running-number.ts';
import { isMorningAfter } from './stays.ts';
import { isStretchWithin } from './stretch.ts';
import { isTestOfDesign } from './test-pressure.ts';
import { areTaxAndShare, isTaxBeside, isTaxLine } from './tax-line.ts';
import { areNetAndGross, areOfOtherTaxSides } from './tax-side.ts';
import { areOtherTimes } from './other-times.ts';
import { shareEvent } from './time-objects.ts';
import { isOfOtherVersion } from './version-of.ts';
import { areOfOneDay } from './of-one-day.ts';
import { areOfOnePaper, isDayAndDeadline } from './dates-of-papers.ts';
import { areDaysApart } from './working-days.ts';

/** Whether a difference between two facts would mean anything. */
export function isComparable(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  if ((a.isFormer || b.isFormer) && !areComparedFormerly(a, b, documents)) return false;
  if (isOtherDay(a, b, documents) || areOtherTimes(a, b, documents) || isStretchWithin(a, b, documents)) return false;
  if (isTermAndAfter(a, b, documents)) return false;
  if (isOfCollective(a, documents) !== isOfCollective(b, documents) || isHalfOf(a, b, documents)) return false;
  if (isWithSetUp(a, documents) !== isWithSetUp(b, documents) || isLoadOfFuse(a, b, documents)) return false;
  if (isDayAndDeadline(a, b) || isDayAndDeadline(b, a)) return false;
  if (isMorningAfter(a, b) || isTestOfDesign(a, b)) return false;
  if (isMisread(a, b, documents) || areDaysApart(a, b) || isOtherState(a, b) || areContrasted(a, b)) return false;
  if (isKnownBeside(a, b, documents) || isKnownBeside(b, a, documents)) return false;
  if (isShareAndFigure(a, b, documents)) return false;
  if (isOfOtherSeason(a, b, documents) || isOfOtherSeason(b, a, documents)) return false;
  if (isOnlyProposed(a, b, documents) || isOnlyProposed(b, a, documents)) return false;
  if (isPerContainer(a, documents) !== isPerContainer(b, documents)) return false;
  if (isTotalOfCount(a, b, documents) || isTotalOfCount(b, a, documents)) return false;
  if (isTaxLine(a, documents) !== isTaxLine(b, documents) || areOfOtherTaxSides(a, b, documents)) return false;
  if (isDateOfOther(a, documents) !== isDateOfOther(b, documents) && !areOfOneAgreement(a, b, documents)) return false;
  if (isTaxBeside(a, documents) !== isTaxBeside(b, documents) || isInOtherScale(a, b, documents)) return false;
  if (isOfFormerThing(a, documents) !== isOfFormerThing(b, documents)) return false;
  if (isChangeOfOther(a, b, documents) || isChangeOfOther(b, a, documents)) return false;
  if (isDeviation(a, documents) !== isDeviation(b, documents) && !areTolerances(a, b, documents)) return false;
  if (isOfStretch(a, documents) !== isOfStretch(b, documents)) return false;
  if (isByReference(a, documents) !== isByReference(b, documents)) return false;
  if (isWeighting(a, documents) !== isWeighting(b, documents)) return false;
  if (isSumWith(a, b, documents) || isSumWith(b, a, documents)) return false;
  if (isSumOfCounts(a, b, documents) || isSumOfCounts(b, a, documents)) return false;
  if (isSumOfAll(a, b, documents) || isSumOfAll(b, a, documents)) return false;
  if (isAdditional(a, documents) !== isAdditional(b, documents) && slipOf(a, b, documents) === 0) return false;
  if ([a, b].some((fact) => isOrdinal(fact, documents))) return false;
  if (isTimes(a, b, documents) || isTimes(b, a, documents)) return false;
  if (isPartOf(a, documents) !== isPartOf(b, documents) && !isSlip(a, b, documents)) return false;
  if (isHouseNumber(a, documents) !== isHouseNumber(b, documents)) return false;
  if (isOtherNumber(a, b, documents) || isOtherCount(a, b, documents) || isOtherExtra(a, b, documents)) return false;
  if (isNumberOfOne(a, b, documents) || isOfOtherVersion(a, b, documents)) return false;
  if (isNumberOfName(a, b, documents)) return false;
  if (isOnlyEstimated(a, b, documents)) return false;
  if (isRestOf(a, b, documents) || areNamedApart(a, b, documents)) return false;
  if (areCopiesOfOthers(a, b, documents) || areCountAndMoney(a, b, documents)) return false;
  if (areNetAndGross(a, b, documents) || areTaxAndShare(a, b, documents)) return false;
  return !isOtherYear(a, b, documents) && !areOfOtherStages(a, b, documents) && !isProgressOf(a, b, documents);
}

/** Figures that agree save for one slip, from which on it is no chance: then the two are of one thing, however it is called. */
const surelySlipped = 3;
const isSlip = (a: Fact, b: Fact, documents: readonly FactDocument[]): boolean =>
  slipOf(a, b, documents) >= surelySlipped;

/** The number of a bag or of a box in a form counts nothing. */
const isOrdinal = (fact: Fact, documents: readonly FactDocument[]): boolean =>
  isNumbering(fact) || isRunningNumber(fact, documents);

const areOfOneAgreement = (a: Fact, b: Fact, documents: readonly FactDocument[]): boolean =>
  areOfOnePaper(a, b, documents) || areOfOneCited(a, b, documents);

/** Every paper has a date of its own: another date is held against it only where it can be that date mistyped. */
function isOtherDay(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  // `Payment by the credit of 2 May`: what is paid is not what the date is of.
  if ((shareEvent(a, b) && isOfOtherEvent(a)) || areOfOneAgreement(a, b, documents)) return false;
  const others = [a, b].filter((fact) => !isOwnDate(fact, documents));
  return others.length === 0 || (others.length === 1 && (slipOf(a, b, documents) === 0 || others.some(isOfOtherEvent)));
}

/** Papers are signed, issued and take effect on their day; what else happens does so on another. */
const ownEvents: ReadonlySet<string> = new Set(['sign', 'issue', 'start', 'end', 'term', 'amendment']);
const isOfOtherEvent = ({ sense }: Fact): boolean => sense?.event !== undefined && !ownEvents.has(sense.event);

/** What holds for one year says nothing about another. */
export function isOtherYear(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  if (a.period === undefined && b.period === undefined) return false;
  const yearOf = (fact: Fact): number | undefined => fact.period ?? documents[fact.document]?.mainYear;
  return yearOf(a) !== yearOf(b) && !areOfOneDay(a, b, documents);
}

/** Words by which an account says what it began with. */
const opening = [
  'opening',
  'brought',
  'anfangsbestand',
  'anfangssaldo',
  'vortrag',
  'saldovortrag',
  'ouverture',
  'apertura',
].map(stem);
const stateWeight = 0.4;

/** What an account began with differs by nature from what it holds. */
function isOtherState(a: Fact, b: Fact): boolean {
  const isOpening = ({ slot }: Fact): boolean => opening.some((term) => (slot.get(term) ?? 0) >= stateWeight);
  return a.value.type === 'money' && b.value.type === 'money' && isOpening(a) !== isOpening(b);
}

/** The sentence of the one value names the other value too: it tells of something besides. */
function isKnownBeside(fact: Fact, other: Fact, documents: readonly FactDocument[]): boolean {
  const document = documents[other.document];
  return (
    document !== undefined &&
    factsOfSentence(document, other.sentence).some(
      (beside) =>
        beside !== other &&
        !beside.isFormer &&
        areOfOneKind(beside.value, fact.value) &&
        areEqual(beside.value, fact.value) &&
        !isOtherCount(beside, fact, documents) &&
        likeness(fact, beside) >= likeness(fact, other) * asLikeAs(fact.value),
    )
  );
}

/** Part of what names one value and the other that must name the value beside it too: else that is of another thing. Prices are listed under one word, and few things are as many as 160. */
const asLike = { price: 0.4, many: 0.6, other: 0.75 } as const;
const manyFrom = 100;

function asLikeAs({ type, low }: Value): number {
  if (type === 'money') return asLike.price;
  return type === 'number' && low >= manyFrom ? asLike.many : asLike.other;
}

/** How much the same words name two values of which one stands in the sentence of the other. */
function likeness({ slot }: Fact, { slot: other }: Fact): number {
  let shared = 0;
  for (const [term, weight] of slot) shared += Math.min(weight, other.get(term) ?? 0);
  return shared;
}

/** An amount of money may stand without its currency in a row. */
const areOfOneKind = ({ type: a }: Value, { type: b }: Value): boolean => a === b || (isSum(a) && isSum(b));

const isSum = (type: ValueType): boolean => type === 'money' || type === 'number';

/** `Your order of 12 May`, `Bestellung 4711 vom 12. Mai`: the date of another paper. */
const ofPaper =
  /\b(?:order|invoice|quotation|quote|offer|contract|agreement|letter|note|confirmation|lease|policy|bid|tender|proposal|report|certificate|form|claim|notice|request|enquiry|statement|deed|permit|award|acceptance|licen[cs]e|estimate|petition|application|gutachten|meldung|anzeige|formular|anfrage|bescheid|antrag|zeugnis|urkunde|genehmigung|offerte|rapport|formulaire|déclaration|constat|certificat|demande|permis|adjudication|zuschlag|zuschlagsschreiben|beschluss|acta|adjudicación|informe|formulario|parte|declaración|certificado|solicitud|licencia|bestellung|rechnung|angebot|vertrag|schreiben|lieferschein|auftrags?bestätigung|auftrag|mietvertrag|commande|facture|devis|contrat|bail|lettre|courrier|pedido|factura|presupuesto|contrato|carta|oferta)(?:\s+\S*\d\S*|\s+n[°ºor.]+){0,2},?\s+(?:of|dated|from|vom|du|de|del|datée? du)\s+(?:the\s+)?\W?$/iu;
/** `RE-17 vom 20. Juni`, `PO 4711-A dated 3 May`: so is the date behind a code. */
const ofCode = /(?:^|\s)(?=\S*\d)(?=\S*[\p{Lu}/-])[\p{Lu}\d/.-]{3,}\s+(?:dated|of|vom|du|del|de fecha)\s+(?:the\s+)?$/u;
/** Words before a date in which the paper and its number stand. */
const paperWithin = 7;

export function isDateOfOther(fact: Fact, documents: readonly FactDocument[]): boolean {
  if (fact.value.type !== 'date') return false;
  const words = documents[fact.document]?.passages[fact.passage]?.words ?? [];
  const before = `${printed(words.slice(Math.max(0, fact.start - paperWithin), fact.start))} `;
  return ofPaper.test(before) || ofCode.test(before);
}

/** Four instalments and two payments: what is counted is not the same. */
function isOtherCount(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  const [x, y] = [countedBy(a, documents), countedBy(b, documents)];
  if (x.length === 0 || y.length === 0) return false;
  if (x.some((term) => y.includes(term))) return false;
  // Words that name no concept have no counterpart in another language.
  const [one, other] = [a, b].map(({ document }) => documents[document]?.format.language);
  if (one !== other && ![x, y].every((terms) => terms.some((term) => term.startsWith('=')))) return false;
  // Pieces are whatever is delivered.
  return ![x, y].some((terms) => terms.includes(pieces)) && !maySamePeople(a, b, documents) && !isSlip(a, b, documents);
}

const pieces = stem('pieces');
