import { describe, expect, it } from '@jest/globals';
import type { Language } from '../../facts/numbers/number-format.ts';
import { factDocuments } from '../../testing/fact-documents.ts';
import { phraseTitles } from './phrase-titles.ts';
import { titleTokens } from './title-tokens.ts';

/** The best title of the value between brackets in a sentence, and none as an empty text. */
function titleOf(sentence: string, language: Language = 'en'): string {
  const words = sentence.replaceAll(/[[\]]/gu, '').split(' ');
  const printed = sentence.split(' ');
  const start = printed.findIndex((word) => word.startsWith('['));
  const end = printed.findLastIndex((word) => /\]/u.test(word)) + 1;
  const fact = factDocuments([words.join(' ')])[0]?.facts.find((one) => one.start >= start && one.end <= end);
  const tokens = titleTokens(words, language, { gap: [start, end] });
  return phraseTitles(tokens, language, fact).toSorted((a, b) => b.worth - a.worth)[0]?.text ?? '';
}

describe('phraseTitles', () => {
  it.each<[string, string, string]>([
    ['The clear opening is [900 mm]', 'Clear opening', 'what a value is said to be'],
    ['Your pay in the first year will be [£13,560]', 'Pay in the first year', 'all of it'],
    ['We hold liability cover of [£2,000,000]', 'Liability cover', 'what has the amount'],
    ['under an Office Lease dated [March 3, 2021]', 'Date of the Office Lease', 'what bears the date'],
    ['Safety boats are provided by [club]', 'Safety boats', 'what is done'],
    ['It shall maintain third-party cover of [£5]', 'Third-party cover', 'without the verb behind one that binds'],
    ['The club keeps [seven] boats', 'Boats', 'what is counted'],
    ['It is kept by the secretary, [Leonard Crane]', 'Secretary', 'who somebody is'],
  ])('of %s is %s: %s', (sentence, title) => {
    expect(titleOf(sentence)).toBe(title);
  });

  it.each<[Language, string, string]>([
    ['de', 'stellt eine Bürgschaft in Höhe von [5 %] der Vergütung', 'Bürgschaft'],
    ['de', 'zahlt je versäumter Stunde [30 Euro]', 'Stunde'],
    ['de', 'Die monatliche Miete beträgt [500 Euro]', 'Miete'],
    ['fr', 'une franchise de [150 €] reste à votre charge', 'Franchise'],
    ['es', 'El precio de la compraventa es de [251.000 €]', 'Precio de la compraventa'],
    ['es', 'El seguro marítimo corre por cuenta del [comprador]', 'Seguro marítimo'],
    ['fr', 'Le séjour est à la charge du [laboratoire]', 'Séjour'],
    ['it', 'Il deposito cauzionale è di [500 €]', 'Deposito cauzionale'],
  ])('%s: of %s is %s', (language, sentence, title) => {
    expect(titleOf(sentence, language)).toBe(title);
  });

  it.each([
    ['The Tenant shall pay [£5]', 'a party'],
    ['Patients must not exceed [5 mg]', 'a verb'],
    ['to be paid by [Monday]', 'no noun'],
  ])('is hardly worth anything in %s: %s', (sentence) => {
    const words = sentence.replaceAll(/[[\]]/gu, '').split(' ');
    const start = sentence.split(' ').findIndex((word) => word.startsWith('['));
    const tokens = titleTokens(words, 'en', { gap: [start, words.length] });
    expect(phraseTitles(tokens, 'en', undefined).every(({ worth }) => worth < 0.3)).toBe(true);
  });
});
