import type { Fact, FactDocument } from '../../facts/fact.ts';
import { datesOfCited } from '../papers/cited-papers.ts';
import { datesOfAccidents } from '../papers/dates-of-accidents.ts';
import { datesOfPapers } from '../papers/dates-of-papers.ts';
import { largestAmounts } from './largest-amounts.ts';
import { longSlips } from './long-slips.ts';
import { otherCurrencies } from './other-currency.ts';
import type { Relatedness } from '../papers/relatedness.ts';
import { revisionsOfPapers } from '../papers/revisions-of-papers.ts';

/** Values that are meant to be one by what they are, whatever the words around them say; `open` are those without a partner yet. */
export const likelyPairs = (
  documents: readonly FactDocument[],
  open: readonly Fact[],
  areRelated: Relatedness,
): readonly (readonly [Fact, Fact])[] => [
  ...longSlips(open, areRelated),
  ...largestAmounts(documents, areRelated),
  ...otherCurrencies(documents, areRelated),
  ...datesOfAccidents(documents, areRelated),
  ...datesOfCited(documents, areRelated),
  ...datesOfPapers(documents, areRelated),
  ...revisionsOfPapers(documents, areRelated),
];
