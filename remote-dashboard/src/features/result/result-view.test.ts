import { changesOfTwoVersions, type AnalysisResult } from '@app/shared/contracts';
import { aComparedFile, aComparison } from '@app/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { isWhole, resultView } from './result-view.ts';
import { verdictWords } from './verdict-words.ts';

const noCounts = { high: 0, medium: 0, low: 0, info: 0 };

const aResult = (changes: Partial<AnalysisResult> = {}): AnalysisResult => ({
  schemaVersion: 2,
  documents: ['lease.pdf', 'estoppel.pdf'].map((name, index) => ({
    id: `d${index + 1}`,
    name,
    pages: 2,
    ocrPages: [],
    unreadPages: [],
    warnings: [],
  })),
  findings: [],
  coverage: { comparedPages: 4, agreements: 12 },
  ...changes,
});

const aChange = (id: string, kind: 'substance' | 'editorial' | 'moved' | 'print', finding?: string) => ({
  id,
  class: kind,
  ...(finding === undefined ? {} : { finding }),
  versions: ['d1', 'd2'] satisfies [string, string],
  a: null,
  b: null,
});

const words = (comparison: Parameters<typeof aComparison>[0], result = aResult()) => {
  const view = resultView({ comparison: aComparison(comparison), result, run: null });
  return { ...verdictWords(view, changesOfTwoVersions(result), result.certificates), isWhole: isWhole(view) };
};
const locked = aComparedFile('locked.pdf', { state: 'failed', reason: 'Remove the password.' });

describe('verdictWords', () => {
  it.each([
    [{}, '14 discrepancies found', 'found', ''],
    [{ counts: noCounts }, 'No discrepancies found', 'agree', ''],
    [
      { counts: noCounts, documents: [aComparedFile('a.pdf'), aComparedFile('b.pdf'), locked] },
      'No discrepancies in the 2 files that could be read.',
      'partly',
      '1 file was not compared.',
    ],
    [
      { documents: [aComparedFile('a.pdf'), aComparedFile('b.pdf'), locked] },
      '14 discrepancies in the 2 files that could be read.',
      'partly',
      '1 file was not compared.',
    ],
    [
      { counts: noCounts, documents: [aComparedFile('a.pdf', { unreadPages: [3] })] },
      '1 of 2 pages could not be compared',
      'partly',
      'No discrepancies in the pages that could be read.',
    ],
  ])('is honest about what was not compared: %#', (comparison, title, tone, caution) => {
    expect(words(comparison)).toMatchObject({ title, tone, caution });
  });

  it('calls it no agreement that nothing could be compared', () => {
    const coverage = { comparedPages: 4, agreements: 0, notComparable: 'unrelated' as const };
    expect(words({ counts: noCounts }, aResult({ coverage }))).toMatchObject({
      title: 'These documents do not seem to belong together',
      tone: 'partly',
    });
  });

  it.each([
    [[aChange('c1', 'editorial')], '1\u00a0editorial\u00a0change. Everything else that could be read is identical.'],
    [[aChange('c1', 'print')], 'No changes in the words that could be read'],
  ])('promises nothing of words of a scan that could not be read: %#', (changes, title) => {
    const counts = { words: 90, same: 86, changed: 0, unread: 4, additions: 0, unreadPlaces: [], marks: [] };
    const result = aResult({ findings: [], changes, certificates: [{ draft: 'd1', scan: 'd2', ...counts }] });
    const caution = '4 words of the scan could not be read.';
    expect(words({ counts: noCounts }, result)).toMatchObject({ title, caution, tone: 'partly' });
  });

  it('tells two versions of one paper by the kinds of their changes', () => {
    const changes = [
      aChange('c1', 'substance', 'f1'),
      aChange('c2', 'substance', 'f1'),
      aChange('c3', 'substance', 'f2'),
      aChange('c4', 'editorial'),
      aChange('c5', 'print'),
    ];
    const { title } = words({}, aResult({ changes }));
    expect(title.replaceAll('\u00a0', ' ')).toBe('2 substantive changes, 1 editorial. Everything else is identical.');
  });

  it('tells three papers by what was found, whatever changed between two of them', () => {
    const [first, second] = aResult().documents;
    const documents = [first, second, { ...first, id: 'd3', name: 'c.pdf' }] as AnalysisResult['documents'];
    expect(words({}, aResult({ documents, changes: [aChange('c1', 'substance')] })).title).toBe(
      '14 discrepancies found',
    );
  });
});

describe('resultView', () => {
  it('gives letters to what was compared, in the order of the result', () => {
    const documents = [locked, aComparedFile('estoppel.pdf'), aComparedFile('lease.pdf')];
    const view = resultView({ comparison: aComparison({ documents }), result: aResult(), run: null });
    expect(view.documents.map(({ name, letter }) => `${letter} ${name}`)).toEqual([
      'A lease.pdf',
      'B estoppel.pdf',
      'null locked.pdf',
    ]);
  });

  it('tells how long it took', () => {
    expect(resultView({ comparison: aComparison(), result: null, run: null }).durationMs).toBe(41_000);
  });
});
