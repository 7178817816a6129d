import { describe, expect, it } from '@jest/globals';
import { loadGlyphs } from '../glyphs/load-glyphs.ts';
import type { CropRenderer } from '../report-input.ts';
import { aChange, aDocument, aFinding, aReportInput, openReport } from '../testing/report-builders.ts';

const input = {
  documents: [aDocument({ name: 'msa-draft-3.1.pdf' }), aDocument({ id: 'd2', name: 'msa-draft-3.2.pdf' })],
  findings: [aFinding({ id: 'f1', rule: 'version-value', severity: 'high' })],
  changes: [aChange({ finding: 'f1' })],
};
const quotes = 'What the documents say about';

describe('the words of a change between two versions', () => {
  it('are quoted once: in the list, where the block of the finding has pictures of the pages', async () => {
    const picture = (await loadGlyphs()).get('high') ?? new Uint8Array();
    const crops: CropRenderer = (requests) => Promise.resolve(requests.map(() => picture));
    expect((await openReport(aReportInput(input))).document).toContain(quotes);
    expect((await openReport(aReportInput({ ...input, crops }))).document).not.toContain(quotes);
  });
});
