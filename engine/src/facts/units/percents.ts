/** What a share is printed in, what one of it is in percent, and whether it is a difference of shares. */
const words: readonly (readonly [RegExp, number, 'points'?])[] = [
  [
    /^ ?(?:%|pct\.?(?![a-zß-ɏ])|per ?cent(?:um|o)?(?![a-zß-ɏ])|prozent(?![a-zß-ɏ])|v\. ?H\.|vom hundert(?![a-zß-ɏ])|pour ?cent(?![a-zß-ɏ])|por ?cien(?:to)?(?![a-zß-ɏ])|percento(?![a-zß-ɏ])|pour ?cents(?![a-zß-ɏ]))/i,
    1,
  ],
  [
    /^ ?(?:percentage points?|prozentpunkte?n?|points? de pourcentage|puntos? porcentual(?:es)?)(?![a-zß-ɏ])/i,
    1,
    'points',
  ],
  [/^ ?(?:bps?|basis[ -]points?|basispunkten?|points? de base|puntos? b[áa]sicos?)(?![a-zß-ɏ])/i, 0.01],
  [/^ ?(?:‰|per mill?e?(?![a-zß-ɏ])|promille(?![a-zß-ɏ])|pour mille(?![a-zß-ɏ])|por mil(?![a-zß-ɏ]))/i, 0.1],
];
const firstLetters = /^ ?[%‰pPvVbB]/u;

/** What a share is printed in, right after an offset: what one of it is in percent, and `points` where shares are told apart by it. */
export function percentAt(
  text: string,
  offset: number,
): { factor: number; unit: '' | 'points'; end: number } | undefined {
  const rest = text.slice(offset, offset + 22);
  if (!firstLetters.test(rest)) return undefined;
  for (const [pattern, factor, unit = ''] of words) {
    const match = pattern.exec(rest);
    if (match !== null) return { factor, unit, end: offset + match[0].length };
  }
  return undefined;
}
