import { describe, expect, it } from '@jest/globals';
import type { Certificate, Finding } from '@app/shared/contracts';
import {
  aChange,
  aDecision,
  aDocument,
  aFinding,
  aPosition,
  aReportInput,
  aSide,
  theOtherPosition,
} from '../testing/report-builders.ts';
import { changeLines, picturesOf, unreadLines } from './certified-lines.ts';
import { buildReportModel } from './report-model.ts';

const certificate: Certificate = {
  draft: 'd1',
  scan: 'd2',
  words: 100,
  same: 98,
  changed: 2,
  unread: 0,
  additions: 0,
  unreadPlaces: [],
  marks: [],
};
const documents = ['draft.pdf', 'signed.pdf', 'earlier.pdf'].map((name, at) => aDocument({ id: `d${at + 1}`, name }));
const ofVersions = (changes: Partial<Finding>): Finding => aFinding({ rule: 'version-value', ...changes });
const linesOf = (
  findings: readonly Finding[],
  { changes = [aChange({ finding: 'f9' })], decisions = [aDecision()] } = {},
) => {
  const { result } = aReportInput({ documents, findings: [...findings], changes });
  return changeLines(buildReportModel(result, decisions), certificate);
};
const idsOf = (lines: ReturnType<typeof linesOf>) => lines.map(({ report }) => report?.finding.id);

describe(changeLines.name, () => {
  it('tells what differs between draft and scan in the order of the draft', () => {
    const later = ofVersions({ id: 'f1', severity: 'high', positions: [aPosition({ page: 7 }), theOtherPosition()] });
    const sooner = ofVersions({ id: 'f2', severity: 'low' });
    expect(idsOf(linesOf([later, sooner]))).toEqual(['f2', 'f1']);
  });

  it('leaves out what only a third version says otherwise', () => {
    const alike = [aPosition(), aPosition({ document: 'd2' }), theOtherPosition({ document: 'd3' })];
    expect(linesOf([ofVersions({ positions: alike })])).toEqual([]);
    expect(linesOf([aFinding()])).toEqual([]);
  });

  it('tells additions that could not be read, though both documents have the words around them', () => {
    const alike = [aPosition(), aPosition({ document: 'd2' })];
    expect(idsOf(linesOf([aFinding({ id: 'f1', rule: 'version-ink', positions: alike })]))).toEqual(['f1']);
  });

  it('keeps what a person has dismissed, with the decision', () => {
    const [line] = linesOf([ofVersions({})], { decisions: [aDecision({ decision: 'dismissed' })] });
    expect(line?.report?.said?.decision).toBe('dismissed');
  });

  it('frames the words that changed, not all that the finding quotes', () => {
    const added = aSide({ document: 'd2', page: 1, quote: 'twice', boxes: [[182, 412, 200, 422]] });
    const [line] = linesOf([ofVersions({})], { changes: [aChange({ finding: 'f1', a: null, b: added })] });
    expect(line?.scan?.position.boxes).toEqual([[182, 412, 200, 422]]);
    expect(line?.draft?.position.boxes).toEqual(aPosition().boxes);
  });
});

describe(unreadLines.name, () => {
  it('has no picture of a side that shows no place', () => {
    const unreadPlaces = [
      { words: 'Fee', draft: { page: 4, boxes: [[60, 100, 90, 112] as [number, number, number, number]] } },
    ];
    const model = buildReportModel(aReportInput({ documents }).result);
    const lines = unreadLines(model, { ...certificate, unreadPlaces });
    expect(lines.map(({ words, scan }) => [words, scan])).toEqual([['Fee', undefined]]);
    expect(picturesOf(lines).map(({ position, room }) => [position.document, position.page, room])).toEqual([
      ['d1', 4, 'strip'],
    ]);
  });
});
