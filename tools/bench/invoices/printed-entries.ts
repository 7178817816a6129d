import type { Entry, Field, InvoiceData } from './invoice-data.ts';

const locales = ['en', 'de', 'fr'] as const;

/** The invoice with what can be read on its pages: what stands in its data alone contradicts nothing that is printed. */
export function printedEntries({ currency, entries }: InvoiceData, pages: string): InvoiceData {
  const text = pages.replace(/\s+/gu, ' ');
  const printed = [...entries].filter(([, entry]): boolean => patternOf(entry).test(text));
  return { currency, entries: new Map<Field, Entry>(printed) };
}

function patternOf(entry: Entry): RegExp {
  if (entry.kind === 'text')
    return new RegExp(
      escaped(entry.value)
        .split('')
        .join(String.raw`\s?`),
      'iu',
    );
  if (entry.kind === 'date') return dayPattern(entry);
  const [whole = '', cents = ''] = entry.value.toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/gu, String.raw`[.,' ]?`);
  return new RegExp(String.raw`(?<![\d.,])${grouped}[.,]${cents}(?!\d)`, 'u');
}

function dayPattern({ year, month, day }: Extract<Entry, { kind: 'date' }>): RegExp {
  const date = new Date(Date.UTC(year, month - 1, day));
  const names = locales
    .flatMap((locale) =>
      (['long', 'short'] as const).map((style) => date.toLocaleString(locale, { month: style, timeZone: 'UTC' })),
    )
    .map(escaped);
  const years = `(?:${year}|${String(year % 100).padStart(2, '0')})`;
  return new RegExp(
    [
      String.raw`(?<!\d)0?${day}[./-]0?${month}[./-]${years}(?!\d)`,
      String.raw`(?<!\d)${date.toISOString().slice(0, 10)}(?!\d)`,
      String.raw`(?<!\d)0?${day}\.? ?(?:${names.join('|')})\.? ?${years}(?!\d)`,
    ].join('|'),
    'iu',
  );
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
