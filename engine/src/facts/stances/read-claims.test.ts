import { describe, expect, it } from '@jest/globals';
import { readClaims } from './read-claims.ts';

const claims = (sentence: string): string[] =>
  readClaims(sentence.split(' '), new Set()).map(
    ({ isDenied, isDemand }) => `${isDenied ? 'denied' : 'stated'}${isDemand ? ' demand' : ''}`,
  );

describe('readClaims', () => {
  it.each([
    ['The roof was repaired.', ['stated']],
    ['The roof was never repaired.', ['denied']],
    ['No pane was broken.', ['denied']],
    ['Hooks shall not be painted.', ['denied demand']],
    ['Hooks must be painted.', ['stated demand']],
    ['Kein Fenster wurde erneuert.', ['denied']],
    ['The owner declares that the roof was never repaired.', ['stated', 'denied']],
    ['Deposits that are not claimed go to charity.', ['stated']],
    ['Credits not used by members lapse.', []],
    ['No guest holds more than two places.', ['stated']],
    ['The sauce is without gluten.', ['denied']],
    ['Damage is reported without delay.', ['stated']],
    ['Was the roof repaired?', []],
    ['There being no further questions the lecture was closed.', []],
    ['No habiendo más preguntas, se cerró la sesión.', ['stated']],
    ['The boiler under no. KD-204 was repaired.', ['stated', 'stated']],
    ['The boiler is entered nowhere and no smoke is seen.', ['denied']],
  ])('reads: %s', (sentence, expected) => {
    expect(claims(sentence)).toEqual(expected);
  });
});
