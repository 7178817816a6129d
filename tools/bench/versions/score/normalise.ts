/** Stands for a decimal point while punctuation goes. */
const point = '\uE000';

/** `2.137,50` and `2,137.50` are 2137.5. */
function plainNumber(text: string): string {
  const [, whole = text, decimals = ''] = /^(.*?)[.,](\d{1,2})$/u.exec(text) ?? [];
  const cents = decimals.replace(/0+$/u, '');
  return whole.replace(/[.,'’]/gu, '') + (cents === '' ? '' : `.${cents}`);
}

const isDottedDate = (text: string): boolean => /^\d{1,2}\.\d{1,2}\.\d{2,4}$/u.test(text);

/**
 * A text without case, punctuation, hyphens at line ends and digit grouping, words apart by one space. `joined` reads
 * `2 420` as one number rather than as two cells.
 */
export function normalise(text: string, joined = true): string {
  let plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\u00ad/gu, '')
    .replace(/(\p{L})[-‐]\s*\n\s*(\p{L})/gu, '$1$2')
    .replace(/[\u2010-\u2015\u2212]/gu, '-')
    .replace(/\s+/gu, ' ');
  if (joined) plain = plain.replace(/(?<![\d.,])\d{1,3}(?: \d{3})+(?!\d)/gu, (found) => found.replaceAll(' ', ''));
  return plain
    .replace(/\d[\d.,'’]*\d|\d/gu, (found) => (isDottedDate(found) ? found.replaceAll('.', ' ') : plainNumber(found)))
    .replace(/(\d)\.(\d)/gu, `$1${point}$2`)
    .replace(/€/gu, ' eur ')
    .replace(/£/gu, ' gbp ')
    .replace(/\$/gu, ' usd ')
    .replace(/%/gu, ' pct ')
    .replace(/[^\p{L}\p{N}\uE000]+/gu, ' ')
    .replaceAll(point, '.')
    .trim();
}

export const wordsOf = (text: string): string[] => (text === '' ? [] : text.split(' '));
export const squeeze = (text: string): string => text.replaceAll(' ', '');
/** Whether whole words of a text are these. */
export const holds = (text: string, part: string): boolean => part !== '' && ` ${text} `.includes(` ${part} `);

/** How many words stand in both, in one order. */
export function sharedInOrder(a: readonly string[], b: readonly string[]): number {
  let above = Array.from({ length: b.length + 1 }, () => 0);
  for (const word of a) {
    const row = [0];
    for (const [at, other] of b.entries())
      row.push(word === other ? (above[at] ?? 0) + 1 : Math.max(above[at + 1] ?? 0, row[at] ?? 0));
    above = row;
  }
  return above.at(-1) ?? 0;
}

/** Letters of a value for which one more slip of a recogniser is forgiven. */
const lettersPerSlip = 12;

/** Whether a text holds a part but for a few wrong letters. Sellers (1980). */
export function holdsNearly(text: string, part: string): boolean {
  const allowed = 1 + Math.floor(part.length / lettersPerSlip);
  let above = Array.from({ length: text.length + 1 }, () => 0);
  for (const [at, letter] of Array.from(part).entries()) {
    const row = [at + 1];
    for (let column = 1; column <= text.length; column += 1) {
      const changed = (above[column - 1] ?? 0) + (letter === text[column - 1] ? 0 : 1);
      row.push(Math.min((above[column] ?? 0) + 1, (row[column - 1] ?? 0) + 1, changed));
    }
    above = row;
  }
  return Math.min(...above) <= allowed;
}
