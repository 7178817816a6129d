import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '../engine-load/seeded-random.ts';
import { bookingSheet } from './booking-sheet.ts';
import { readInvoice } from './invoice-data.ts';
import { judgeSheet } from './judge-sheet.ts';
import { printedEntries } from './printed-entries.ts';

const xml = `<rsm:CrossIndustryInvoice>
  <rsm:ExchangedDocument><ram:ID>R-471102</ram:ID>
    <ram:IssueDateTime><udt:DateTimeString format="102">20240305</udt:DateTimeString></ram:IssueDateTime>
  </rsm:ExchangedDocument>
  <ram:ApplicableHeaderTradeSettlement>
    <ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
    <ram:SpecifiedTradeSettlementHeaderMonetarySummation>
      <ram:TaxBasisTotalAmount>1198.00</ram:TaxBasisTotalAmount>
      <ram:TaxTotalAmount currencyID="EUR">227.62</ram:TaxTotalAmount>
      <ram:GrandTotalAmount>1425.62</ram:GrandTotalAmount>
    </ram:SpecifiedTradeSettlementHeaderMonetarySummation>
  </ram:ApplicableHeaderTradeSettlement>
</rsm:CrossIndustryInvoice>`;

const invoice = readInvoice(xml);
if (invoice === undefined) throw new Error('The XML is an invoice.');

describe(readInvoice.name, () => {
  it('reads what an e-invoice says of itself, whatever the prefixes', () => {
    expect(invoice.currency).toBe('EUR');
    expect([...invoice.entries.keys()]).toEqual(['number', 'issued', 'net', 'tax', 'gross']);
    expect(invoice.entries.get('issued')).toEqual({ kind: 'date', year: 2024, month: 3, day: 5 });
    expect(invoice.entries.get('gross')).toEqual({ kind: 'amount', value: 1425.62 });
  });

  it('takes no other XML for one', () => {
    expect(readInvoice('<order><ID>1</ID></order>')).toBeUndefined();
  });
});

describe(printedEntries.name, () => {
  it('keeps what can be read on the pages, in any of the usual prints', () => {
    const pages = 'Rechnung R-471102 vom 5. März 2024, netto 1.198,00, zu zahlen 1 425,62';
    expect([...printedEntries(invoice, pages).entries.keys()]).toEqual(['number', 'issued', 'net', 'gross']);
    expect([...printedEntries(invoice, '05/03/2024 1,425.62').entries.keys()]).toEqual(['issued', 'gross']);
  });
});

describe(bookingSheet.name, () => {
  it('prints everything once, and as many values changed as it is told', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const { page, changes } = bookingSheet(invoice, 2, seededRandom(seed));
      expect(page.lines).toHaveLength(5);
      expect(changes).toHaveLength(2);
      for (const { before, after, printed } of changes) {
        expect(after).not.toEqual(before);
        expect(page.lines.flat()).toContain(printed);
      }
    }
  });
});

describe(judgeSheet.name, () => {
  const [change] = bookingSheet(invoice, 1, seededRandom(3)).changes;
  if (change === undefined) throw new Error('A value was changed.');
  const printed = { number: 'R-471102', issued: '05.03.2024', net: '1.198,00', tax: '227,62', gross: '1.425,62' };
  const onInvoice = (field: string) => ({ document: 'd1', value: Reflect.get(printed, field) as string });
  const finding = (tier: string, ...positions: { document: string; value: string }[]) => ({
    id: 'f1',
    tier,
    positions,
  });
  const judge = (...findings: ReturnType<typeof finding>[]) => judgeSheet({ documents: [], findings }, 'd2', [change]);
  const onSheet = { document: 'd2', value: change.printed };

  it('counts a change that is shown against what the invoice says', () => {
    const right = onInvoice(change.field);
    expect(judge(finding('sure', right, onSheet))).toMatchObject({
      found: 1,
      foundByAny: 1,
      rightFirst: 1,
      sureFalse: 0,
    });
    expect(judge(finding('possible', right, onSheet))).toMatchObject({ found: 0, foundByAny: 1 });
  });

  it('counts any other finding across as false, and one that shows another row first as such', () => {
    const other = onInvoice(change.field === 'net' ? 'gross' : 'net');
    expect(judge(finding('sure', other, onSheet))).toMatchObject({ foundByAny: 0, sureFalse: 1 });
    expect(judge(finding('sure', other, onInvoice(change.field), onSheet))).toMatchObject({ found: 1, rightFirst: 0 });
    expect(judge(finding('possible', other, onSheet))).toMatchObject({ sureFalse: 0, possibleFalse: 1 });
  });
});
