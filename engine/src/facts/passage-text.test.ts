import { describe, expect, it } from '@jest/globals';
import { aDocument } from '../testing/a-document.ts';
import { layoutDocument } from '../layout/layout-document.ts';
import { passageText } from './passage-text.ts';
import { factDocument, factPrinted } from './testing/read-lines.ts';

describe(passageText.name, () => {
  it('goes on below a hyphen at the end of a line', () => {
    const document = factDocument(
      'The whole of the project of the trust now lasts for all of thirty-',
      'three months in all.',
    );
    expect(factPrinted(document, 'months').value.low).toBe(33);
  });

  it('parts the cells of a row', () => {
    const [passage] = layoutDocument(aDocument('a.pdf', ['Rent | 12 | 500']));
    if (passage === undefined) throw new Error('no passage');
    expect(passageText(passage).text).toBe('Rent\n12\n500');
  });
});
