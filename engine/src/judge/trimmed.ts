/** Without stops at its end and brackets and quotation marks that only open, only close, or hold all of it. */
export function trimmed(text: string): string {
  const bare = text.replace(/^[(\s]+(?=[^)]*$)|[,;:.\s]+$|(?<=^[^(]*)\)[,;:.\s]*$/gu, '');
  const inner = /^\(([^()]+)\)$/u.exec(bare)?.[1] ?? bare;
  return (inner.match(/["“”„]/gu)?.length ?? 0) === 1 ? inner.replace(/^["“„]|["”]$/u, '') : inner;
}
