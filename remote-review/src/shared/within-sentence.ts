/** Words that begin a sentence, as they stand within one. */
export const withinSentence = (words: string): string => `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
