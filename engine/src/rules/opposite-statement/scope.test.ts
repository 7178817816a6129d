import { describe, expect, it } from '@jest/globals';
import { findingsOn } from '../testing/findings-on.ts';
import { rule } from './rule.ts';

describe('what belongs to the work and to the price', () => {
  it.each([
    ['The porch roof is to be renewed as part of the project.', 'The porch roof is not part of the works.'],
    ['The dock, the crane and the shed are in scope.', 'The crane is out of scope.'],
    ['Der Zaun gehört zum Leistungsumfang.', 'Der Zaun ist nicht Bestandteil des Auftrags.'],
    ['La peinture du portail fait partie des travaux.', 'La peinture du portail n’est pas comprise.'],
    [
      'Queda comprendida en el precio la retirada de los andamios.',
      'No se incluye la retirada de los andamios de la fachada norte.',
    ],
    [
      'The cover is against all risks, including piracy; war may be left out.',
      'All risks of loss, excluding acts of piracy, war and strikes.',
    ],
  ])('finds %s / %s', (first, second) => {
    expect(findingsOn(rule.id, first, second)).toBe(1);
  });

  it.each([
    ['The garden wall is part of the works.', 'The garden gate is not part of the works.'],
    ['The crane is in scope.', 'The crane is part of the works.'],
    ['Der Zaun ist Bestandteil des Auftrags.', 'Die Hecke ist nicht Bestandteil des Auftrags.'],
  ])('is silent on %s / %s', (first, second) => {
    expect(findingsOn(rule.id, first, second)).toBe(0);
  });
});

describe('what may be done only with leave', () => {
  it.each([
    [
      'The firm may not replace staff unless the client has approved it.',
      'The firm may replace staff without prior notice.',
    ],
    [
      'La empresa no podrá ceder ninguna parte del contrato sin autorización escrita de la propietaria.',
      'Se hace constar que la contratista puede ceder el contrato sin permiso previo de la propiedad.',
    ],
    [
      'Le preneur ne peut pas percer les murs, sauf si le bailleur l’a accepté.',
      'Le preneur peut percer les murs sans autorisation.',
    ],
  ])('finds %s / %s', (first, second) => {
    expect(findingsOn(rule.id, first, second)).toBe(1);
  });

  it.each([
    [
      'The firm may not replace staff unless the client has approved it.',
      'The firm may replace staff with the consent of the client.',
    ],
    ['The tenant may not park in the yard unless it is empty.', 'The tenant may park in the yard without lights.'],
  ])('is silent on %s / %s', (first, second) => {
    expect(findingsOn(rule.id, first, second)).toBe(0);
  });
});
