import { areCountAndMoney } from './money/count-and-money.ts';
import { areOpeningAndOther } from './money/opening-balance.ts';
import { isInOtherScale } from './money/other-scale.ts';
import { isShareAndFigure } from './money/share-and-figure.ts';
import { areTaxAndShare, isTaxLine } from './money/tax-line.ts';
import { areNetAndGross, areOfOtherTaxSides } from './money/tax-side.ts';
import { onOneSide, type Guard } from './guard.ts';

/** Prices, sums and rates: with and without tax, of other seasons, and figures that are no money. */
export const ofMoney: readonly Guard[] = [
  isShareAndFigure,
  areCountAndMoney,
  onOneSide(isTaxLine),
  isInOtherScale,
  areOpeningAndOther,
  areTaxAndShare,
  areNetAndGross,
  areOfOtherTaxSides,
];
