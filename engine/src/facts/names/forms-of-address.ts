import { plainWord } from '../words/stem.ts';

const address =
  /^(?:mrs?|ms|miss|messrs|mm?|mmes?|mlle|monsieur|messieurs|madame|mesdames|mademoiselle|herrn?|frau|fraulein|senora?|senorita|sra?|srta|d|don|dona|signora?|signorina)$/u;

/** `Ms` of `Ms Okafor`, `Herrn`, `Mme`, `Sra.`: how a person is addressed says nothing about who it is. */
export const isFormOfAddress = (word: string): boolean => address.test(plainWord(word)) || word.startsWith('Dª');
