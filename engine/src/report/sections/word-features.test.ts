import { beforeAll, describe, expect, it } from '@jest/globals';
import { loadGlyphs } from '../glyphs/load-glyphs.ts';
import {
  aDocument,
  aFinding,
  aMissingPosition,
  aPosition,
  aReportInput,
  openReport,
  theOtherPosition,
  type OpenedReport,
} from '../testing/report-builders.ts';

/** A report with everything in it: pictures, consequences, missing content, rows, many documents, other scripts. */
let report: OpenedReport;
beforeAll(async () => {
  const picture = (await loadGlyphs()).get('high') ?? new Uint8Array();
  const ids = Array.from({ length: 510 }, (_, index) => `f${index}`);
  const findings = ids.map((id, index) =>
    aFinding({
      id,
      subject: `Subject ${index}`,
      severity: index < 300 ? 'high' : 'low',
      ...(index === 1 || index === 2 ? { cause: 'f0' } : {}),
    }),
  );
  const german = { quote: 'Die Miete beträgt 12.500,00 USD', value: '12.500,00 USD', label: 'Miete' };
  findings[0] = aFinding({ id: 'f0', subject: 'Miete', positions: [aPosition(german), theOtherPosition(german)] });
  findings[3] = aFinding({ id: 'f3', kind: 'missing', positions: [aPosition(), aMissingPosition()] });
  report = await openReport(
    aReportInput({
      documents: [aDocument({ language: 'de' }), aDocument({ id: 'd2', name: 'عقد.pdf', language: 'de' })],
      findings,
      agreed: [{ subject: 'Tenant', value: 'Harbor LLC', positions: [aPosition(), theOtherPosition()] }],
      pictureLimit: 2,
      crops: (requests) => Promise.resolve(requests.map(() => picture)),
    }),
  );
});

const all = (pattern: RegExp): string[] => [...report.document.matchAll(pattern)].map((match) => match[1] ?? '');

/** The properties of each paragraph between two marks. */
function paragraphsBetween(from: string, to: string): string[] {
  const start = report.document.indexOf(from);
  const end = report.document.indexOf(to, start);
  expect([start >= 0, end > start]).toEqual([true, true]);
  return report.document.slice(start, end).split('<w:p>').slice(1);
}

describe('what Word makes of the report', () => {
  it('is headings of the built-in styles, in levels without a gap', () => {
    const styles = report.parts.get('word/styles.xml') ?? '';
    for (const [level, name] of ['heading 1', 'heading 2', 'heading 3'].entries())
      expect(styles).toMatch(
        new RegExp(`<w:name w:val="${name}"/>(?:(?!</w:style>).)*<w:outlineLvl w:val="${level}"/>`),
      );
    const levels = all(/<w:pStyle w:val="(Heading\d|Finding(?:high|medium|low|info))"/g).map((id) =>
      Number(/\d/.exec(id)?.[0] ?? 2),
    );
    expect(levels[0]).toBe(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    expect(new Set(levels)).toEqual(new Set([1, 2, 3]));
  });

  it('is read out in the order of the page: verdict, counts, findings, documents, matrix, blocks, appendix', () => {
    const order = [
      'discrepancies found in',
      'Number of findings by severity',
      'w:name="top_findings"',
      'w:name="documents"',
      ' TOC ',
      'w:name="matrix"',
      'w:name="severity_high"',
      'w:name="severity_low"',
      'w:name="agrees"',
      'w:name="reading"',
      'w:name="guide"',
    ].map((mark) => report.document.indexOf(mark));
    expect(order.filter((at) => at < 0)).toEqual([]);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it('is no table within a table, and names every table', () => {
    let depth = 0;
    for (const [tag] of report.document.matchAll(/<\/?w:tbl>/g)) {
      depth += tag === '<w:tbl>' ? 1 : -1;
      expect(depth).toBeLessThan(2);
    }
    expect(all(/<w:tblCaption w:val="([^"]+)"/g)).toHaveLength(all(/(<w:tbl>)/g).length);
  });

  it('is a repeated head for every table of data', () => {
    for (const table of report.document.split('<w:tbl>').slice(1)) {
      const isData = table.includes('<w:tblStyle w:val="ReportTable"/>');
      expect([
        table.includes('w:firstRow="1"'),
        /^.*?<w:tr>.*?<w:tblHeader\/>/s.test(table.split('</w:tr>')[0] ?? ''),
      ]).toEqual([isData, isData]);
    }
  });

  it('is a description of every picture, which tells what is framed', () => {
    const descriptions = all(/<wp:docPr [^>]*?descr="([^"]*)"/g);
    expect(descriptions).toHaveLength(all(/(<wp:docPr )/g).length);
    expect(descriptions.filter((text) => text.trim() === '')).toEqual([]);
    expect(descriptions).toContain('Part of page 3 of lease.pdf, framed: 12.500,00 USD (Miete)');
  });

  it('is links that lead somewhere, over bookmarks with names of their own', () => {
    const names = all(/<w:bookmarkStart [^>]*w:name="([^"]+)"/g);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.length > 40)).toEqual([]);
    const anchors = all(/<w:hyperlink w:anchor="([^"]+)"/g);
    expect(anchors.length).toBeGreaterThan(200);
    expect(anchors.filter((anchor) => !names.includes(anchor))).toEqual([]);
  });

  it('is page numbers, x of y, on every page', () => {
    const footer = report.parts.get('word/footer1.xml') ?? '';
    expect(footer).toMatch(/Page .*<w:instrText[^>]*> PAGE <.* of .*<w:instrText[^>]*> NUMPAGES </s);
    expect(report.document).toMatch(/<w:footerReference w:type="default" r:id="rIdFooter"\/>/);
  });

  it('is fields that are begun, parted and ended', () => {
    for (const part of [report.document, report.parts.get('word/footer1.xml') ?? '']) {
      const kinds = [...part.matchAll(/w:fldCharType="(\w+)"/g)].map((match) => match[1]);
      expect(kinds.length % 3).toBe(0);
      expect(kinds.filter((kind, index) => kind !== ['begin', 'separate', 'end'][index % 3])).toEqual([]);
    }
  });

  it('is boxes to tick, named after their finding', () => {
    const boxes = all(/<w:sdtPr><w:alias w:val="([^"]+)"\/><w:id w:val="\d+"\/><w14:checkbox>/g);
    expect(boxes).toContain('Finding 4: ask');
    expect(boxes.every((name) => /^Finding \d+: ./.test(name))).toBe(true);
  });

  it('is the language of the report, and of each quote that is in another one', () => {
    expect(report.parts.get('word/styles.xml')).toContain('<w:lang w:val="en-GB"');
    expect(report.parts.get('docProps/core.xml')).toContain('<dc:language>en-GB</dc:language>');
    expect(report.document).toMatch(/<w:noProof\/><w:lang w:val="de-DE"\/><\/w:rPr><w:t[^>]*>Die Miete/);
    expect(report.document).toMatch(/<w:lang w:val="de-DE"\/><\/w:rPr><w:t[^>]*>\u2003Miete</);
    expect(report.document).toMatch(/<w:rtl\/><w:lang w:bidi="ar-SA"\/><\/w:rPr><w:t[^>]*>عقد</);
  });

  it('is properties that tell what was compared', () => {
    const core = report.parts.get('docProps/core.xml') ?? '';
    expect(core).toContain('<dc:title>Discrepancy report: 510 discrepancies found in 2 documents</dc:title>');
    expect(core).toContain('<dc:subject>lease.pdf, عقد.pdf</dc:subject>');
    expect(core).toContain('<cp:keywords>discrepancy report, 4f7a-19c2</cp:keywords>');
    expect(core).toContain('<dcterms:created xsi:type="dcterms:W3CDTF">2026-11-20T14:32:05Z</dcterms:created>');
  });

  it('may end a page between two consequences, but not before the decision', () => {
    const rowsOf = (from: string, to: string): boolean[] =>
      paragraphsBetween(from, to)
        .filter((paragraph) => /w:val="Table(?:Text|Small)"/.test(paragraph))
        .map((paragraph) => paragraph.includes('<w:keepNext/>'));
    expect(rowsOf('w:name="finding_2"', 'w:name="finding_3"').at(-1)).toBe(false);
    expect(new Set(rowsOf('w:name="finding_2"', 'w:name="finding_3"').slice(0, 2))).toEqual(new Set([true]));
    expect(new Set(rowsOf('w:name="finding_3"', 'w:val="Decision"'))).toEqual(new Set([true]));
  });
});
