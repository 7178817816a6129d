import type { Value } from '../facts/values/value.ts';

/**
 * Without stops at its end and brackets and quotation marks that only open, only close, or hold all of it. Brackets
 * that are the minus of the value stay.
 */
export function trimmed(text: string, value?: Value): string {
  const bare = text.replace(/^[(\s]+(?=[^)]*$)|[,;:.\s]+$|(?<=^[^(]*)\)[,;:.\s]*$/gu, '');
  const inner = value?.sign === -1 ? bare : (/^\(([^()]+)\)$/u.exec(bare)?.[1] ?? bare);
  return (inner.match(/["“”„]/gu)?.length ?? 0) === 1 ? inner.replace(/^["“„]|["”]$/u, '') : inner;
}
