import { describe, expect, it } from '@jest/globals';
import { inPlainOrder } from './fronted-topic.ts';

const read = (sentence: string): string => {
  const words = sentence.split(' ');
  return inPlainOrder(words)
    .map((at) => words[at])
    .join(' ');
};

describe(inPlainOrder.name, () => {
  it.each([
    ['As for the hedge, it is cut by the tenant.', 'the hedge, is cut by the tenant.'],
    ['Quant à la haie, elle incombe au locataire.', 'la haie, incombe au locataire.'],
    ['En cuanto al seto, corresponde al inquilino.', 'seto, corresponde al inquilino.'],
    ['Was die Hecke betrifft, so schneidet sie der Mieter.', 'die Hecke schneidet sie der Mieter.'],
    ['Die Hecke schneidet wie bisher der Mieter.', 'Die Hecke schneidet der Mieter.'],
    ['Die Hecke schneidet nach wie vor der Mieter.', 'Die Hecke schneidet der Mieter.'],
    ['El seto lo corta como hasta ahora el inquilino.', 'El seto lo corta el inquilino.'],
  ])('reads %s', (sentence, plain) => {
    expect(read(sentence)).toBe(plain);
  });

  it.each(['The hedge, it is said, is cut by the tenant.', 'As for the hedge.', 'Was der Mieter schneidet.'])(
    'leaves %s as it is',
    (sentence) => {
      expect(read(sentence)).toBe(sentence);
    },
  );
});
