import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AnalysisResult } from '@app/shared/contracts';
import { textPdf } from '../../testing/text-pdf.ts';
import { writeInProcess } from './report-processes.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reports-'));
});
afterAll(async () => rm(folder, { recursive: true }));

const result: AnalysisResult = {
  schemaVersion: 2,
  documents: [],
  findings: [],
  coverage: { comparedPages: 2, agreements: 0 },
};

async function stored(name: string, bytes: string | Uint8Array): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  return file;
}

describe('writeInProcess', () => {
  it('says that there is no redline where another engine took the documents for versions', async () => {
    const sources = [
      { name: 'menu.pdf', lines: ['Menu of the day', 'Soup of leek and potato, $6.50'] },
      { name: 'lease.pdf', lines: ['The tenant pays a rent of $12,050 a month to the landlord.'] },
    ];
    const order = {
      format: 'redline' as const,
      resultPath: await stored('result.json', JSON.stringify(result)),
      outputPath: path.join(folder, 'redline.docx'),
      sources: await Promise.all(
        sources.map(async ({ name, lines }) => ({ name, path: await stored(name, textPdf([lines])) })),
      ),
      decisions: [],
      isSwapped: false,
      reference: 'a',
      locale: 'en-GB',
      timeZone: 'UTC',
      createdAt: '2026-03-01T10:00:00Z',
    };
    await expect(writeInProcess(order, new AbortController().signal)).rejects.toMatchObject({ code: 'no_redline' });
  });
});
