import { describe, expect, it } from '@jest/globals';
import { parseHocr } from './parse-hocr.ts';

const page = `
  <div class='ocr_page' id='page_1' title='image "-"; bbox 0 0 1654 2339; ppageno 0; scan_res 200 200'>
     <span class='ocr_line' id='line_1_1' title="bbox 170 100 400 130; baseline 0.02 -6; x_size 24.3; x_descenders 5.3">
      <span class='ocrx_word' id='word_1_1' title='bbox 170 100 230 124; x_wconf 96'>
       <span class='ocrx_cinfo' title='x_bboxes 170 100 190 124; x_conf 99.5'>M</span>
       <span class='ocrx_cinfo' title='x_bboxes 194 100 206 124; x_conf 98.6'>&amp;</span>
       <span class='ocrx_cinfo' title='x_bboxes 210 100 230 124; x_conf 91.0'>ü</span>
      </span>
      <span class='ocrx_word' id='word_1_2' title='bbox 250 102 400 130; x_wconf 41'>
       <span class='ocrx_cinfo' title='x_bboxes 250 102 400 130; x_conf 50.0'>7</span>
      </span>
     </span>
     <span class='ocr_header' id='line_1_2' title="bbox 170 200 180 210; baseline 0 0; x_size 20">
      <span class='ocrx_word' id='word_1_3' title='bbox 170 200 180 210; x_wconf 12'><span class='ocrx_cinfo' title='x_bboxes 170 200 180 210; x_conf 1'>I</span></span>
     </span>
  </div>`;

describe(parseHocr.name, () => {
  it('reads the words of each line with their confidence and place', () => {
    const lines = parseHocr(page);
    expect(lines.map(({ words }) => words.map(({ text }) => text))).toEqual([['M&ü', '7'], ['I']]);
    expect(lines[0]?.words.map(({ confidence, bbox }) => [confidence, bbox])).toEqual([
      [96, { x0: 170, y0: 100, x1: 230, y1: 124 }],
      [41, { x0: 250, y0: 102, x1: 400, y1: 130 }],
    ]);
  });

  it('reads the baseline, which is given against the lower left corner of the line', () => {
    const { x0, y0, x1, y1 } = parseHocr(page)[0]?.baseline ?? { x0: 0, y0: 0, x1: 0, y1: 0 };
    expect([x0, y0, x1]).toEqual([170, 124, 400]);
    expect(y1).toBeCloseTo(128.6, 5);
  });

  it('reads the box of each character', () => {
    expect(parseHocr(page)[0]?.words[0]?.symbols?.map(({ bbox }) => bbox.x0)).toEqual([170, 194, 210]);
  });

  it('reads nothing from anything else', () => {
    expect(parseHocr('')).toEqual([]);
    expect(parseHocr('<span>Rent</span>')).toEqual([]);
  });
});
