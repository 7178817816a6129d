import { describe, expect, it } from '@jest/globals';
import { aPdf, linesPdf, widthOf, type TextAt } from '../../pdf/testing/a-pdf.ts';
import { unicodePdf } from '../../pdf/testing/unicode-pdf.ts';
import { anAgreement, feeLine } from '../testing/an-agreement.ts';
import { comparePdfs, toldBy } from '../testing/compare-pdfs.ts';

const linesAt = (lines: readonly string[]): TextAt[] =>
  lines.map((text, index) => ({ text, x: 60, y: 100 + index * 16 }));

/** The agreement, its fee letter by letter, each drawn so many times and so far from the one before. */
async function lettered(fee: string, { gap = 0, offsets = [0] }): Promise<Uint8Array> {
  const behind = ' for labour and travel.';
  const letters: TextAt[] = [];
  let x = 60 + (await widthOf(feeLine.before));
  for (const text of Array.from(fee)) {
    letters.push(...offsets.map((offset) => ({ text, x: x + offset, y: feeLine.y + offset })));
    x += (await widthOf(text)) + gap;
  }
  const lines = anAgreement().map((text) => (text.startsWith(feeLine.before) ? feeLine.before : text));
  return aPdf({ texts: [...linesAt(lines), ...letters, { text: behind, x: x + 4, y: feeLine.y }] });
}

describe('figures that are spaced out', () => {
  it('are the same figures', async () => {
    const plain = await linesPdf(anAgreement({ fee: '48,500' }));
    expect(toldBy(await comparePdfs(plain, await lettered('48,500', { gap: 5 })))).toEqual([]);
    expect(toldBy(await comparePdfs(plain, await lettered('45,800', { gap: 5 })))).toEqual(['48,500 / 45,800']);
  });
});

describe('letters that are drawn twice', () => {
  it('are read once', async () => {
    const plain = await linesPdf(anAgreement({ fee: '48,500' }));
    const shadow = await lettered('45,800', { offsets: [0, 0.9] });
    expect(toldBy(await comparePdfs(plain, shadow))).toEqual(['48,500 / 45,800']);
  });
});

describe('documents without spaces between words', () => {
  const chinese = (fee: string, days: string, court: string): string[] => [
    '泵站维护合同',
    '第一条 供应方负责维护采购方厂区内的水泵和阀门。',
    '第二条 供应方应当在每月第一个工作日到现场检查设备。',
    `第三条 采购方应当每月向供应方支付服务费人民币${fee}元。`,
    `第四条 任何一方可以提前${days}日书面通知对方解除本合同。`,
    `第五条 因本合同引起的争议由${court}人民法院管辖。`,
  ];
  const japanese = (fee: string): string[] => [
    '保守契約書',
    '第一条 乙は甲の工場にあるポンプ及び弁を保守するものとする。',
    '第二条 乙は毎月最初の月曜日に設備を点検するものとする。',
    `第三条 甲は乙に対し毎月金${fee}円を支払うものとする。`,
    '第四条 本契約に関する紛争は東京地方裁判所の管轄とする。',
  ];

  it('are compared word by word in Chinese', async () => {
    const a = unicodePdf(chinese('48,500', '30', '上海市浦东新区'));
    expect(toldBy(await comparePdfs(a, unicodePdf(chinese('48,500', '30', '上海市浦东新区'), 10)))).toEqual([]);
    const told = toldBy(await comparePdfs(a, unicodePdf(chinese('45,800', '60', '北京市朝阳区'))));
    expect(told).toHaveLength(3);
    expect(told).toEqual(expect.arrayContaining(['48,500 / 45,800', '30 / 60']));
  });

  it('are compared word by word in Japanese', async () => {
    const [a, b] = [unicodePdf(japanese('48,500')), unicodePdf(japanese('45,800'))];
    expect(toldBy(await comparePdfs(a, b))).toEqual(['48,500 / 45,800']);
  });
});

describe('documents that are read from the right', () => {
  /** As a page shows them: letters in the order of the eye. */
  const shown = (lines: readonly string[]): string[] =>
    lines.map((line) =>
      line
        .split(' ')
        .map((word) => (/[0-9٠-٩]/u.test(word) ? word : Array.from(word).toReversed().join('')))
        .toReversed()
        .join(' '),
    );
  const hebrew = [
    'הספק יתחזק את המשאבות של המפעל',
    'הלקוח ישלם דמי שירות של 48500 שקלים בכל חודש',
    'כל צד רשאי לסיים את ההסכם בהודעה מראש',
  ];
  const arabic = (days: string): string[] => [
    'يلتزم المورد بصيانة المضخات في المصنع',
    `يجوز لكل طرف إنهاء هذا العقد بإشعار مدته ${days} يوما`,
    'يخضع هذا العقد لقوانين الدولة',
  ];

  it('say the same in narrower lines', async () => {
    const words = hebrew.join(' ').split(' ');
    const narrow = Array.from({ length: Math.ceil(words.length / 4) }, (_, row) =>
      words.slice(row * 4, row * 4 + 4).join(' '),
    );
    expect(toldBy(await comparePdfs(unicodePdf(shown(hebrew)), unicodePdf(shown(narrow))))).toEqual([]);
  });

  it('say the same with digits of their script', async () => {
    const a = unicodePdf(shown(arabic('24')));
    expect(toldBy(await comparePdfs(a, unicodePdf(shown(arabic('٢٤')))))).toEqual([]);
    expect(toldBy(await comparePdfs(a, unicodePdf(shown(arabic('42')))))).toHaveLength(1);
  });
});

describe('documents of a few words', () => {
  it.each([
    ['Rent: paid', 'Rent: unpaid', 'paid / unpaid'],
    ['Approved', 'Rejected', 'Approved / Rejected'],
    ['The gate is open.', 'The gate is shut.', 'open / shut'],
  ])('differ in a word: %s', async (a, b, told) => {
    const result = await comparePdfs(await linesPdf([a]), await linesPdf([b]));
    expect([toldBy(result), result.coverage.notComparable]).toEqual([[told], undefined]);
  });

  it('have nothing in common where all words are others', async () => {
    const result = await comparePdfs(await linesPdf(['The gate is open.']), await linesPdf(['Bring two pumps']));
    expect(result.coverage.notComparable).toBe('nothing-in-common');
  });
});
