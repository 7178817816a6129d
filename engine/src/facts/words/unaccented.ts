/** What of it needs no more than lower case. */
const ascii = /^[ -~]*$/u;

/** A text in lower case and without accents. */
export function unaccented(text: string): string {
  const lower = text.toLowerCase();
  return ascii.test(lower) ? lower : lower.normalize('NFKD').replace(/\p{M}/gu, '').replace(/ß/gu, 'ss');
}
