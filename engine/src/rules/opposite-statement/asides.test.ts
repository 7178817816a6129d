import { describe, expect, it } from '@jest/globals';
import { findingsOn } from '../testing/findings-on.ts';
import { rule } from './rule.ts';

describe('what stands beside what is said', () => {
  it.each([
    // What somebody may do as he sees fit breaks no clause in two.
    [
      'The Caterer shall replace any cook to whom the School objects.',
      'If the School objects to a cook, the Caterer may, if it sees fit, replace that person.',
    ],
    [
      'Se permite sembrar trigo; no se permite sembrar otras legumbres.',
      'Puede sembrar trigo y, si lo desea, garbanzos u otras legumbres.',
    ],
    // "Should not" advises against what "should" advises.
    [
      'Walkers should not leave the dyke without asking a warden.',
      'Tell the walkers that they should leave the dyke at once.',
    ],
    // Near and between are places alike.
    ['For safety no goats will graze near the masts.', 'The farmer may graze goats between the masts.'],
    ['Naked flames are not permitted.', 'Torches and candles may be lit after dusk.'],
    // Who wants to do it does it.
    [
      'The essay may be written in Welsh without special permission.',
      'If you want to write in Welsh you need the permission of the board.',
    ],
    // The number of a clause is no thing.
    ['B.2 The members must not bring dogs to the pool.', 'C.7 Dogs may be brought to the pool.'],
    ['Drainage to a private septic tank in the orchard.', 'Drainage is to the public sewer beneath the lane.'],
    ['Das Abwasser geht in eine Kleinkläranlage.', 'Das Haus hat einen Anschluss an die öffentliche Kanalisation.'],
    // "As agreed before" is no time.
    ['Neither harp may be lent to third parties, as agreed before.', 'The hirer may lend the harp to third parties.'],
    ['Spare vouchers not used by May lapse.', 'Any spare vouchers are carried into the next season.'],
    ['Farben und Lacke dürfen in einer gemeinsamen Wanne stehen.', 'Eine gemeinsame Wanne ist nicht zulässig.'],
  ])('finds %s / %s', (first, second) => {
    expect(findingsOn(rule.id, first, second)).toBe(1);
  });

  it.each([
    // A leave may except what the other forbids.
    [
      'Paid coaching is allowed, though not of our own members.',
      'Coaches shall not coach members of the club for pay.',
    ],
    ['Bezahlter Unterricht ist erlaubt, jedoch nicht für Mitglieder.', 'Unterricht für Mitglieder ist verboten.'],
    // What depends on more than a wish may be forbidden otherwise.
    [
      'The tenant may, if the landlord agrees in writing, fell the elm.',
      'The tenant may not fell the elm without the landlord’s consent.',
    ],
    ['If the fence is higher than two metres you need the consent of the council.', 'A fence needs no consent.'],
    ['Cars may park outside the gate of the yard.', 'Cars may not park inside the gate of the yard.'],
    ['Boilers should not be drained in frost.', 'Boilers should be drained in autumn.'],
  ])('is silent on %s / %s', (first, second) => {
    expect(findingsOn(rule.id, first, second)).toBe(0);
  });
});
