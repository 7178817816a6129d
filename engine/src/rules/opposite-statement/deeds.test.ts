import { describe, expect, it } from '@jest/globals';
import { findingsOn } from '../testing/findings-on.ts';
import { rule } from './rule.ts';

describe('what may be renewed', () => {
  it.each([
    ['Tenant may renew this lease once, by written notice.', 'I have no option to renew or to buy.'],
    ['Le marché n’est pas reconductible.', 'Le contrat peut être reconduit une fois pour un an.'],
  ])('is the contract, whatever it is called: %s / %s', (first, second) => {
    expect(findingsOn(rule.id, first, second)).toBe(1);
  });

  it('is another thing where the sentence names one', () => {
    const lamps = 'The tenant may not renew the lamps of the hall.';
    expect(findingsOn(rule.id, 'The tenant may renew the lease once.', lamps)).toBe(0);
  });
});

describe('what is told by a verb and by its noun', () => {
  it.each([
    [
      'Der Notruf muss ständig mit einer besetzten Stelle verbunden sein.',
      'Eine ständige Verbindung zu einer besetzten Stelle ist nicht erforderlich.',
    ],
    ['Die Ziegel waren ordnungsgemäß geklammert.', 'Die abgerissenen Ziegel waren nicht geklammert.'],
  ])('is one deed: %s / %s', (first, second) => {
    expect(findingsOn(rule.id, first, second)).toBe(1);
  });
});
