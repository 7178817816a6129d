/** Two names that stand for one person or thing, each as one document uses it. */
export interface NameConflict<Name> {
  readonly a: Name;
  readonly b: Name;
  readonly confidence: number;
}

/** Names on either side of one disagreement, over any number of documents. */
export interface NameGroup<Name> {
  readonly sides: readonly [Name[], Name[]];
  readonly confidence: number;
}

interface Tokens {
  readonly tokens: readonly string[];
}

/** One may write out what the other shortens to a letter. */
function isSameName({ tokens: a }: Tokens, { tokens: b }: Tokens): boolean {
  const isAlike = (x: string, y: string): boolean => x === y || (Math.min(x.length, y.length) === 1 && x[0] === y[0]);
  return a.length === b.length && a.every((token, index) => isAlike(token, b[index] ?? ''));
}

/** Three documents that spell a name in two ways disagree once. */
export function mergeNames<Name extends Tokens>(conflicts: readonly NameConflict<Name>[]): NameGroup<Name>[] {
  const groups: NameGroup<Name>[] = [];
  for (const { a, b, confidence } of conflicts.toSorted((x, y) => y.confidence - x.confidence)) {
    const holds = (side: readonly Name[], name: Name): boolean => side.some((one) => isSameName(one, name));
    const group = groups.find(
      ({ sides: [left, right] }) => (holds(left, a) && holds(right, b)) || (holds(left, b) && holds(right, a)),
    );
    if (group === undefined) {
      groups.push({ sides: [[a], [b]], confidence });
      continue;
    }
    const [left, right] = group.sides;
    const [first, second] = holds(left, a) && holds(right, b) ? [a, b] : [b, a];
    if (!left.includes(first)) left.push(first);
    if (!right.includes(second)) right.push(second);
  }
  return groups;
}
