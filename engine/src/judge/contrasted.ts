/** What documents say, as one sentence: `A says 5, but B says 6`; `A says 5, B says 6, and C says 7`. */
export function contrasted(parts: readonly string[]): string {
  const [last = '', ...before] = parts.toReversed();
  if (before.length === 0) return last;
  const earlier = before.toReversed().map((part) => part.replace(/,$/u, ''));
  return `${earlier.join(', ')}, ${before.length === 1 ? 'but' : 'and'} ${last}`;
}
