import { describe, expect, it } from '@jest/globals';
import { degrees } from 'pdf-lib';
import sharp from 'sharp';
import { displayBox } from './display-box.ts';
import { askewFlag, boldFlag } from './read-page-words.ts';
import { readTextLayer } from './read-page.ts';
import { aPdf, linesPdf, pageHeight, pageWidth, widthOf, type PageOptions, type TextAt } from './testing/a-pdf.ts';
import { handWrittenPdf } from './testing/hand-written-pdf.ts';
import { boxOf, flagsOf, readFirstPage } from './testing/read-first-page.ts';
import { softHyphenPdf } from './testing/soft-hyphen-pdf.ts';

const rent: TextAt = { text: 'Rent', x: 100, y: 200 };
const sum: TextAt = { text: '£1,200', x: 300, y: 500 };

const read = async (options: PageOptions = {}, ...texts: readonly TextAt[]) =>
  (await readFirstPage(await aPdf({ texts: [rent, sum, ...texts], ...options }))).page;

const greyPng = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 84, channels: 3, background: '#eee' } })
    .png()
    .toBuffer();

/** A picture that covers the whole page, as of a scan. */
const scan: PageOptions['draw'] = async (page, pdf) => {
  page.drawImage(await pdf.embedPng(await greyPng()), { x: 0, y: 0, width: pageWidth, height: pageHeight });
};

describe(readTextLayer.name, () => {
  it('gives the words with their boxes in points from the top left', async () => {
    const page = await read();
    expect(page).toMatchObject({ page: 1, width: pageWidth, height: pageHeight, turn: 0, ocr: false });
    expect(page.texts).toEqual(['Rent', '£1,200']);
    const [left, top, right, bottom] = boxOf(page, 'Rent');
    expect(left).toBeCloseTo(100, 0);
    expect(right).toBeGreaterThan(120);
    expect(right).toBeLessThan(130);
    // The base line lies inside the box, below its middle.
    expect((top + bottom) / 2).toBeLessThan(200);
    expect(bottom).toBeGreaterThan(200);
    expect(bottom - top).toBeLessThan(16);
  });

  it('takes letters for what they say where they are drawn so, of no language though they be', async () => {
    const names = ['mpfr_cmp_str', 'mpz_nxtprm_chk', 'strncpy_dbl', 'fprntf_lngjmp'];
    const lines = Array.from({ length: 30 }, (_, at) => names.map((name) => `${name}_${at}`).join(' '));
    const { page, needsOcr } = await readFirstPage(await linesPdf(lines));
    expect([needsOcr, page.texts.length]).toEqual([false, 120]);
  });

  it('joins letters that are set one by one in a table of few columns', async () => {
    // So little stands beside each other that PDFium takes the page for vertical writing, each letter on a line of its own.
    const letters = [...Array(8).keys()].flatMap((line) =>
      [40, 480].flatMap((x) =>
        Array.from('2024', (text, at): TextAt => ({ text, x: x + at * 6.7, y: 100 + line * 14 })),
      ),
    );
    const page = (await readFirstPage(await aPdf({ texts: letters }))).page;
    expect(page.texts).toEqual(Array.from({ length: 16 }, () => '2024'));
  });

  it('reads the boxes of a form and boxes that are drawn, with what is ticked in them', async () => {
    const labels: TextAt[] = [
      { text: 'Single', x: 120, y: 200 },
      { text: 'Family', x: 320, y: 200 },
      { text: 'Monthly', x: 120, y: 300 },
      { text: 'Yearly', x: 320, y: 300 },
    ];
    const draw: PageOptions['draw'] = (page, pdf) => {
      for (const [name, x] of [
        ['single', 100],
        ['family', 300],
      ] as const) {
        const field = pdf.getForm().createCheckBox(name);
        field.addToPage(page, { x, y: pageHeight - 201, width: 10, height: 10 });
        if (name === 'family') field.check();
      }
      for (const x of [100, 300]) page.drawRectangle({ x, y: pageHeight - 301, width: 10, height: 10, borderWidth: 1 });
      page.drawLine({ start: { x: 101, y: pageHeight - 300 }, end: { x: 109, y: pageHeight - 292 } });
    };
    const { page } = await readFirstPage(await aPdf({ texts: labels, draw }));
    const marks = page.texts.flatMap((text, index) =>
      /[☐☒]/u.test(text) ? [[text, ...page.boxes.slice(index * 4, index * 4 + 2)]] : [],
    );
    expect(
      marks.map(([text, left, top]) => [text, Math.round(Number(left) / 20) * 20, Math.round(Number(top) / 20) * 20]),
    ).toEqual([
      ['☐', 100, 200],
      ['☒', 300, 200],
      ['☒', 100, 300],
      ['☐', 300, 300],
    ]);
  });

  it.each([
    [90, 270],
    [180, 180],
    [270, 90],
  ])('sets a page rotated by %d degrees upright', async (rotate, turn) => {
    const [upright, rotated] = [await read(), await read({ rotate })];
    expect(rotated.turn).toBe(turn);
    expect([rotated.width, rotated.height]).toEqual(rotate === 180 ? [595, 842] : [842, 595]);
    for (const word of ['Rent', '£1,200'])
      for (const [at, edge] of boxOf(upright, word).entries()) expect(boxOf(rotated, word)[at]).toBeCloseTo(edge, 0);
  });

  it('tells where a word of a rotated page is displayed', async () => {
    const page = await read({ rotate: 90 });
    const [left, top, right, bottom] = boxOf(page, 'Rent');
    const displayed = [pageHeight - bottom, left, pageHeight - top, right];
    for (const [at, edge] of displayBox([left, top, right, bottom], page).entries())
      expect(edge).toBeCloseTo(displayed[at] ?? 0, 1);
  });

  it('takes letters of a negative size for upright where their matrix turns them about once more', async () => {
    const content = 'BT /F -12 Tf -100 Tz 1 0 0 -1 60 700 Tm (The fee is 1,520.00) Tj ET';
    const { page } = await readFirstPage(handWrittenPdf({ content }));
    expect([page.turn, page.texts.join(' ')]).toEqual([0, 'The fee is 1,520.00']);
  });

  it('leaves a page as it is whose rotation sets its words upright', async () => {
    const texts = [{ text: 'Deposit', x: 300, y: 400, turned: 270 }];
    const { page } = await readFirstPage(await aPdf({ texts, rotate: 90 }));
    expect(page).toMatchObject({ texts: ['Deposit'], turn: 0, width: 842, height: 595 });
    const [left, top, right, bottom] = boxOf(page, 'Deposit');
    expect(right - left).toBeGreaterThan(bottom - top);
  });

  it('counts from the corner of the crop box', async () => {
    const [whole, cropped] = [boxOf(await read(), 'Rent'), boxOf(await read({ crop: [40, 70] }), 'Rent')];
    expect(cropped[0]).toBeCloseTo(whole[0] - 40, 0);
    expect(cropped[1]).toBeCloseTo(whole[1] - 70, 0);
  });

  it('counts from the corner of the crop box of a rotated page too', async () => {
    const page = await read({ crop: [40, 70], rotate: 90 });
    expect([page.width, page.height]).toEqual([772, 555]);
    const [whole, cropped] = [boxOf(await read(), 'Rent'), boxOf(page, 'Rent')];
    expect(cropped[0]).toBeCloseTo(whole[0] - 40, 0);
    expect(cropped[1]).toBeCloseTo(whole[1] - 70, 0);
  });

  it('marks bold words and words that run askew', async () => {
    const page = await read(
      {},
      { text: 'Total', x: 100, y: 600, bold: true },
      { text: 'DRAFT', x: 200, y: 650, turned: 315 },
      { text: 'margin', x: 20, y: 600, turned: 270 },
    );
    expect([flagsOf(page, 'Rent'), flagsOf(page, 'Total')]).toEqual([0, boldFlag]);
    expect([flagsOf(page, 'DRAFT'), flagsOf(page, 'margin')]).toEqual([askewFlag, askewFlag]);
  });

  it.each([0.2, -0.2])('does not take slanted print for print that runs askew: %d', async (slant) => {
    const content = `BT /F 12 Tf 60 700 Td (The fee is) Tj 1 0 ${slant} 1 130 700 Tm (1,520.00) Tj ET`;
    const { page } = await readFirstPage(handWrittenPdf({ content }));
    expect(flagsOf(page, '1,520.00') & askewFlag).toBe(0);
  });

  it('parts words at gaps and joins letters that touch', async () => {
    const letters = ['7', '5', '0'].map((text, index) => ({ text, x: 100 + index * 6.7, y: 300 }));
    const page = await read({}, ...letters, { text: 'kg', x: 130, y: 300 });
    expect(page.texts).toEqual(['Rent', '£1,200', '750', 'kg']);
  });

  it('keeps the hyphen of a word that the end of a line parts', async () => {
    const { page } = await readFirstPage(await linesPdf(['under this agree-', 'ment of sale']));
    expect(page.texts).toEqual(['under', 'this', 'agree-', 'ment', 'of', 'sale']);
  });

  it('does not see a soft hyphen without width, by which browsers say where a word may be parted', async () => {
    expect((await readFirstPage(softHyphenPdf(0))).page.texts).toEqual(['inspection']);
    expect((await readFirstPage(softHyphenPdf(333))).page.texts).toEqual(['inspec-tion']);
  });

  it.each([0, 90, 270])(
    'leaves marks of footnotes out that are raised, on a page rotated by %d degrees',
    async (rotate) => {
      const raised = (text: string, x: number): TextAt => ({ text, x, y: 296, size: 7 });
      const texts = [
        { text: '750', x: 100, y: 300 },
        raised('3', 120.1),
        { text: 'm', x: 200, y: 300 },
        raised('2', 210.1),
      ];
      expect((await readFirstPage(await aPdf({ texts, rotate }))).page.texts).toEqual(['750', 'm2']);
    },
  );

  it.each([0, 90, 180, 270])(
    'leaves words out that are struck out, on a page rotated by %d degrees',
    async (rotate) => {
      const texts = ['struck', 'underlined', 'ruled'].map((text, index) => ({ text, x: 100, y: 300 + index * 40 }));
      const draw: PageOptions['draw'] = async (page) => {
        const line = (y: number, width: number): void =>
          page.drawLine({ start: { x: 100, y: pageHeight - y }, end: { x: 100 + width, y: pageHeight - y } });
        line(296, await widthOf('struck'));
        line(341.5, await widthOf('underlined'));
        line(376, 300);
      };
      const { page } = await readFirstPage(await aPdf({ texts, draw, rotate }));
      expect(page.texts.toSorted()).toEqual(['ruled', 'underlined']);
      expect(page.notes).toMatchObject({ struckOut: 1 });
      expect(page.notes?.struckAt?.map(Math.round)).toEqual([100, 289, 132, 303]);
    },
  );

  it('gives the ruled lines and the edges of boxes', async () => {
    const page = await read({
      draw: (drawn) => {
        drawn.drawLine({ start: { x: 60, y: 542 }, end: { x: 500, y: 542 } });
        drawn.drawRectangle({ x: 60, y: 442, width: 100, height: 50, borderWidth: 1 });
      },
    });
    expect(page.rulings).toHaveLength(4 + 16);
    const [left = 0, top = 0, right = 0, bottom = 0] = page.rulings;
    expect(Math.abs(left - 60)).toBeLessThanOrEqual(1);
    expect(Math.abs(right - 500)).toBeLessThanOrEqual(1);
    expect((top + bottom) / 2).toBeCloseTo(300, 0);
  });

  it('reads what was filled into a form', async () => {
    const page = await read({
      draw: (drawn, pdf) => {
        const field = pdf.getForm().createTextField('amount');
        field.setText('4,711.00');
        field.addToPage(drawn, { x: 100, y: 100, width: 120, height: 20 });
      },
    });
    expect(page.texts).toContain('4,711.00');
    expect(page.notes).toEqual({ form: 1 });
  });

  it('wants a picture of a page without words read', async () => {
    const [blank, scanned] = [
      await readFirstPage(await linesPdf([])),
      await readFirstPage(await linesPdf([], { draw: scan })),
    ];
    expect([blank.needsOcr, scanned.needsOcr]).toEqual([false, true]);
  });

  it('sees a picture and lines in a page that is set upon another one, turned', async () => {
    const draw: PageOptions['draw'] = async (page, pdf) => {
      const inner = await aPdf({
        texts: [],
        draw: async (drawn, document) => {
          await scan(drawn, document);
          drawn.drawLine({ start: { x: 100, y: 642 }, end: { x: 300, y: 642 } });
        },
      });
      const [form] = await pdf.embedPdf(inner);
      if (form === undefined) throw new Error('no form');
      page.setSize(pageHeight, pageWidth);
      page.drawPage(form, { x: pageHeight, y: 0, rotate: degrees(90) });
    };
    const { page, needsOcr } = await readFirstPage(await aPdf({ texts: [], draw }));
    expect(needsOcr).toBe(true);
    expect(page.rulings.slice(0, 4).map(Math.round)).toEqual([199, 294, 201, 496]);
  });

  it('wants a page read whose picture comes in strips', async () => {
    const strips: PageOptions['draw'] = async (page, pdf) => {
      const image = await pdf.embedPng(await greyPng());
      for (let at = 0; at < 10; at += 1)
        page.drawImage(image, { x: 0, y: (at * pageHeight) / 10, width: pageWidth, height: pageHeight / 10 });
    };
    expect(await readFirstPage(await linesPdf([], { draw: strips }))).toMatchObject({ needsOcr: true });
  });

  it('wants a page read whose letters are drawn', async () => {
    const draw: PageOptions['draw'] = (page) => {
      for (let at = 0; at < 40; at += 1)
        page.drawSvgPath('M 0 0 L 3 8 L 6 0 M 1 3 L 5 3', { x: 60 + at * 8, y: 700, borderWidth: 1 });
    };
    expect(await readFirstPage(await linesPdf([], { draw }))).toMatchObject({ needsOcr: true });
    expect(await readFirstPage(await linesPdf(['Rent'], { draw }))).toMatchObject({ needsOcr: false });
  });

  it('wants lines seen whose letters are drawn beside words of the text layer', async () => {
    const letters = Array.from({ length: 40 }, (_, at) => `${60 + at * 8} 600 5 8 re f`);
    const printed = 'BT /F 12 Tf 60 700 Td (The fee is printed) Tj ET';
    const { toSee } = await readFirstPage(handWrittenPdf({ content: [printed, ...letters].join('\n') }));
    expect(toSee.map(({ left, top }) => [left, top])).toEqual([[60, 234]]);
  });

  it('takes a picture of a page with its words for a page', async () => {
    const { needsOcr } = await readFirstPage(
      await linesPdf(['The tenant pays a monthly rent of 1,200 pounds in advance.'], { draw: scan }),
    );
    expect(needsOcr).toBe(false);
  });

  it('leaves words out that a broken file places light years away', async () => {
    const content = 'BT /F 12 Tf 60 700 Td (Rent) Tj ET BT /F 12 Tf 20000000.0 700 Td (gone) Tj ET';
    expect((await readFirstPage(handWrittenPdf({ content }))).page.texts).toEqual(['Rent']);
  });
});
