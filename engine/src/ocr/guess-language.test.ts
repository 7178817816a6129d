import { describe, expect, it } from '@jest/globals';
import { guessLanguage } from './guess-language.ts';

const guess = (text: string) => guessLanguage(text.split(' '));

describe('guessLanguage', () => {
  it.each([
    ['The rent is payable by the tenant on demand', 'eng'],
    ['Die Miete ist von dem Mieter auf das Konto zu zahlen', 'deu'],
    ['Le loyer est payé par le preneur dans les dix jours', 'fra'],
    ['La renta se paga por el arrendatario en los plazos', 'spa'],
  ])('knows the language of: %s', (text, language) => {
    expect(guess(text)).toBe(language);
  });

  it('counts words with marks and capitals around them', () => {
    expect(guess('“The (of) AND, 12 15')).toBe('eng');
  });

  it('says nothing on too little evidence', () => {
    expect(guess('Invoice 4711 of')).toBeUndefined();
    expect(guess('')).toBeUndefined();
  });
});
