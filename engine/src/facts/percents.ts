const words: readonly (readonly [RegExp, number])[] = [
  [
    /^ ?(?:%|pct\.?(?![\p{L}])|per ?cent(?:um|o)?(?![\p{L}])|prozent(?:punkten?|punkte)?(?![\p{L}])|v\. ?H\.|pour ?cent(?![\p{L}])|por ?ciento(?![\p{L}]))/iu,
    1,
  ],
  [/^ ?(?:percentage points?|points? de pourcentage|puntos? porcentual(?:es)?)(?![\p{L}])/iu, 1],
  [/^ ?(?:bps?|basis[ -]points?|basispunkten?|points? de base|puntos? b[áa]sicos?)(?![\p{L}])/iu, 0.01],
  [/^ ?(?:‰|per mill?e?(?![\p{L}])|promille(?![\p{L}])|pour mille(?![\p{L}])|por mil(?![\p{L}]))/iu, 0.1],
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
