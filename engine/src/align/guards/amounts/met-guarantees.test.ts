import { describe, expect, it } from '@jest/globals';
import { isMetGuarantee } from './met-guarantees.ts';
import { factDocuments } from '../../testing/aligned.ts';

/** Whether the first value of the second sentence is more than what the first one promises. */
function isMet(promise: string, found: string): boolean {
  const documents = factDocuments([promise], [found]);
  const [a, b] = documents.map(({ facts }) => facts[0]);
  if (a === undefined || b === undefined) throw new Error('A sentence holds no value.');
  return isMetGuarantee(a, b, documents);
}

describe(isMetGuarantee.name, () => {
  it.each([
    ['The dairy guarantees a yield of 92 %.', 'The yield reached 94 % in June.'],
    ['Die Molkerei garantiert eine Ausbeute von 92 %.', 'Im Juni wurde eine Ausbeute von 94 % erreicht.'],
    ['La laiterie garantit un rendement de 92 %.', 'Le rendement atteint, 94 %, est celui de juin.'],
    ['La lechería garantiza un rendimiento del 92 %.', 'El rendimiento alcanzó el 94 % en junio.'],
  ])('knows it: %s / %s', (promise, found) => {
    expect(isMet(promise, found)).toBe(true);
  });

  it.each([
    ['less than was promised', 'The dairy guarantees a yield of 92 %.', 'The yield reached 90 % in June.'],
    ['another promise', 'The dairy guarantees a yield of 92 %.', 'The yield is guaranteed at 94 %.'],
    ['what was never promised', 'The yield is 92 %.', 'The yield reached 94 % in June.'],
    ['one of two results', 'The guaranteed yield was reached: 92 %.', 'The yield reached 94 % in June.'],
  ])('takes no %s for it', (_, promise, found) => {
    expect(isMet(promise, found)).toBe(false);
  });
});
