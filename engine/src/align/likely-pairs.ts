import type { Fact, FactDocument } from '../facts/fact.ts';
import { datesOfCited } from './cited-papers.ts';
import { datesOfAccidents } from './dates-of-accidents.ts';
import { datesOfPapers } from './dates-of-papers.ts';
import { largestAmounts } from './largest-amounts.ts';
import { longSlips } from './long-slips.ts';
import { otherCurrencies } from './other-currency.ts';
import type { Relatedness } from './relatedness.ts';
import { revisionsOfPapers } from './revisions-of-papers.ts';
import { endsOfStays } from './stays.ts';

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
  ...endsOfStays(documents, areRelated),
];
