import { describe, expect, it } from '@jest/globals';
import { layOutMail } from './mail-layout.ts';

describe('layOutMail', () => {
  it('shows what looks like markup as text', () => {
    const words = {
      subject: 'Bread & <b>butter</b>',
      paragraphs: ['"Tom\'s" <script>alert(1)</script>'],
      button: 'Go <here>',
      notes: [],
    };
    const { html, text } = layOutMail('ada@example.com', words, 'https://check.example.com/?a=1&b="2"');
    expect(html).toContain('&quot;Tom&#39;s&quot; &lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('<title>Bread &amp; &lt;b&gt;butter&lt;/b&gt;</title>');
    expect(html).toContain('href="https://check.example.com/?a=1&amp;b=&quot;2&quot;"');
    expect(html).not.toMatch(/<script|<here>|<b>/);
    expect(text).toContain('"Tom\'s" <script>alert(1)</script>');
  });
});
