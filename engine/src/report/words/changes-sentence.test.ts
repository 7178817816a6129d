import { describe, expect, it } from '@jest/globals';
import { aChange, aDocument, aPair, changesOf } from '../testing/report-builders.ts';
import { versionPairs } from '../model/version-pairs.ts';
import { changesSentence } from './changes-sentence.ts';
import type { AnalysisResult, Change } from '@app/shared/contracts';

const documents = [aDocument(), aDocument({ id: 'd2', name: 'renewed.pdf' })];

function sentence(changes: readonly Change[], result: Partial<AnalysisResult> = {}): string {
  const whole: AnalysisResult = {
    schemaVersion: 2,
    documents,
    findings: [],
    changes: [...changes],
    versions: [aPair(documents)],
    coverage: { comparedPages: 24, agreements: 0 },
    ...result,
  };
  const [pair] = versionPairs(whole);
  return pair === undefined ? '' : changesSentence(pair, whole);
}

describe('changesSentence', () => {
  it('counts the changes of each class', () => {
    const changes = [
      ...changesOf('substance', 14),
      ...changesOf('reworded', 9),
      ...changesOf('editorial', 31),
      ...changesOf('renumbered', 4),
      ...changesOf('moved', 2),
    ];
    expect(sentence(changes)).toBe(
      '14 substantive changes, 9 reworded, 31 editorial, 4 renumbered, 2 moved. Everything else is identical, word for word.',
    );
  });

  it.each([
    ['substance', '1 substantive change'],
    ['reworded', '1 passage reworded'],
    ['editorial', '1 editorial change'],
    ['renumbered', '1 reference renumbered'],
    ['moved', '1 passage moved'],
  ] as const)('leaves out the classes that have none and tells one of %s as one', (kind, told) => {
    expect(sentence(changesOf(kind, 1))).toBe(`${told}. Everything else is identical, word for word.`);
  });

  it('counts what one finding tells as one change, and does not count print', () => {
    const changes = [
      aChange({ finding: 'f3' }),
      aChange({ id: 'c2', finding: 'f3' }),
      aChange({ id: 'c3', class: 'print' }),
    ];
    expect(sentence(changes)).toMatch(/^1 substantive change\. /);
  });

  it('counts a passage that moved once, with a change within it', () => {
    const changes = [
      aChange({ class: 'moved' }),
      aChange({ id: 'c2', finding: 'f1', between: '' }),
      aChange({ id: 'c3', class: 'moved', between: '' }),
    ];
    expect(sentence(changes)).toMatch(/^1 substantive change, 1 moved\. /);
  });

  it('says of versions without a change that they are the same', () => {
    expect(sentence([])).toBe('No changes. Everything is identical, word for word.');
  });

  it('tells the share that is alike of a paper that was rewritten', () => {
    const rewritten = {
      id: 'f1',
      kind: 'wording',
      rule: 'version-rewritten',
      severity: 'high',
      tier: 'sure',
      confidence: 0.98,
      subject: 'renewed.pdf',
      explanation: '',
      share: 0.374,
      positions: ['d1', 'd2'].map((document) => ({ document, page: 1, quote: 'Lease', boxes: [], missing: false })),
    } as const;
    const finding = { ...rewritten, positions: [...rewritten.positions] };
    expect(sentence(changesOf('substance', 900), { findings: [finding] })).toBe(
      'Rewritten as a whole: 37% of the words are the same.',
    );
  });

  it('says nothing of what could not be read', () => {
    const scanned = [aDocument({ ocrPages: [2], unreadPages: [3] }), aDocument({ id: 'd2' })];
    expect(sentence(changesOf('moved', 2), { documents: scanned })).toBe(
      '2 passages moved. Everything else that could be read is identical, word for word, as far as the scan is legible.',
    );
  });
});
