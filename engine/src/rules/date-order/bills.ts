import { printed, type FactDocument } from '../../facts/fact.ts';

const bill = /(?<![a-zß-ɏ])(?:invoice|bill|[a-zß-ɏ]*rechnung|facture|factura|fattura)(?![a-zß-ɏ])/i;
/** Lines from the top of a paper among which its title stands. */
const titleLines = 3;

/** The days on a bill are those that it charges, not the term of what it charges for. */
export const isBill = ({ passages }: FactDocument): boolean =>
  passages.slice(0, titleLines).some(({ words }) => bill.test(printed(words)));
