import { describe, expect, it } from '@jest/globals';
import { findingsOn } from '../testing/findings-on.ts';
import { rule } from './rule.ts';

describe('opposite-statement on deliveries in parts', () => {
  it.each([
    ['Part deliveries will not be accepted.', 'Teillieferungen sind zulässig.'],
    ['Teillieferungen sind nicht zulässig.', 'Les livraisons partielles sont admises.'],
    ['Partial shipments: not allowed', 'Se permiten las entregas parciales.'],
  ])('finds %s / %s', (first, second) => {
    expect(findingsOn(rule.id, first, second)).toBe(1);
  });

  it.each([
    ['Part deliveries will not be accepted.', 'Teillieferungen sind ausgeschlossen.'],
    ['Part deliveries are permitted.', 'Deliveries are not permitted on Sundays.'],
    ['Les livraisons partielles sont admises.', 'Teillieferungen sind zulässig.'],
    ['Part deliveries will not be accepted.', 'Lieferungen sind von Montag bis Freitag zulässig.'],
  ])('is silent on %s / %s', (first, second) => {
    expect(findingsOn(rule.id, first, second)).toBe(0);
  });
});
