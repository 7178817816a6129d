import { describe, expect, it } from '@jest/globals';
import { isShareAndFigure } from './share-and-figure.ts';
import { linked } from '../../testing/aligned.ts';

const farm = ['Report HB-24-117 of Alder Dairy Ltd', ''];
const letter = [...farm, 'The loss of milk in the creamery was 9.8% of all milk.'];

describe(isShareAndFigure.name, () => {
  it.each(['Loss of milk, creamery', 'Creamery, loss of milk'])('holds a share against no plain figure: %s', (name) => {
    expect(
      linked(letter, [...farm, 'Milk | Dairy | March', 'Butter | Bude | 2.1', `${name} | Hatch | 5.4`]).join(),
    ).not.toContain('≠');
  });

  it.each([
    ['Milk | Dairy | %', 'Butter | Bude | 2.1', 'Loss of milk, creamery | Hatch | 5.4'],
    ['Milk | Dairy | March', 'Butter | Bude | 2.1', 'Loss of milk, creamery (per cent) | Hatch | 5.4'],
    ['Milk | Dairy | March', 'Butter | Bude | 2.1', 'Loss of milk, creamery | Hatch | 5.4%'],
  ])('holds it against one that its table calls a share: %s, %s', (...table) => {
    expect(linked(letter, [...farm, ...table]).join()).toContain('9.8% ≠');
  });
});
