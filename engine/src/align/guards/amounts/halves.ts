import { printed, wordsOfUnit, type Fact, type FactDocument } from '../../../facts/fact.ts';
import { ratioOf } from '../../candidates/required-similarity.ts';

/** `The first half of that time`, `die Hälfte dieser Frist`, `la moitié de ce délai`, `la mitad de ese plazo` */
const halfOf =
  /(?<![a-zß-ɏ])(?:half (?:of )?(?:that|this|the|it)(?: (?:time|period|sum|amount))?|hälfte (?:(?:dieser|der) (?:zeit|frist|summe)|dieses (?:zeitraums|betrags)|davon)|moitié de (?:ce(?:tte)?) (?:délai|période|durée|temps|somme|montant)|mitad de (?:es[ea]|est[ea]|dich[oa]) (?:plazo|periodo|período|tiempo|suma|importe))(?![a-zß-ɏ])/i;

/** `Sixty days, the first half of that time for the export` and `thirty days for the export`: the one is half the other. */
export const isHalfOf = (a: Fact, b: Fact, documents: readonly FactDocument[]): boolean =>
  a.value.type === b.value.type && Math.abs(ratioOf(a, b) - 2) < 1e-6 && saysHalf(longer(a, b), documents);

const longer = (a: Fact, b: Fact): Fact => (a.value.low > b.value.low ? a : b);

function saysHalf(whole: Fact, documents: readonly FactDocument[]): boolean {
  const document = documents[whole.document];
  const unit = document?.units[whole.sentence];
  return document !== undefined && unit !== undefined && halfOf.test(printed(wordsOfUnit(document, unit)));
}
