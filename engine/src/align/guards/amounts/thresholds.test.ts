import { describe, expect, it } from '@jest/globals';
import { isThresholdNotMet } from './thresholds.ts';
import { factDocuments, linked } from '../../testing/aligned.ts';

/** Whether the first value of one line sets off what that of the other has not come to. */
function isNotMet(a: string, b: string): boolean {
  const documents = factDocuments([a], [b]);
  const [x, y] = documents.map(({ facts }) => facts[0]);
  if (x === undefined || y === undefined) throw new Error('A line holds no value.');
  return isThresholdNotMet(x, y, documents);
}

describe(isThresholdNotMet.name, () => {
  it.each([
    ['The dive is called off if fewer than three guards are there.', 'Five guards are on duty.'],
    ['Der Kurs entfällt, wenn weniger als drei Trainer da sind.', 'Im Einsatz sind fünf Trainer.'],
    ['La sortie est annulée si moins de 3 gardes sont là.', '5 gardes sont présents.'],
    ['La salida se anula si hay menos de 3 guardas.', 'Hay 5 guardas de servicio.'],
    ['The lane is closed to carts of more than 3 tonnes.', 'My cart weighs 2 tonnes.'],
    ['Der Weg ist gesperrt für Karren von mehr als 3 Tonnen.', 'Mein Karren wiegt 2 Tonnen.'],
    ['Le chemin est fermé aux chariots de plus de 3 tonnes.', 'Mon chariot pèse 2 tonnes.'],
    ['El camino está cerrado a carros de más de 3 toneladas.', 'Mi carro pesa 2 toneladas.'],
    ['The bus waits if it is more than 3 hours late.', 'The bus was 1 hour late.'],
  ])('knows it: %s / %s', (threshold, fact) => {
    expect(isNotMet(threshold, fact)).toBe(true);
  });

  it.each([
    ['a limit that always holds', 'Fewer than three guards are there.', 'Five guards are on duty.'],
    ['a value that meets it', 'We stop if fewer than three guards are there.', 'Two guards are on duty.'],
    ['another threshold', 'We stop if fewer than three guards are there.', 'We stop if five guards are ill.'],
    ['a limit by another name', 'We stop if fewer than three guards are there.', 'A minimum of five guards'],
    ['a time that is agreed', 'It is late if it takes more than 3 hours.', 'It is late from 1 hour on.'],
  ])('takes no %s for it', (_, a, b) => {
    expect(isNotMet(a, b)).toBe(false);
  });

  it('keeps the two apart', () => {
    const plan = ['Matter HB-24-117', '', 'Five guards are on duty at the pool.'];
    const rules = ['Matter HB-24-117', '', 'The pool is closed if fewer than three guards are on duty.'];
    expect(linked(plan, rules).join()).not.toContain('≠');
  });
});
