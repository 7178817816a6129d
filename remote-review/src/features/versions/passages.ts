/** Two heights that belong together: where the same passage stands in either version. */
export type Anchor = readonly [number, number];

/** Those anchors only that go down on both sides: what was moved ties nothing together. */
export function ascending(anchors: readonly Anchor[]): readonly Anchor[] {
  const kept: Anchor[] = [];
  for (const anchor of anchors.toSorted(([one], [other]) => one - other)) {
    const [left, right] = kept.at(-1) ?? [-1, -1];
    if (anchor[0] > left && anchor[1] > right) kept.push(anchor);
  }
  return kept;
}

/** Where the passage that stands at a height of one version stands in the other, by the anchors around it. */
export function mapPassage(anchors: readonly Anchor[], height: number): number {
  const after = anchors.findIndex(([one]) => one >= height);
  const next = anchors[after];
  const last = after < 0 ? anchors.at(-1) : anchors[after - 1];
  if (next === undefined) return last === undefined ? height : last[1] + (height - last[0]);
  if (last === undefined) return next[0] === 0 ? next[1] : (next[1] * height) / next[0];
  return last[1] + ((next[1] - last[1]) * (height - last[0])) / (next[0] - last[0]);
}

/** The same the other way round. */
export const turned = (anchors: readonly Anchor[]): readonly Anchor[] => anchors.map(([one, other]) => [other, one]);
