import { describe, expect, it } from '@jest/globals';
import { confidenceWord } from './confidence.ts';

describe('confidenceWord', () => {
  it.each([
    ['sure', 0.95, 'very sure'],
    ['sure', 0.94, 'sure'],
    ['sure', 0.85, 'sure'],
    ['sure', 0.7, 'fairly sure'],
    ['possible', 0.7, 'likely'],
    ['possible', 0.5, 'likely'],
    ['possible', 0.49, 'uncertain'],
    ['possible', 0, 'uncertain'],
  ] as const)('of a %s finding of %f is “%s”', (tier, confidence, word) => {
    expect(confidenceWord({ tier, confidence })).toBe(word);
  });
});
