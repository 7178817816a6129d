/** What a closed class of words does in a sentence, the heaviest first. */
export const closedClassNames = ['negation', 'force', 'exception', 'condition', 'quantifier', 'relation'] as const;

export type ClosedClass = (typeof closedClassNames)[number];
