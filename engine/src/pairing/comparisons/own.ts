import type { Comparison } from '../comparison.ts';

/** Whether the values are the dates or numbers of their documents themselves, which each document has its own of. */
export const own: Comparison = {
  name: 'own',
  levelsOf: ({ a, b }) => {
    const { type } = a.fact.value;
    const kind = type === 'date' ? 'date' : type === 'identifier' ? 'code' : 'any';
    const count = Number(a.spoken.isOfDocument) + Number(b.spoken.isOfDocument);
    return [`${kind} ${['none', 'one', 'both'][count] ?? ''}`];
  },
};
