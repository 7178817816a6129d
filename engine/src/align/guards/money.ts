import { areCountAndMoney } from '../count-and-money.ts';
import { areOpeningAndOther } from '../opening-balance.ts';
import { isInOtherScale } from '../other-scale.ts';
import { isOfOtherSeason } from '../other-season.ts';
import { isTotalOfCount } from '../reckoned-rows.ts';
import { isShareAndFigure } from '../share-and-figure.ts';
import { areTaxAndShare, isTaxBeside, isTaxLine } from '../tax-line.ts';
import { areNetAndGross, areOfOtherTaxSides } from '../tax-side.ts';
import { eitherWay, onOneSide, type Guard } from './guard.ts';

/** Prices, sums and rates: with and without tax, of other seasons, and figures that are no money. */
export const ofMoney: readonly Guard[] = [
  isShareAndFigure,
  areCountAndMoney,
  onOneSide(isTaxLine),
  isInOtherScale,
  areOpeningAndOther,
  areTaxAndShare,
  eitherWay(isTotalOfCount),
  areNetAndGross,
  eitherWay(isOfOtherSeason),
  onOneSide(isTaxBeside),
  areOfOtherTaxSides,
];
