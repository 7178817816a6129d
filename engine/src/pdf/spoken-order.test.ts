import { describe, expect, it } from '@jest/globals';
import { inSpokenOrder } from './spoken-order.ts';

const spoken = ['किराया', 'प्रति', 'माह', 'समिति', 'स्थिति'];

describe(inSpokenOrder.name, () => {
  it('sets signs of vowels behind the consonants that they are drawn before', () => {
    expect(inSpokenOrder(['िकराया', 'प्रित', 'माह', 'सिमित', 'िस्थित'])).toEqual(spoken);
    expect(inSpokenOrder(['ெகாடு', 'rent'])).toEqual(['கொடு'.normalize('NFD'), 'rent']);
  });

  it('leaves what is in that order, also where a word was cut before a sign', () => {
    expect(inSpokenOrder(spoken)).toEqual(spoken);
    expect(inSpokenOrder([...spoken, 'म', 'िला'])).toEqual([...spoken, 'म', 'िला']);
  });
});
