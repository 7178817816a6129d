import { describe, expect, it } from '@jest/globals';
import { paperRoleOf } from './paper-roles.ts';
import { factDocuments } from '../testing/aligned.ts';

const roleOf = (...lines: readonly string[]) => {
  const [document] = factDocuments(lines);
  return document === undefined ? undefined : paperRoleOf(document);
};

describe('paperRoleOf', () => {
  it.each([
    ['a title', ['# Quotation Q-4471']],
    ['a German compound', ['# Sponsoringangebot']],
    ['a promise in its title', ['# Einstellungszusage']],
    ['the act of offering', ['Dear Ms Thorne,', '', 'I am delighted to offer you the post of gardener.']],
    ['the act in German', ['Guten Tag,', '', 'gern bieten wir Ihnen die Stelle an.']],
    ['the act in French', ['Madame,', '', 'Nous avons le plaisir de vous proposer le poste.']],
    ['the act in Spanish', ['Estimada señora:', '', 'Nos complace ofrecerle el puesto.']],
  ])('knows an offer by %s', (_, lines) => {
    expect(roleOf(...lines)).toBe('offer');
  });

  it.each([
    ['in English', ['# Service Agreement']],
    ['in German', ['# Mietvertrag']],
    ['in French', ["# Contrat d'entretien"]],
    ['in Spanish', ['# Contrato de obra']],
    ['of insurance', ['# Home insurance policy schedule']],
  ])('knows a contract by its title %s', (_, lines) => {
    expect(roleOf(...lines)).toBe('contract');
  });

  it.each([
    ['a paper that was made under a contract', ['# Invoice', '', 'Contract HB-24-117']],
    ['a change of a contract', ['# Nachtrag zum Werkvertrag']],
    ['a change of a policy', ['# Endorsement to the insurance policy']],
    ['a sentence that speaks of a contract', ['The parties have signed the contract and its two annexes in Colley.']],
    ['a letter that offers nothing', ['Dear Ms Thorne,', '', 'Thank you for your call.']],
  ])('leaves %s without a role', (_, lines) => {
    expect(roleOf(...lines)).toBeUndefined();
  });
});
