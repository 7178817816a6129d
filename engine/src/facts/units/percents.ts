const words: readonly (readonly [RegExp, number])[] = [
  [
    /^ ?(?:%|pct\.?(?![a-zß-ɏ])|per ?cent(?:um|o)?(?![a-zß-ɏ])|prozent(?:punkten?|punkte)?(?![a-zß-ɏ])|v\. ?H\.|vom hundert(?![a-zß-ɏ])|pour ?cent(?![a-zß-ɏ])|por ?ciento(?![a-zß-ɏ]))/i,
    1,
  ],
  [/^ ?(?:percentage points?|points? de pourcentage|puntos? porcentual(?:es)?)(?![a-zß-ɏ])/i, 1],
  [/^ ?(?:bps?|basis[ -]points?|basispunkten?|points? de base|puntos? b[áa]sicos?)(?![a-zß-ɏ])/i, 0.01],
  [/^ ?(?:‰|per mill?e?(?![a-zß-ɏ])|promille(?![a-zß-ɏ])|pour mille(?![a-zß-ɏ])|por mil(?![a-zß-ɏ]))/i, 0.1],
];
const firstLetters = /^ ?[%‰pPvVbB]/u;

/** What a share is printed in, right after an offset, and what one of it is in percent. */
export function percentAt(text: string, offset: number): { factor: number; end: number } | undefined {
  const rest = text.slice(offset, offset + 22);
  if (!firstLetters.test(rest)) return undefined;
  for (const [pattern, factor] of words) {
    const match = pattern.exec(rest);
    if (match !== null) return { factor, end: offset + match[0].length };
  }
  return undefined;
}
