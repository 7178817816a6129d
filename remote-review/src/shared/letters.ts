const letters = 26;

/** What a document is called on the page: A, B, … Z, AA, AB, … */
export function letterAt(index: number): string {
  const last = String.fromCodePoint(65 + (index % letters));
  return index < letters ? last : `${letterAt(Math.floor(index / letters) - 1)}${last}`;
}

/** The order of documents by what they are called: Z goes before AA. */
export const byLetter = (one: string, other: string): number =>
  one.length === other.length ? Number(one > other) - Number(one < other) : one.length - other.length;
