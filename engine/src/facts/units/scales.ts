/** The longer name before what it begins with: `mil millones`. */
const scales: readonly (readonly [RegExp, number])[] = [
  [/^ ?(?:billions?|bn|milliarden?|milliards?|miliard[oi]|mil millones|mrd\.?|mld|md)(?![a-zß-ɏ\d])/i, 1e9],
  [/^ ?(?:million(?:en|s)?|mill[oó]n(?:es)?|milion[ei]|mio\.?|mill\.|mn|m|mln)(?![a-zß-ɏ\d²³/])/i, 1e6],
  [/^ ?(?:thousand|tausend|tsd\.?|mille|mila|mil|k)(?![a-zß-ɏ\d])/i, 1e3],
  [/^ ?(?:lakhs?)(?![a-zß-ɏ\d])/i, 1e5],
  [/^ ?(?:crores?)(?![a-zß-ɏ\d])/i, 1e7],
  [/^ ?(?:trillions?)(?![a-zß-ɏ\d])/i, 1e12],
];

/** A scale word after a number; `m` and `k` stand for one only beside money. */
export function scaleAt(text: string, offset: number, isMoney: boolean): { factor: number; end: number } | undefined {
  const rest = text.slice(offset, offset + 16);
  for (const [pattern, factor] of scales) {
    const match = pattern.exec(rest);
    if (match === null) continue;
    const isShort = /^ ?(?:m|k|mil|mille|md)$/i.test(match[0]);
    // "5k" can only be thousands; a capital K is a unit of temperature.
    if (!isShort || match[0] === 'k' || (isMoney && !/^ [mk]$/u.test(match[0])))
      return { factor, end: offset + match[0].length };
  }
  return undefined;
}

/** Scale that a column head or a caption names: `£'000`, `in thousands`, `EUR m`, `Tsd. EUR`. */
export function scaleNamed(text: string): number {
  if (
    /['’]000|(?<!\d[.,])\b000s?\b|\bthousands?\b|\btsd\b|\b[Tk] ?€|\b[TkK] ?(?:EUR|CHF|USD|GBP)\b|\bin tausend\b|\ben milliers\b|\ben miles\b/i.test(
      text,
    )
  )
    return 1e3;
  if (
    /\bmillion(?:s|en)?\b|\bmio\b|\bM ?€|\bM ?(?:EUR|CHF|USD|GBP)\b|(?:£|€|\$|EUR|USD|GBP|CHF) ?(?:m|mn)\b|\ben millones\b/i.test(
      text,
    )
  )
    return 1e6;
  return 1;
}
