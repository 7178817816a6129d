/** What an e-invoice says of itself, as a booking sheet names it. */
export const fields = [
  'number',
  'issued',
  'order',
  'delivered',
  'net',
  'tax',
  'gross',
  'payable',
  'due',
  'account',
] as const;

export type Field = (typeof fields)[number];

/** An amount in the currency of the invoice, a day, or a number that is a name. */
export type Entry =
  | { readonly kind: 'amount'; readonly value: number }
  | { readonly kind: 'date'; readonly year: number; readonly month: number; readonly day: number }
  | { readonly kind: 'text'; readonly value: string };

export interface InvoiceData {
  readonly currency: string;
  readonly entries: ReadonlyMap<Field, Entry>;
}

/** Elements that lead to each field, in the two editions of UN/CEFACT Cross Industry Invoice. */
const paths: Readonly<Record<Field, readonly (readonly string[])[]>> = {
  number: [
    ['ExchangedDocument', 'ID'],
    ['HeaderExchangedDocument', 'ID'],
  ],
  issued: [
    ['ExchangedDocument', 'IssueDateTime', 'DateTimeString'],
    ['HeaderExchangedDocument', 'IssueDateTime', 'DateTimeString'],
  ],
  order: [
    ['BuyerOrderReferencedDocument', 'IssuerAssignedID'],
    ['BuyerOrderReferencedDocument', 'ID'],
  ],
  delivered: [['ActualDeliverySupplyChainEvent', 'OccurrenceDateTime', 'DateTimeString']],
  net: summation('TaxBasisTotalAmount'),
  tax: summation('TaxTotalAmount'),
  gross: summation('GrandTotalAmount'),
  payable: summation('DuePayableAmount'),
  due: [['DueDateDateTime', 'DateTimeString']],
  account: [['IBANID']],
};

function summation(amount: string): string[][] {
  return ['SpecifiedTradeSettlementHeaderMonetarySummation', 'SpecifiedTradeSettlementMonetarySummation'].map(
    (element) => ['ApplicableHeaderTradeSettlement|ApplicableSupplyChainTradeSettlement', element, amount],
  );
}

/** Reads the XML of an e-invoice; undefined where it is none. */
export function readInvoice(xml: string): InvoiceData | undefined {
  const currency = contentAt(xml, ['InvoiceCurrencyCode']);
  if (currency === undefined) return undefined;
  const entries = fields.flatMap((field): [Field, Entry][] => {
    const printed = paths[field].map((path) => contentAt(xml, path)).find((text) => text !== undefined);
    const entry = printed === undefined ? undefined : entryOf(field, printed);
    return entry === undefined ? [] : [[field, entry]];
  });
  return { currency, entries: new Map(entries) };
}

/** The content of the first element that a path of local names leads to. */
function contentAt(xml: string, path: readonly string[]): string | undefined {
  let content: string | undefined = xml;
  for (const name of path) {
    const element = new RegExp(String.raw`<(?:\w+:)?(${name})(?:\s[^>]*)?>([\s\S]*?)</(?:\w+:)?\1>`, 'u');
    content = element.exec(content ?? '')?.[2];
  }
  return content?.trim();
}

const dates: readonly Field[] = ['issued', 'delivered', 'due'];
const texts: readonly Field[] = ['number', 'order', 'account'];

function entryOf(field: Field, printed: string): Entry | undefined {
  if (texts.includes(field)) return { kind: 'text', value: printed };
  if (!dates.includes(field)) return { kind: 'amount', value: Number(printed) };
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/u.exec(printed) ?? [];
  return year === undefined ? undefined : { kind: 'date', year: Number(year), month: Number(month), day: Number(day) };
}
