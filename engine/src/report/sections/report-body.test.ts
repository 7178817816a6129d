import { describe, expect, it } from '@jest/globals';
import { loadGlyphs } from '../glyphs/load-glyphs.ts';
import {
  aDocument,
  aFinding,
  aMissingPosition,
  aPosition,
  aReportInput,
  openReport,
  tableText,
  theOtherPosition,
} from '../testing/report-builders.ts';

const threeDocuments = [
  aDocument(),
  aDocument({ id: 'd2', name: 'roll.pdf' }),
  aDocument({ id: 'd3', name: 'letter.pdf' }),
];

describe('contents', () => {
  it('link to every section, without page numbers nobody knows yet', async () => {
    const { document } = await openReport(
      aReportInput({ findings: [aFinding(), aFinding({ id: 'f2', severity: 'low' })] }),
    );
    const instruction = /<w:instrText[^>]*>(.*?)<\/w:instrText>/.exec(document)?.[1];
    expect(instruction).toBe(' TOC \\o &quot;1-1&quot; \\n \\h \\z ');
    const contents = /<w:pStyle w:val="TOC1"\/>.*?<\/w:p>/.exec(document)?.[0] ?? '';
    const entries = [...contents.matchAll(/w:anchor="(\w+)"/g)].map((match) => match[1]);
    expect(entries).toEqual(['matrix', 'severity_high', 'severity_low', 'agrees', 'reading', 'guide']);
    expect(entries.filter((entry) => !document.includes(`w:name="${entry}"`))).toEqual([]);
  });
});

describe('finding', () => {
  it('tells the whole case without the documents at hand', async () => {
    const { text } = await openReport(aReportInput());
    const block = text.slice(
      text.indexOf('1\u2003Monthly base rent'),
      text.indexOf('What agrees', text.indexOf('1\u2003Monthly base rent')),
    );
    expect(block.trim().split('\n')).toEqual([
      '1\u2003Monthly base rent    High\tValue conflict, sure',
      'lease.pdf says $12,500.00, rent-roll.pdf says 12,050.00.',
      'Document, page',
      'Text',
      'Interpreted as',
      'A  lease.pdf, p. 3',
      'Monthly Base Rent: $12,500.00',
      '12,500.00 USD',
      'B  rent-roll.pdf, p. 1',
      'rent per month 12,050.00',
      '12,050.00 USD',
      'Why it matters: Conflicting amounts lead to wrong payments, invoices or claims. ' +
        'Next step: Find out which of A and B prevails (usually the one signed or issued last), and correct the other.',
      'Decision    ☐ $12,500.00    ☐ 12,050.00    ☐ both valid    ☐ ask    By \t  Date',
    ]);
  });

  it.each([
    [[], 'Searched for on all 4 pages, not found.'],
    [[2, 3], 'Searched for, not found; pages 2, 3 could not be read.'],
  ])('says where missing content was looked for, unread pages %j', async (unreadPages, expected) => {
    const documents = [aDocument(), aDocument({ id: 'd2', name: 'rent-roll.pdf', pages: 4, unreadPages })];
    const finding = aFinding({ kind: 'missing', positions: [aPosition({ value: 'Exhibit C' }), aMissingPosition()] });
    const { text } = await openReport(aReportInput({ documents, findings: [finding] }));
    expect(text).toContain(`B  rent-roll.pdf\n${expected}\n`);
    expect(text).toContain('☐ add it to B');
  });

  it.each([
    ['', 'lease.pdf says $12,500.00; rent-roll.pdf says 12,050.00. The second'],
    ['The amounts differ.', 'The amounts differ: lease.pdf says $12,500.00; rent-roll.pdf says 12,050.00. The second'],
    ['d1 has $12,500.00, not 12,050.00', 'lease.pdf has $12,500.00, not 12,050.00.'],
    [
      'The amounts differ. rent-roll.pdf: 12,050.00; lease.pdf: $12,500.00.',
      'The amounts differ: lease.pdf says $12,500.00; rent-roll.pdf says 12,050.00. The second',
    ],
  ])('says who says what, in the order of the quotes: %p', async (explanation, expected) => {
    const { text } = await openReport(aReportInput({ findings: [aFinding({ explanation })] }));
    expect(text).toContain(`\n${expected}`);
  });

  it('quotes a few of many equal places and lists the others by page', async () => {
    const positions = [theOtherPosition(), ...Array.from({ length: 12 }, (_, index) => aPosition({ page: index + 1 }))];
    const { text } = await openReport(aReportInput({ findings: [aFinding({ positions })] }));
    expect(text.match(/A {2}lease\.pdf, p\. \d+/g)).toHaveLength(3);
    expect(text).toContain('Also in 9 more places: A p. 4 to 12.');
  });

  it('says one as one', async () => {
    const positions = [1, 2, 3]
      .flatMap((page) => [aPosition({ page }), theOtherPosition({ page })])
      .concat(aPosition({ page: 4 }));
    const documents = [aDocument({ pages: 1, unreadPages: [1] }), aDocument({ id: 'd2', name: 'b.pdf', pages: 0 })];
    const { text } = await openReport(aReportInput({ findings: [aFinding({ positions })] }));
    expect(text).toContain('Also in 1 more place: A p. 4.');
    const { text: ofOnePage } = await openReport(aReportInput({ documents, findings: [] }));
    expect(ofOnePage).toMatch(/0 of 2 documents compared, (?:\d+ of )?1 page\./);
    expect(ofOnePage).toContain('Not compared: 2 of 2 files. ');
  });

  it('has its consequences under it', async () => {
    const findings = [aFinding(), aFinding({ id: 'f2', subject: 'Yearly rent', cause: 'f1' })];
    const { text } = await openReport(aReportInput({ findings }));
    expect(text).toContain('2  Follows from this: Yearly rent');
    expect(text.match(/^Decision {2,}/gm)).toHaveLength(1);
    expect(text).toContain('High findings (1, plus 1 that follows from them): resolve first');
  });

  it('starts right-to-left quotes at the right', async () => {
    const finding = aFinding({
      positions: [aPosition({ quote: 'الإيجار 12,500', value: '12,500' }), theOtherPosition()],
    });
    const { document } = await openReport(aReportInput({ findings: [finding] }));
    const paragraph = document.split('<w:p>').find((part) => part.includes('الإيجار'));
    expect(paragraph).toMatch(/<w:keepNext\/><w:bidi\/><\/w:pPr><w:r><w:rPr><w:noProof\/><w:rtl\/>/);
  });

  it('shows the places side by side, described for those who cannot see them', async () => {
    const picture = (await loadGlyphs()).get('high') ?? new Uint8Array();
    const { document, parts, text } = await openReport(
      aReportInput({ crops: (requests) => Promise.resolve(requests.map(() => picture)) }),
    );
    expect([...parts.keys()].filter((name) => name.includes('Crop'))).toEqual([
      'word/media/rIdCrop1.png',
      'word/media/rIdCrop2.png',
    ]);
    const descriptions = [...document.matchAll(/descr="(Part of[^"]*)"/g)].map((match) => match[1]);
    expect(descriptions[0]).toBe('Part of page 3 of lease.pdf, framed: $12,500.00 (Monthly base rent)');
    expect(text).toContain('A  lease.pdf\tpage 3\n');
    expect(tableText(document, 'Page images: Monthly base rent').split('\n')).toHaveLength(2);
  });

  it('has pictures only up to the limit, and the report says so', async () => {
    const picture = (await loadGlyphs()).get('high') ?? new Uint8Array();
    const findings = [
      aFinding(),
      aFinding({ id: 'f2', positions: [aPosition({ page: 9 }), theOtherPosition({ page: 9 })] }),
    ];
    const { text, parts } = await openReport(
      aReportInput({ findings, pictureLimit: 1, crops: (requests) => Promise.resolve(requests.map(() => picture)) }),
    );
    expect([...parts.keys()].filter((name) => name.includes('Crop'))).toHaveLength(2);
    expect(text).toContain('The first finding is shown with pictures of their pages.');
  });
});

describe('places to look at', () => {
  const place = aFinding({ id: 'p1', tier: 'possible', severity: 'high', confidence: 0.62, subject: 'Deposit' });

  it('stand apart from the findings, in short and ranked, and in no count', async () => {
    const less = aFinding({ id: 'p2', tier: 'possible', confidence: 0.31, subject: 'Notice' });
    const { document, text } = await openReport(aReportInput({ findings: [aFinding(), place, less] }));
    expect(text).toContain('1 discrepancy and 2 possible ones');
    expect(tableText(document, 'Number of findings by severity')).toMatch(/^1\n High/);
    expect(tableText(document, 'Findings by document').split('\n')).toHaveLength(2);
    expect(text.match(/^Decision {2,}/gm)).toHaveLength(1);
    const rows = tableText(document, 'Possible discrepancies').split(/\n(?=P)/);
    expect(rows[1]).toBe(
      'P1 | Deposit\nValue conflict, likely | A p. 3  Monthly Base Rent: $12,500.00\nB p. 1  rent per month 12,050.00 | ',
    );
    expect(rows[2]).toContain('P2 | Notice\nValue conflict, uncertain');
    const contents = /<w:pStyle w:val="TOC1"\/>.*?<\/w:p>/.exec(document)?.[0] ?? '';
    expect(contents).toContain('w:anchor="places"');
  });

  it.each([
    ['green where every page was read', [], 'SuccessNote'],
    ['plain where one was not', [2], 'Lead'],
  ])('leave a verdict without a sure finding %s', async (_, unreadPages, style) => {
    const documents = [aDocument({ unreadPages }), aDocument({ id: 'd2' })];
    const { document, text } = await openReport(aReportInput({ documents, findings: [place] }));
    expect(text).toContain('No discrepancies found, 1 possible one');
    const lead = document.split('<w:p>').find((part) => part.includes('No certain discrepancies were found.'));
    expect(lead).toContain(`<w:pStyle w:val="${style}"/>`);
    expect(text).not.toContain('Top findings');
  });

  it('have no section where there are none', async () => {
    expect((await openReport(aReportInput())).text).not.toContain('Possible discrepancies');
  });
});

describe('appendix', () => {
  it('proves what agrees', async () => {
    const agreed = [
      {
        subject: 'Tenant',
        value: 'Harbor Textile LLC',
        positions: [aPosition(), aPosition({ page: 4 }), theOtherPosition()],
      },
    ];
    const { document, text } = await openReport(aReportInput({ agreed, agreements: 12 }));
    expect(text).toContain('12 statements agree wherever they appear. The table lists 1 of them.');
    expect(tableText(document, 'What agrees').split('\n')[1]).toBe('Tenant | Harbor Textile LLC | A p. 3, 4, B p. 1');
  });

  it('says which pages were read by OCR and which pictures are missing', async () => {
    const ocrQuality = [3, 4, 5].map((page) => ({ page, confidence: 0.93 }));
    const documents = [
      aDocument({ ocrPages: [3, 4, 5], ocrQuality, ocrReader: 'tesseract.js' }),
      aDocument({ id: 'd2' }),
    ];
    const { document, text } = await openReport(
      aReportInput({ documents, crops: (requests) => Promise.resolve(requests.map(() => new Uint8Array())) }),
    );
    expect(tableText(document, 'Pages by document and how they were read').split('\n')[1]).toBe(
      'A | lease.pdf | 12 | 3 to 5 (93% confidence) | none | ',
    );
    expect(text).toContain('Pages read by OCR (tesseract.js) are images of text');
    expect(text).toContain('2 page images could not be drawn.');
  });
});

describe('reportBody', () => {
  const everything = () =>
    openReport(
      aReportInput({
        documents: threeDocuments,
        findings: Array.from({ length: 30 }, (_, index) =>
          aFinding({ id: `f${index}`, severity: index % 2 === 0 ? 'high' : 'low' }),
        ),
      }),
    );

  it('gives every bookmark, picture and control a number of its own', async () => {
    const { document } = await everything();
    for (const pattern of [
      /<w:bookmarkStart w:id="(\d+)"/g,
      /<wp:docPr id="(\d+)"/g,
      /<w:sdtPr><w:alias[^>]*><w:id w:val="(\d+)"/g,
    ]) {
      const ids = [...document.matchAll(pattern)].map((match) => match[1]);
      expect([ids.length > 0, new Set(ids).size]).toEqual([true, ids.length]);
    }
  });

  it('uses styles that exist', async () => {
    const { document, parts } = await everything();
    const styles = parts.get('word/styles.xml') ?? '';
    const used = new Set(
      [...document.matchAll(/<w:(?:pStyle|rStyle|tblStyle) w:val="(\w+)"/g)].map((match) => match[1] ?? ''),
    );
    expect([...used].filter((id) => !styles.includes(`w:styleId="${id}"`))).toEqual([]);
  });

  it('never skips a level of headings on the way down', async () => {
    const { document } = await everything();
    const heads = document.matchAll(/<w:pStyle w:val="(Heading(\d)|Finding\w+)"/g);
    const levels = [...heads].map((match) => Number(match[2] ?? 2));
    const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(skips).toEqual([]);
  });

  it('repeats the header of every table that has one and breaks no row', async () => {
    const { document } = await everything();
    for (const table of document.split('<w:tbl>').slice(1)) {
      const rows = table.split('<w:tr>').slice(1);
      if (table.includes('w:val="ReportTable"')) expect(rows[0]).toContain('<w:tblHeader/>');
      expect(rows.every((row) => row.startsWith('<w:trPr><w:cantSplit/>'))).toBe(true);
    }
  });

  it('holds a finding on one page up to its last line', async () => {
    const { document } = await everything();
    const start = document.indexOf('<w:pStyle w:val="Findinghigh"/>');
    const end = document.indexOf('<w:pStyle w:val="Decision"/>');
    const paragraphs = document.slice(start, end).split('<w:pPr>').slice(1, -1);
    expect(paragraphs.filter((properties) => !properties.includes('<w:keepNext/>'))).toEqual([]);
  });
});
