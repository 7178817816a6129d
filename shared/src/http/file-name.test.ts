import { describe, expect, it } from '@jest/globals';
import { fileNameOf } from './file-name.ts';

describe('fileNameOf', () => {
  it.each([
    ['attachment; filename="a b.docx"', 'a b.docx'],
    ['attachment; filename=a.docx', 'a.docx'],
    ['attachment; filename="quote \\" in.docx"', 'quote " in.docx'],
    [`attachment; filename="plain.docx"; filename*=UTF-8''%C3%A9.docx`, 'é.docx'],
    [`attachment; filename*=UTF-8''%E9; filename="plain.docx"`, 'plain.docx'],
  ])('reads %s', (header, name) => {
    expect(fileNameOf(header)).toBe(name);
  });

  it.each([null, '', 'attachment', 'attachment; filename=""'])('finds no name in %p', (header) => {
    expect(fileNameOf(header)).toBeNull();
  });
});
