import type { PrintedPage } from '../engine-load/draw-pages.ts';
import { dice } from '../engine-load/seeded-random.ts';
import { turnedDigits } from '../pairs/changed-print.ts';
import { fields, type Entry, type Field, type InvoiceData } from './invoice-data.ts';
import { sheetLanguages } from './sheet-language.ts';

/** A value of a sheet that is not what the invoice says. */
export interface SheetChange {
  readonly field: Field;
  /** What the invoice says, and what the sheet has in its place. */
  readonly before: Entry;
  readonly after: Entry;
  readonly printed: string;
}

export interface BookingSheet {
  readonly page: PrintedPage;
  readonly changes: readonly SheetChange[];
}

/** A booking sheet or payment advice of an invoice, in other words, formats and order; `changes` of its values are changed, as drawn. */
export function bookingSheet(invoice: InvoiceData, changes: number, random: () => number): BookingSheet {
  const rolls = dice(random);
  const language = sheetLanguages[rolls.between(0, sheetLanguages.length)] ?? sheetLanguages[0];
  if (language === undefined) throw new Error('There is no language to write in.');
  const print = printer(invoice.currency, rolls.from(language.locales), random);
  const shown = shuffled(
    fields.filter((field) => invoice.entries.has(field)),
    random,
  );
  const wrong = new Set(shuffled(shown, random).slice(0, changes));
  const changed: SheetChange[] = [];
  const lines = shown.flatMap((field): string[][] => {
    const before = invoice.entries.get(field);
    if (before === undefined) return [];
    const after = wrong.has(field) ? changedEntry(before, random) : before;
    const printed = print(after);
    if (after !== before) changed.push({ field, before, after, printed });
    return [['', rolls.from(language.labels[field]), printed]];
  });
  return { page: { header: rolls.from(language.title), lines }, changes: changed };
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((one) => ({ one, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ one }) => one);
}

type Print = (entry: Entry) => string;

/** Amounts with or without their currency, days in figures or with the name of their month. */
function printer(currency: string, locale: string, random: () => number): Print {
  const amounts = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const isNamed = random() < 0.6;
  const dateStyle = random() < 0.5 ? 'long' : 'short';
  const isIso = random() < 0.3;
  const days = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    ...(dateStyle === 'long' ? { dateStyle } : { day: '2-digit', month: '2-digit', year: 'numeric' }),
  });
  return (entry) => {
    if (entry.kind === 'text') return entry.value;
    if (entry.kind === 'amount')
      // The fonts of the drawing have no narrow space.
      return `${amounts.format(entry.value).replace(/\s/gu, ' ')}${isNamed ? ` ${currency}` : ''}`;
    const day = new Date(Date.UTC(entry.year, entry.month - 1, entry.day));
    return isIso ? day.toISOString().slice(0, 10) : days.format(day);
  };
}

/** Two digits turned or one another; another day, month or year. */
function changedEntry(entry: Entry, random: () => number): Entry {
  if (entry.kind === 'date') return changedDay(entry, random);
  const text = entry.kind === 'amount' ? entry.value.toFixed(2) : entry.value;
  const changed = turnedDigits(text, random) ?? text;
  if (changed === text) return entry;
  return entry.kind === 'amount' ? { kind: 'amount', value: Number(changed) } : { kind: 'text', value: changed };
}

type Day = Extract<Entry, { kind: 'date' }>;

function changedDay(day: Day, random: () => number): Day {
  const part = random();
  if (part < 0.25) return { ...day, year: day.year + (random() < 0.5 ? 1 : -1) };
  if (part < 0.5) return { ...day, month: (day.month % 12) + 1, day: Math.min(day.day, 28) };
  return { ...day, day: ((day.day + 2 + Math.floor(random() * 20)) % 28) + 1 };
}
