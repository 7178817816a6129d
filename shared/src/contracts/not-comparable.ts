import * as z from 'zod/mini';

/**
 * Why it is no agreement that nothing was found: `nothing-in-common` where no value, row or sentence of one document has a
 * counterpart in another, `unrelated` where the documents do not seem to belong together.
 */
export const notComparable = z.enum(['nothing-in-common', 'unrelated']);

export type NotComparable = z.infer<typeof notComparable>;

const words: Readonly<Record<NotComparable, readonly [verdict: string, detail: string]>> = {
  'nothing-in-common': [
    'Nothing to compare: these documents have nothing in common',
    'No value, row or sentence has a counterpart in another document, so nothing could be checked. Make sure that you chose the right files.',
  ],
  unrelated: [
    'These documents do not seem to belong together',
    'They share hardly any figures, dates or reference numbers, so little could be checked. Make sure that you chose the right files.',
  ],
};

/** Said in place of `No discrepancies found`, in every list, heading, message and report. */
export const notComparableWords = (why: NotComparable): string => words[why][0];

/** What it means, and what to do. */
export const notComparableDetail = (why: NotComparable): string => words[why][1];
