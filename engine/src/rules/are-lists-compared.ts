import type { RuleContext } from './rule.ts';

/** Whether the lists of two documents are held against each other: what versions lack or change is found word by word. */
export const areListsCompared = ({ areRelated, versions }: RuleContext, a: number, b: number): boolean =>
  a !== b &&
  areRelated(a, b) &&
  !versions.some(
    ({ pair }) => (pair.reference === a && pair.version === b) || (pair.reference === b && pair.version === a),
  );
