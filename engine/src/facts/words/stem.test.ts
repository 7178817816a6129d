import { describe, expect, it } from '@jest/globals';
import { stem } from './stem.ts';

describe('stem', () => {
  it.each([
    ['invoice', 'invoices'],
    ['delivery', 'deliveries'],
    ["tenant's", 'tenant,'],
    ['painted', 'painting'],
    ['inspector', 'inspections'],
    ['cultivated', 'cultivation'],
    ['l’inscription', 'Inscriptions'],
    ['d’assurance', 'assurance'],
    ["dell'acqua", 'acqua'],
  ])('takes %s and %s for one word', (a, b) => {
    expect(stem(a)).toBe(stem(b));
    expect(stem(a)).not.toBe('');
  });

  it.each([
    ['rent', 'deposit'],
    ['landlord', 'tenant'],
    ['net', 'gross'],
    ['start', 'end'],
    ['supplied', 'surcharge'],
    ['borne', 'birth'],
  ])('keeps %s and %s apart', (a, b) => {
    expect(stem(a)).not.toBe(stem(b));
  });

  it.each(['the', 'und', 'les', 'para', '12', '–', 'a'])('finds nothing in %s', (word) => {
    expect(stem(word)).toBe('');
  });
});
