import { describe, expect, it } from '@jest/globals';
import type { AnalysisResult, VersionPair } from '@app/shared/contracts';
import { swapVersions, tellSwapped } from './swap-versions.ts';

const aResult = (versions?: VersionPair[]): AnalysisResult => ({
  schemaVersion: 2,
  documents: [],
  findings: [],
  ...(versions === undefined ? {} : { versions }),
  coverage: { comparedPages: 2, agreements: 0 },
});

const known: VersionPair = { a: 'd1', b: 'd2', share: 0.9, earlier: 'd2' };
const unknown: VersionPair = { a: 'd3', b: 'd4', share: 0.8 };

describe('swapVersions', () => {
  it('names the other one as the earlier, also where nothing was known', () => {
    expect(swapVersions(aResult([known, unknown])).versions).toEqual([
      { ...known, earlier: 'd1', swapped: true },
      { ...unknown, earlier: 'd4', swapped: true },
    ]);
  });

  it('leaves a result without versions as it is', () => {
    expect(swapVersions(aResult())).toEqual(aResult());
  });
});

describe('tellSwapped', () => {
  it('puts the other one first and does not say that names tell so', () => {
    expect(tellSwapped(aResult([known, unknown])).versions).toEqual([
      { a: 'd1', b: 'd2', share: 0.9 },
      { a: 'd4', b: 'd3', share: 0.8 },
    ]);
  });
});
