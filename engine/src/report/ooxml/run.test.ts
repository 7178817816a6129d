import { describe, expect, it } from '@jest/globals';
import { run } from './run.ts';

describe('run', () => {
  it('writes nothing for no text', () => {
    expect(run('')).toBe('');
  });

  it('marks right-to-left text as such, with its language', () => {
    expect(run('شهر', { bold: true })).toBe(
      '<w:r><w:rPr><w:b/><w:bCs/><w:rtl/><w:lang w:bidi="ar-SA"/></w:rPr><w:t xml:space="preserve">شهر</w:t></w:r>',
    );
  });

  it('tells in what language it is read out', () => {
    expect(run('Miete', { noProof: true, language: 'de-DE' })).toBe(
      '<w:r><w:rPr><w:noProof/><w:lang w:val="de-DE"/></w:rPr><w:t xml:space="preserve">Miete</w:t></w:r>',
    );
    expect(run('شهر', { language: 'de-DE' })).toContain('<w:lang w:bidi="ar-SA"/>');
  });

  it('asks for the East Asian font where it is needed', () => {
    expect(run('A合')).toBe(
      '<w:r><w:t xml:space="preserve">A</w:t></w:r>' +
        '<w:r><w:rPr><w:rFonts w:hint="eastAsia"/><w:lang w:eastAsia="zh-CN"/></w:rPr><w:t xml:space="preserve">合</w:t></w:r>',
    );
  });
});
