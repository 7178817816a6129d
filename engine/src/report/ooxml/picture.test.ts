import { describe, expect, it } from '@jest/globals';
import { loadGlyphs } from '../glyphs/load-glyphs.ts';
import { picture, pngSize } from './picture.ts';

describe('pngSize', () => {
  it('reads the size of a PNG', async () => {
    expect(pngSize((await loadGlyphs()).get('logo') ?? new Uint8Array())).toEqual({ width: 128, height: 128 });
  });

  it('refuses what is no PNG', () => {
    expect(pngSize(new Uint8Array())).toBeUndefined();
    expect(pngSize(new Uint8Array(64))).toBeUndefined();
  });
});

describe('picture', () => {
  it('has a text for those who cannot see it', () => {
    const xml = picture(
      { name: 'crop1', widthPt: 72, heightPt: 36, description: 'Page 3 of "a"' },
      { relationshipId: 'rId1', id: 7 },
    );
    expect(xml).toContain(
      '<wp:extent cx="914400" cy="457200"/><wp:docPr id="7" name="Picture 7" descr="Page 3 of &quot;a&quot;"/>',
    );
  });
});
