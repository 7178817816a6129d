import { describe, expect, it } from '@jest/globals';
import { escapeXml, plainLine } from './xml-text.ts';

describe('escapeXml', () => {
  it('escapes what XML gives a meaning', () => {
    expect(escapeXml('a & <b> "c"')).toBe('a &amp; &lt;b&gt; &quot;c&quot;');
  });

  it('drops characters that XML 1.0 does not allow and keeps all others', () => {
    expect(escapeXml('a\u0000b\u001f\ufffe\ud800c\udc00d\t😀é')).toBe('abcd\t😀é');
  });
});

describe('plainLine', () => {
  it('makes one line of text', () => {
    expect(plainLine('  rent\r\n of \u00a0 $5\u0007 ')).toBe('rent of $5');
  });

  it('takes out characters that would reorder the text around them', () => {
    expect(plainLine('\u202egnp.exe\u2066 x')).toBe('gnp.exe x');
  });
});
