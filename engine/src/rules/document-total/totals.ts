import { printed, wordsOfUnit, type Fact, type FactDocument } from '../../facts/fact.ts';
import { stem } from '../../facts/words/stem.ts';

/** A total next to the largest one of its document: net beside gross, or the same said again. */
const nearLargest = 0.7;
/** Smaller amounts are no totals of a document. */
const smallest = 100;
const totalTerms = ['total', 'price', 'subtotal'].map(stem);
const namedBy = 0.9;

/** What a document comes to: its largest amounts that are called a total or a price; none when a larger amount has another name. */
export function totalsOf(document: FactDocument): Fact[] {
  const amounts = document.facts.filter(isAmount);
  const largest = amounts.reduce((most, { value }) => Math.max(most, value.low), smallest);
  const totals = amounts.filter(
    (fact) => fact.value.low >= largest * nearLargest && isNamedTotal(fact) && !isOfSection(document, fact),
  );
  return totals.some(({ value }) => value.low === largest) ? totals : [];
}

/** Money, or a number with cents. */
const isAmount = ({ value, isFormer }: Fact): boolean =>
  !isFormer &&
  value.bound === 'exact' &&
  value.upper === undefined &&
  (value.type === 'money' || (value.type === 'number' && !Number.isInteger(value.low)));

const isNamedTotal = ({ slot }: Fact): boolean => totalTerms.some((term) => (slot.get(term) ?? 0) >= namedBy);

/** `Total of section A`, `Summe Titel 2`: not what the whole document comes to. */
const ofSection =
  /(?<![a-zß-ɏ])(?:section|part|lot|los|titel|abschnitt|teil|position|chapitre|lote|cap[ií]tulo|secci[oó]n|apartado|partida)\s+(?:[a-z]|[ivx]{1,4}|\d{1,2}(?:\.\d{1,2})*)[.:)]?(?:\s|$)/i;

export function isOfSection(document: FactDocument, { sentence }: Fact): boolean {
  const unit = document.units[sentence];
  return unit !== undefined && ofSection.test(printed(wordsOfUnit(document, unit)));
}
