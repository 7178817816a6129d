import { describe, expect, it } from '@jest/globals';
import type { Language } from '../../facts/numbers/number-format.ts';
import { nounPhrases, printedPhrase } from './noun-phrases.ts';
import { titleTokens } from './title-tokens.ts';

/** The noun phrases of a sentence, told apart by `|`. */
function phrasesOf(sentence: string, language: Language): string {
  const tokens = titleTokens(sentence.split(' '), language);
  return nounPhrases(tokens, language)
    .map((phrase) => printedPhrase(tokens, phrase))
    .join(' | ');
}

describe('nounPhrases', () => {
  it.each<[Language, string, string]>([
    ['en', 'The liability of the Consultant is limited.', 'Liability of the Consultant | Limited'],
    ['en', 'Tenant has no right of first refusal over other space.', 'Tenant | Right of first refusal | Space'],
    ['en', 'Tenant is responsible for the upkeep of the units;', 'Tenant | Upkeep of the units'],
    ['en', 'The buyer’s order, which is dated late', 'Buyer’s order | Late'],
    ['en', 'The notice to the landlord and the shop to look at', 'Notice to the landlord and the shop | Look'],
    ['de', 'Die Kosten der Entsorgung trägt der Landkreis.', 'Kosten der Entsorgung | Landkreis'],
    ['de', 'Ansprüche wegen Mängeln verjähren spät', 'Ansprüche wegen Mängeln'],
    ['fr', 'L’assurance de l’ouvrage est payée par le syndic', 'Assurance de l’ouvrage | Payée | Syndic'],
    ['es', 'Los gastos de la notaría son de la compradora', 'Gastos de la notaría | Compradora'],
    ['it', 'Il deposito della cauzione è dovuto', 'Deposito della cauzione'],
  ])('%s: %s', (language, sentence, phrases) => {
    expect(phrasesOf(sentence, language)).toBe(phrases);
  });

  it('leaves the sign for a number to the number', () => {
    expect(phrasesOf('your policy no. 5', 'en')).toBe('Policy');
  });

  it('keeps the number of a name and no other', () => {
    expect(phrasesOf('the Suite 212 and a house 14', 'en')).toBe('Suite 212 and a house');
  });
});
