const none: readonly RegExpExecArray[] = [];

/**
 * What `text.matchAll(pattern)` gives, as a list. That copies the expression at each call, which costs more than looking: most texts hold
 * nothing of what dozens of expressions look for.
 *
 * @param pattern with flag `g`
 */
export function allMatches(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  pattern.lastIndex = 0;
  if (!pattern.test(text)) return none;
  pattern.lastIndex = 0;
  return [...text.matchAll(pattern)];
}
