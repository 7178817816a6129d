import { describe, expect, it } from '@jest/globals';
import { loadGlyphs } from '../glyphs/load-glyphs.ts';
import type { CropRenderer } from '../report-input.ts';
import {
  aChange,
  aDecision,
  aDocument,
  aFinding,
  aMissingPosition,
  aPosition,
  aReportInput,
  aSide,
  changesOf,
  openReport,
  tableText,
} from '../testing/report-builders.ts';

const versions = [aDocument({ name: 'msa-draft-3.1.pdf' }), aDocument({ id: 'd2', name: 'msa-draft-3.2.pdf' })];
const main = 'Changes in reading order';
const folded = 'Formal changes';

describe('first page of versions', () => {
  it('says in one sentence what differs, and which version is the earlier', async () => {
    const { text } = await openReport(
      aReportInput({ documents: versions, changes: [aChange(), ...changesOf('moved', 1)] }),
    );
    const first = text.slice(0, text.indexOf('Top findings'));
    expect(first).toContain('1 substantive change, 1 moved. Everything else is identical, word for word.');
    expect(first).toContain(
      'Two versions of a document: A msa-draft-3.1.pdf and B msa-draft-3.2.pdf. Judging by the file names, A is the earlier version and B the later one.',
    );
  });

  it('does not guess which version is the earlier', async () => {
    const { text } = await openReport(aReportInput({ changes: [aChange()] }));
    expect(text).toContain('Their order is not known; changes are described from A to B.');
  });

  it('says that the order is what somebody set', async () => {
    const input = aReportInput({ documents: versions, changes: [aChange()] });
    const swapped = [{ a: 'd1', b: 'd2', share: 0.9, earlier: 'd2', swapped: true }];
    const { text } = await openReport({ ...input, result: { ...input.result, versions: swapped } });
    expect(text).toContain('As set by a reviewer, B is the earlier version and A the later one.');
  });

  it('has room for three pairs', async () => {
    const documents = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6'].map((id) => aDocument({ id, name: `${id}.pdf` }));
    const changes = documents.slice(1).map(({ id }) => aChange({ id: `c${id}`, versions: ['d1', id] }));
    const { text } = await openReport(aReportInput({ documents, changes }));
    const first = text.slice(0, text.indexOf('Top findings'));
    expect(first.match(/A and [B-F]: 1 substantive change\./gu)).toHaveLength(3);
    expect(first).toContain('2 more pairs of versions: see the list of changes.');
  });

  it('says nothing of the kind where documents are no versions', async () => {
    const { text } = await openReport(aReportInput());
    expect(text).not.toMatch(/word for word|List of changes/u);
  });
});

describe('a report on two versions', () => {
  it('lists the changes before the findings, and names no value that stayed the same', async () => {
    const { document, text } = await openReport(
      aReportInput({
        documents: versions,
        changes: [aChange()],
        agreements: 240,
        agreed: [{ subject: 'Deposit', value: '£2,400.00', positions: [aPosition()] }],
      }),
    );
    const order = ['w:name="changes"', 'w:name="severity_high"', 'w:name="agrees"'].map((anchor) =>
      document.indexOf(anchor),
    );
    expect(order.toSorted((a, b) => a - b)).toEqual(order);
    expect(document).not.toContain('w:name="matrix"');
    const contents = /<w:pStyle w:val="TOC1"\/>.*?<\/w:p>/u.exec(document)?.[0] ?? '';
    const entries = [...contents.matchAll(/w:anchor="(\w+)"/gu)].map(([, anchor]) => anchor);
    expect(entries).toEqual(['changes', 'severity_high', 'agrees', 'reading', 'guide']);
    expect(text).toContain(
      'Everything outside the list of changes is identical in both versions, including 240 values.',
    );
    expect(text).not.toContain('Deposit');
  });

  it('explains every class of change', async () => {
    const { document } = await openReport(aReportInput({ documents: versions, changes: [aChange()] }));
    const names = tableText(document, 'Classes of changes')
      .split('\n')
      .map((line) => line.split(' |')[0]);
    expect(names).toEqual(['Class of change', 'Substantive', 'Moved', 'Reworded', 'Renumbered', 'Editorial', 'Print']);
  });

  it('keeps both among other papers', async () => {
    const documents = [...versions, aDocument({ id: 'd3', name: 'invoice.pdf' })];
    const { document } = await openReport(aReportInput({ documents, changes: [aChange()] }));
    expect(document.indexOf('w:name="matrix"')).toBeGreaterThan(0);
    expect(document.indexOf('w:name="changes"')).toBeGreaterThan(document.indexOf('w:name="severity_high"'));
  });

  describe('of many findings', () => {
    const findings = (['high', 'medium', 'low'] as const).map((severity, index) =>
      aFinding({ id: `f${index + 1}`, rule: 'version-value', severity, subject: `Rent ${severity}` }),
    );
    const changes = findings.flatMap(({ id }, index) =>
      [1, 2].map((place) => aChange({ id: `c${index}${place}`, finding: id })),
    );
    const input = { documents: versions, findings, changes };

    it('gives a block to those that weigh most, and tells the others in the list only', async () => {
      const { document, text } = await openReport(aReportInput(input));
      expect(document).toContain('w:name="severity_high"');
      expect(document).not.toMatch(/w:name="severity_(medium|low)"/u);
      expect(text).toContain('The other 2 findings are of lower severity and are in the list of changes.');
      const list = document.indexOf('w:name="changes"');
      for (const number of [2, 3]) {
        const places = document.split(`w:name="finding_${number}"`);
        expect(places).toHaveLength(2);
        expect(places[0]?.length).toBeGreaterThan(list);
      }
    });

    it('gives one to what somebody asks about, and tells what else is said in the list', async () => {
      const decisions = [
        aDecision({ findingId: 'f2', decision: 'asked', text: 'Which holds?' }),
        aDecision({ findingId: 'f3', decision: 'accepted' }),
      ];
      const { document, text } = await openReport(aReportInput({ ...input, decisions }));
      expect(document).toContain('w:name="severity_medium"');
      expect(tableText(document, main).match(/Confirmed/gu)).toHaveLength(1);
      expect(text).toContain('The other finding is of lower severity and is in the list of changes.');
    });

    it('draws the pages of those that have one only', async () => {
      const asked: number[] = [];
      const picture = (await loadGlyphs()).get('high') ?? new Uint8Array();
      const crops: CropRenderer = (requests) => {
        asked.push(requests.length);
        return Promise.resolve(requests.map(() => picture));
      };
      await openReport(aReportInput({ ...input, findings: findings.slice(1), crops }));
      expect(asked).toEqual([]);
      await openReport(aReportInput({ ...input, crops }));
      expect(asked).not.toEqual([]);
    });

    it('gives one to what no change tells of', async () => {
      const { document } = await openReport(aReportInput({ ...input, changes: changes.slice(0, 2) }));
      expect(document).toContain('w:name="severity_low"');
    });
  });

  it('offers the words of either version where one lacks a passage', async () => {
    const finding = aFinding({
      rule: 'version-sentence-deleted',
      kind: 'missing',
      positions: [aPosition(), aMissingPosition()],
    });
    const { text } = await openReport(aReportInput({ documents: versions, findings: [finding], changes: [aChange()] }));
    expect(/Decision.*/u.exec(text)?.[0].match(/☐ \w+(?: in [AB])?/gu)).toEqual(['☐ as in A', '☐ as in B', '☐ ask']);
  });
});

describe('list of changes', () => {
  it('tells each change with its kind, its class, its finding, both places and the words around it', async () => {
    const changes = [
      aChange({ finding: 'f1' }),
      aChange({ id: 'c2', b: null }),
      aChange({ id: 'c3', class: 'reworded', a: null }),
      aChange({ id: 'c4', class: 'moved', b: aSide({ document: 'd2', page: 1, clause: '1.3' }) }),
    ];
    const findings = [aFinding({ changeKind: 'commercial' })];
    const { document } = await openReport(aReportInput({ documents: versions, findings, changes }));
    expect(
      tableText(document, main)
        .split('\n\n')
        .join('\n')
        .split(/\n(?=\d)/u)
        .map((row) => row.replaceAll('\n', ' / ')),
    ).toEqual([
      'No. | Kind | Place | What changed',
      '1 | Commercial / Substantive, changed / finding 1 | A  2.1, p. 3 / B  2.1, p. 4 | … runs for twenty-four (24) thirty-six (36) months …',
      '2 | Not known / Substantive, removed | A  2.1, p. 3 / B  not present | … runs for twenty-four (24) months …',
      '3 | Form / Reworded, added | A  not present / B  2.1, p. 4 | … runs for thirty-six (36) months …',
      '4 | Form / Moved, same words | A  2.1, p. 3 / B  1.3, p. 1 | … runs for twenty-four (24) months …',
    ]);
  });

  it('marks words by their form as well as by their colour', async () => {
    const moved = aChange({ id: 'c2', class: 'moved' });
    const reworded = aChange({ id: 'c3', class: 'reworded' });
    const { document, parts } = await openReport(
      aReportInput({ documents: versions, changes: [aChange(), moved, reworded] }),
    );
    const styles = [...document.matchAll(/<w:rStyle w:val="(\w*(?:Struck|Inserted|Moved)\w*)"\/>/gu)].map(
      ([, style]) => style,
    );
    expect(styles.slice(-5)).toEqual(['Struck', 'Inserted', 'Moved', 'LightlyStruck', 'LightlyInserted']);
    const lines = styles.slice(-5).map((style) => {
      const look = new RegExp(`w:styleId="${style}">.*?</w:style>`, 'u').exec(parts.get('word/styles.xml') ?? '')?.[0];
      return /<w:strike\/>|<w:u w:val="\w+"/u.exec(look ?? '')?.[0];
    });
    expect(lines).toEqual([
      '<w:strike/>',
      '<w:u w:val="thick"',
      '<w:u w:val="dotted"',
      '<w:strike/>',
      '<w:u w:val="dash"',
    ]);
  });

  it('leads from a change to its finding', async () => {
    const { document } = await openReport(
      aReportInput({ documents: versions, findings: [aFinding({ id: 'f7' })], changes: [aChange({ finding: 'f7' })] }),
    );
    const list = document.slice(document.indexOf(`w:val="${main}"`));
    expect(/w:anchor="(finding_1)"/u.exec(list)?.[1]).toBe('finding_1');
  });

  it('turns the redline round where the later version comes first', async () => {
    const documents = [aDocument({ name: 'b-signed.pdf' }), aDocument({ id: 'd2', name: 'z-draft.pdf' })];
    const { document } = await openReport(aReportInput({ documents, changes: [aChange()] }));
    const [struck = ''] = /<w:rStyle w:val="Struck"\/>(?:(?!<w:rStyle).)*thirty-six \(36\)/u.exec(document) ?? [];
    expect(struck).not.toBe('');
    expect(tableText(document, main)).toMatch(/B {2}2\.1, p\. 4\n\s*A {2}2\.1, p\. 3/u);
  });

  it('folds changes of form into a table of their own, those of one kind into one row', async () => {
    const changes = [
      aChange(),
      ...[3, 5, 6].map((page) =>
        aChange({
          id: `c${page}`,
          class: 'editorial',
          a: aSide({ page, quote: 'Xi’an' }),
          b: aSide({ page, quote: 'Xi-an' }),
        }),
      ),
      aChange({ id: 'c9', class: 'renumbered', a: aSide({ quote: '4.2' }), b: aSide({ quote: '4.3' }) }),
    ];
    const { document } = await openReport(aReportInput({ documents: versions, changes }));
    expect(tableText(document, main).match(/^\d+ \|/gmu)).toEqual(['1 |']);
    expect(tableText(document, folded).split('\n').slice(1)).toEqual([
      '2 | Editorial | A p. 3, 5, 6; B p. 3, 5, 6 | … runs for Xi’an Xi-an months …',
      'and in 2 more places',
      '3 | Renumbered | A p. 3; B p. 3 | … runs for 4.2 4.3 months …',
    ]);
  });

  it('lists a word that print or a scan made another, and counts what only stands in another order', async () => {
    const misread = aChange({ class: 'print', a: aSide({ quote: 'c1ause' }), b: aSide({ quote: 'clause' }) });
    const reordered = aChange({ id: 'c2', class: 'print', b: aSide() });
    const page = aChange({ id: 'c3', class: 'print', a: null, b: aSide({ quote: '– 12 –' }) });
    const { document, text } = await openReport(
      aReportInput({ documents: versions, changes: [misread, reordered, page] }),
    );
    expect(tableText(document, folded).split('\n').slice(1)).toEqual([
      '1 | Print | A p. 3; B p. 3 | … runs for c1ause clause months …',
    ]);
    expect(text).toContain(
      'Not listed: 1 page number that only one version has and 1 place where the same words are only arranged differently on the page.',
    );
  });

  it('parts the changes by the headings of the paper', async () => {
    const under = (id: string, section: string) => aChange({ id, b: aSide({ section }) });
    const removed = aChange({ id: 'c4', a: aSide({ section: 'CHARGES –' }), b: null });
    const changes = [under('c1', 'Term'), aChange({ id: 'c5' }), under('c2', 'Term'), under('c3', 'Charges'), removed];
    const { document } = await openReport(aReportInput({ documents: versions, changes }));
    expect(
      tableText(document, main)
        .split('\n')
        .filter((line) => /^(?:Term|Charges)/u.test(line)),
    ).toEqual(['Term', 'Charges']);
  });

  it('says of a paper that was rewritten how much is alike, and lists nothing', async () => {
    const rewritten = aFinding({
      share: 0.31,
      positions: ['d1', 'd2'].map((document) => ({ document, page: 1, quote: 'Lease', boxes: [], missing: false })),
    });
    const { document, text } = await openReport(
      aReportInput({ documents: versions, findings: [rewritten], changes: changesOf('substance', 40) }),
    );
    expect(text.match(/Rewritten as a whole: 31% of the words are the same\./gu)).toHaveLength(2);
    expect(text).toContain('Read both documents in full.');
    expect(tableText(document, main)).toBe('');
  });

  it('has no table longer than 250 rows, whatever the number of changes', async () => {
    const { document } = await openReport(aReportInput({ documents: versions, changes: changesOf('substance', 600) }));
    const rows = document
      .split('<w:tbl>')
      .filter((part) => part.includes(`w:val="${main}"`))
      .map((part) => part.split('</w:tbl>')[0]?.match(/<w:tr>/gu)?.length);
    expect(rows).toEqual([251, 251, 101]);
  });
});
