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
      'Le prix comprend la dépose de l’ancien parquet.',
      'L’enlèvement du parquet existant n’est pas compris dans l’offre.',
    ],
    [
      'Der Rückschnitt der Hecke, unabhängig von ihrer Höhe, ist enthalten.',
      'Das Beschneiden der Hecke ist nicht enthalten.',
    ],
    // One thing of a list.
    ['The fee covers the upper field, the boat shed and the tea room.', 'The tea room is not included.'],
    ['Im Preis enthalten sind Endreinigung, Bettwäsche und Brennholz.', 'Das Brennholz ist nicht enthalten.'],
    [
      'Le forfait couvre la visite guidée, le goûter et la location des vélos.',
      'La location des vélos n’est pas comprise.',
    ],
    ['La cuota cubre la pista central, las duchas y el guardarropa.', 'El guardarropa no está incluido.'],
    [
      'The cover is against all risks, including piracy; war may be left out.',
      'All risks of loss, excluding acts of piracy, war and strikes.',
    ],
    // What is set behind the whole.
    ['The boiler pump is included in the guarantee.', 'The guarantee runs for two years, the boiler pump excepted.'],
    ['La pompe du bassin est comprise dans la garantie.', 'La garantie dure deux ans, la pompe du bassin exceptée.'],
    ['La bomba del pozo está incluida en la garantía.', 'La garantía dura dos años, exceptuada la bomba del pozo.'],
  ])('finds %s / %s', (first, second) => {
    expect(findingsOn(rule.id, first, second)).toBe(1);
  });

  it.each([
    ['The garden wall is part of the works.', 'The garden gate is not part of the works.'],
    ['The crane is in scope.', 'The crane is part of the works.'],
    ['The fee covers the field, the shed and the tea room.', 'The ball room is not included.'],
    ['The rent includes water and waste, but heating is charged separately.', 'Heating is not included.'],
    ['The guarantee runs for two years, the boiler pump excepted.', 'The boiler door is included in the guarantee.'],
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
      'The agent shall not appoint sub-agents unless the principal has agreed.',
      'The agent is free to work with sub-agents of its choice and needs no approval for that.',
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

describe('what may be done as long as an agreement lasts', () => {
  it.each([
    [
      'Agents shall not sell rival copper kettles while the sale lasts at the fair.',
      'While the sale lasts, agents may sell rival copper kettles.',
    ],
    [
      'The Agent shall not stock rival kettles during the term of this Agreement.',
      'The Agent may also stock rival kettles.',
    ],
    [
      'Der Händler darf fremde Kessel nicht verkaufen, solange der Vertrag läuft.',
      'Der Händler darf fremde Kessel verkaufen.',
    ],
    ['Queda prohibido subarrendar el sótano.', 'El sótano puede subarrendarse y no se cobra recargo.'],
  ])('finds %s / %s', (first, second) => {
    expect(findingsOn(rule.id, first, second)).toBe(1);
  });

  it.each([
    [
      'The Agent shall not stock rival kettles during the term of this Agreement.',
      'After the end of this Agreement the Agent may also stock rival kettles.',
    ],
    ['The Agent shall not stock rival kettles during the fair.', 'The Agent may also stock rival kettles.'],
  ])('is silent on %s / %s', (first, second) => {
    expect(findingsOn(rule.id, first, second)).toBe(0);
  });
});
