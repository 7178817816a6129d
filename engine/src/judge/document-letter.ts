/** A, B, ... Z, AA, AB, ...: the short name of the document with this index. */
export function documentLetter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : documentLetter(Math.floor(index / 26) - 1) + last;
}
