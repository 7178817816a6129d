import { describe, expect, it } from '@jest/globals';
import { splitByScript, startsRightToLeft } from './text-script.ts';

describe('splitByScript', () => {
  it('leaves western text in one piece', () => {
    expect(splitByScript('Miete: 1.234,56 € – Ende')).toEqual([
      { script: 'western', text: 'Miete: 1.234,56 € – Ende' },
    ]);
  });

  it('keeps the digits between two Arabic words with them', () => {
    expect(splitByScript('Rent: الإيجار 12,500 ريال per month')).toEqual([
      { script: 'western', text: 'Rent: ' },
      { script: 'rightToLeft', text: 'الإيجار 12,500 ريال', language: 'ar-SA' },
      { script: 'western', text: ' per month' },
    ]);
  });

  it('tells Hebrew, Chinese, Japanese and Korean apart', () => {
    const languages = ['שלום', '合同', 'リース契約', '계약'].map((text) => splitByScript(text)[0]?.language);
    expect(languages).toEqual(['he-IL', 'zh-CN', 'ja-JP', 'ko-KR']);
  });

  it('knows characters beyond the first plane', () => {
    expect(splitByScript('𠮷野')).toEqual([{ script: 'eastAsian', text: '𠮷野', language: 'zh-CN' }]);
  });
});

describe('startsRightToLeft', () => {
  it('goes by the first letter', () => {
    expect(['12 ريال', 'SAR ريال', '12'].map(startsRightToLeft)).toEqual([true, false, false]);
  });
});
