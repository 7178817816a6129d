import { printed, wordsOfUnit, type Fact, type FactDocument } from '../facts/fact.ts';
import { stem } from '../facts/words/stem.ts';
import { amountOf, type Amount } from '../facts/tables/tables.ts';
import { isDigitSlip } from './amount-slip.ts';
import { isRight, linear, type Relation } from './relation.ts';

/** Comparisons beyond this are left out: a paper with so many totals repeats none of them in its sentences. */
const mostCompared = 20_000;
/** Smaller amounts are like others by chance. */
const smallest = 100;
/** Words of fewer letters tell nothing. */
const tellingLetters = 4;

/** What a sentence says a table comes to, one slip away from what it comes to, where both speak of one thing. */
export function statedTotals(document: FactDocument, sums: readonly Relation[]): Relation[] {
  const totals = sums.filter((one) => one.formula.kind === 'sum' && isRight(one) && one.output.value >= smallest);
  const stated = document.facts.filter((fact) => isStated(document, fact));
  if (totals.length === 0 || totals.length * stated.length > mostCompared) return [];
  const inTables = new Set(
    document.facts.flatMap((fact) => (isInRow(document, fact) ? [fact.value.low.toFixed(2)] : [])),
  );
  const inSentences = new Set(stated.map(({ value }) => value.low.toFixed(2)));
  return stated.flatMap((fact) => {
    const amount = amountOf(document, fact);
    if (amount === undefined || inTables.has(fact.value.low.toFixed(2))) return [];
    const total = totals.find(
      ({ output }) =>
        !inSentences.has(output.value.toFixed(2)) &&
        isDigitSlip(amount.value, output.value, output.precision) &&
        isOneThing(document, fact, output),
    );
    return total === undefined ? [] : [linear(amount, [[total.output, 1]], { kind: 'stated' })];
  });
}

const kindOf = ({ passages }: FactDocument, { passage }: Fact): string => passages[passage]?.kind ?? '';

const isInRow = (document: FactDocument, fact: Fact): boolean => kindOf(document, fact) === 'row';

const isStated = (document: FactDocument, fact: Fact): boolean =>
  fact.value.type === 'money' &&
  fact.value.bound === 'exact' &&
  !fact.isFormer &&
  fact.value.low >= smallest &&
  kindOf(document, fact) === 'paragraph';

/** Words of a sentence that speaks of another time, or of what was only expected. */
const otherTime =
  /(?<![a-zß-ɏ\d])(?:last|previous(?:ly)?|prior|former(?:ly)?|expected|estimated?|forecast|budget(?:ed)?|planned|vorjahr[a-zß-ɏ]*|letzte[nmrs]?|bisher[a-zß-ɏ]*|vorherige[a-zß-ɏ]*|geschätzt[a-zß-ɏ]*|voraussichtlich|geplant[a-zß-ɏ]*|dernière?|précédente?|estimée?|prévue?|anterior|pasad[oa]|estimad[oa]|previst[oa]|presupuestad[oa])(?![a-zß-ɏ\d])/i;

/** A telling word of the total or of the heading of its table stands in the sentence as well. */
function isOneThing(document: FactDocument, { sentence, value }: Fact, { fact }: Amount): boolean {
  if (fact.value.unit !== '' && fact.value.unit !== value.unit) return false;
  const unit = document.units[sentence];
  const said = unit === undefined ? [] : wordsOfUnit(document, unit);
  if (otherTime.test(printed(said))) return false;
  const terms = new Set(said.map(({ text }) => stem(text)));
  const passage = document.passages[fact.passage];
  const words = [...(passage?.words ?? []).map(({ text }) => text), ...(passage?.heading ?? '').split(' ')];
  return words.some((word) => {
    const term = stem(word);
    return word.length >= tellingLetters && /^[A-Za-zªµºÀ-ÖØ-ӿ]+\W*$/u.test(word) && term !== '' && terms.has(term);
  });
}
