import type { Duty } from '../../facts/duties/duty.ts';
import { objectItems } from '../../facts/duties/object-items.ts';
import { factsOfPassage, printed, type FactDocument } from '../../facts/fact.ts';
import { roleOf } from '../../facts/names/roles.ts';
import { plainWord } from '../../facts/words/stem.ts';

/** What a bill charges to whom it is written for. */
export interface BilledRow extends Duty {
  readonly passage: number;
  /** The words that name what is charged: `words.slice(start, end)` of the passage. */
  readonly start: number;
  readonly end: number;
}

const bill =
  /\b(?:invoice|account|bill|statement|settlement)\b|rechnung|facture|décompte|relevé|factura|liquidación|fattura/i;
const total =
  /^(?:sub)?total|^(?:net|gross|vat|tax|balance|sum|amount|deposit|rent|price|hire|hammer|proceeds|paid|due|summe|gesamt|netto|brutto|mwst|miete|kaution|betrag|saldo|montant|loyer|solde|tva|importe|renta|suma|iva)/i;
const titleLines = 4;
const longestName = 6;

/** Rows of a bill whose head says for whom it is: `Account of the hirer`. What is paid out to a seller is charged where it is taken off. */
export function billedRows(document: FactDocument): BilledRow[] {
  const head = document.passages.slice(0, titleLines).filter(({ kind }) => kind !== 'row');
  const title = head.find(({ words }) => bill.test(printed(words)));
  const [debtor, ...others] = new Set((title?.words ?? []).flatMap(({ text }) => roleOf(text) ?? []));
  if (debtor === undefined || others.length > 0) return [];
  const isCharged = (amount: string): boolean => /^\D*[-–−]/u.test(amount) === (debtor === '=supplier');
  return document.passages.flatMap(({ kind, words, cells }, passage) => {
    const [name] = cells;
    if (kind !== 'row' || name === undefined || name.end - name.start > longestName) return [];
    const texts = words.slice(name.start, name.end).map(({ text }) => text);
    const amounts = factsOfPassage(document, passage).filter(
      ({ value, start }) => value.type === 'money' && start >= name.end,
    );
    const last = amounts.at(-1);
    if (last === undefined || total.test(texts.join(' ')) || !isCharged(printed(words.slice(last.start, last.end))))
      return [];
    const items = objectItems(texts.map((text) => ({ text, plain: plainWord(text) })));
    const actor = { key: debtor, isCertain: true, start: name.start, end: name.end };
    return items.length === 0
      ? []
      : [{ actor, kind: 'billed' as const, term: '', items, passage, start: name.start, end: name.end }];
  });
}
