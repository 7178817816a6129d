import { describe, expect, it } from '@jest/globals';
import { isWithSetUp } from './set-up-days.ts';
import { factDocuments } from '../../testing/aligned.ts';

/** Whether the first date of a line is of days that hold those of building up. */
function isWith(line: string): boolean {
  const documents = factDocuments([line]);
  const fact = documents[0]?.facts.find(({ value }) => value.type === 'date');
  if (fact === undefined) throw new Error('The line holds no date.');
  return isWithSetUp(fact, documents);
}

describe(isWithSetUp.name, () => {
  it.each([
    'The hall is let from 3 May to 7 May 2025, setting up included.',
    'Die Halle ist vom 3. Mai bis 7. Mai 2025 vermietet, einschließlich Aufbau.',
    'La salle est louée du 3 mai au 7 mai 2025, montage et démontage compris.',
    'La sala se alquila del 3 de mayo al 7 de mayo de 2025, incluido el montaje.',
  ])('knows them: %s', (line) => {
    expect(isWith(line)).toBe(true);
  });

  it.each(['Setting up: 3 May 2025', 'The fair is held from 4 May to 6 May 2025, coffee included.'])(
    'takes no other for them: %s',
    (line) => {
      expect(isWith(line)).toBe(false);
    },
  );
});
