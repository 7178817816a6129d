import { printed, type Fact, type FactDocument } from '../../../facts/fact.ts';
import { slipOf } from '../../slips.ts';

/** A label that ends in `and other`, `und Sonstiges`, `et autres`, `y otros`: it gathers more than it names. */
const gathers =
  /(?<![a-zß-ɏ])(?:and|und|et|y|e|&|sowie) (?:others?|sundr(?:y|ies)|miscellaneous|sonstige[smr]?|übrige[smr]?|andere[smr]?|autres?|divers(?:es)?|otr[oa]s|vari[oa]s|altr[ie])\W*$/i;

/** `Fees and commissions | 6.2`, `Fees, commissions and other | 7.3`: of two lines of figures one counts more in than the other. */
export function isWithOthers(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  const [x, y] = [labelOf(a, documents), labelOf(b, documents)];
  return x !== '' && y !== '' && gathers.test(x) !== gathers.test(y) && slipOf(a, b, documents) === 0;
}

/** What stands in the first cell of the row of a value; empty elsewhere. */
function labelOf({ document, passage, start }: Fact, documents: readonly FactDocument[]): string {
  const row = documents[document]?.passages[passage];
  const [cell] = row?.kind === 'row' ? row.cells : [];
  return cell === undefined || start < cell.end ? '' : printed(row?.words.slice(cell.start, cell.end) ?? []);
}
