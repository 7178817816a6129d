import { describe, expect, it } from '@jest/globals';
import { isRestOf } from './rest.ts';
import { factDocuments } from '../../testing/aligned.ts';

/** Whether the last figure of the second sentence tells what is left of the only figure of the first. */
function isRest(whole: string, rest: string): boolean {
  const documents = factDocuments([whole], [rest]);
  const [a, b] = [documents[0]?.facts[0], documents[1]?.facts.at(-1)];
  if (a === undefined || b === undefined) throw new Error('A sentence holds no figure.');
  return isRestOf(a, b, documents);
}

describe(isRestOf.name, () => {
  it.each([
    ['The grant is £4,000.', 'Of the grant £2,750 remain for trees.'],
    ['Der Zuschuss beträgt 4.000 Euro.', 'Vom Zuschuss sind 2.750 Euro übrig.'],
    ['We ordered 420 m of pipe.', 'We are still missing 155 m of pipe.'],
    ['Bestellt sind 420 m Rohr.', 'Es fehlen noch 155 m Rohr.'],
    ['La commande porte sur 420 m de tuyau.', 'Il manque 155 m de tuyau.'],
    ['Se pidieron 420 m de tubo.', 'Faltan 155 m de tubo.'],
    ['There are 96 lamps.', 'Wired so far are 53, while 43 remain.'],
  ])('takes what is left for no other account of the whole: %s / %s', (whole, rest) => {
    expect(isRest(whole, rest)).toBe(true);
  });

  it.each([
    ['a slip of the pen', 'The grant is £4,210.', 'Of the grant £4,120 remain.'],
    ['more than the whole', 'We ordered 155 m of pipe.', 'We are still missing 420 m of pipe.'],
    [
      'what is left of something else in the sentence',
      'There are 96 lamps.',
      'Of the hooks 12 remain, the lamps are 57.',
    ],
    ['what is simply there', 'We ordered 420 m of pipe.', 'You sent 155 m of pipe.'],
  ])('leaves %s to be compared', (_, whole, rest) => {
    expect(isRest(whole, rest)).toBe(false);
  });
});
