import { describe, expect, it } from '@jest/globals';
import { chooseOptions } from './choose-options.ts';
import { layOutLines } from './testing/lay-out.ts';

/** What a paper says; what nobody ticked stands apart. */
const chosenOf = (...lines: readonly string[]): string[] =>
  layOutLines(...lines).filter((line) => !line.startsWith('not ticked: '));

describe(chooseOptions.name, () => {
  it('keeps what is ticked and leaves out what is not', () => {
    expect(chosenOf('The guest is a ☐ smoker ☒ non-smoker')).toEqual(['paragraph: The guest is a non-smoker']);
    expect(chosenOf('Insured | ☑ yes ☐ no', 'Heated | [ ] yes [x] no')).toEqual([
      'row: Insured | yes',
      'row: Heated | no',
    ]);
  });

  it('knows marks that stand behind what they mark', () => {
    expect(chosenOf('yes ☐ no ☒')).toEqual(['paragraph: no']);
  });

  it('keeps what is added to the answer behind an offer that was not taken', () => {
    expect(chosenOf('Away from home? | ☒ yes ☐ no – six times a year', 'Fried? | ☐ yes ☒ no')).toEqual([
      'row: Away from home? | yes – six times a year',
      'row: Fried? | no',
    ]);
  });

  it('leaves out a line that nobody ticked', () => {
    expect(chosenOf('☐ I bring a dog', '☒ I bring a bicycle')).toEqual(['paragraph: I bring a bicycle']);
  });

  it('keeps what is ticked on lines that follow each other apart', () => {
    const lines = ['☒ Family, forty pounds a year', '☐ Single', '☒ I pay by invoice'];
    expect(chosenOf(...lines)).toEqual(['paragraph: Family, forty pounds a year', 'paragraph: I pay by invoice']);
  });

  it('keeps what was not ticked apart, as a version of the paper may tick it', () => {
    expect(layOutLines('yes ☐ no ☒')).toEqual(['paragraph: no', 'not ticked: yes ☐ ☒']);
  });

  it('leaves a blank form as it is printed', () => {
    const lines = ['☐ I bring a dog', '☐ I bring a bicycle'];
    expect(chosenOf(...lines)).toEqual(lines.map((line) => `paragraph: ${line}`));
  });

  it('leaves ticks that are no boxes, and marks alone in a cell', () => {
    expect(chosenOf('✓ Breakfast', '✗ Lunch')).toEqual(['paragraph: ✓ Breakfast', 'paragraph: ✗ Lunch']);
    expect(chosenOf('Heating | ☒', 'Cooling | ☐')).toEqual(['row: Heating | ☒', 'row: Cooling | ☐']);
  });
});
