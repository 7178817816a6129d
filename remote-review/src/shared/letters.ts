const letters = 26;

/** What a document is called on the page: A, B, … Z, AA, AB, … */
export function letterAt(index: number): string {
  const last = String.fromCodePoint(65 + (index % letters));
  return index < letters ? last : `${letterAt(Math.floor(index / letters) - 1)}${last}`;
}
