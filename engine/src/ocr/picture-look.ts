import type { OpenPage } from '../pdf/open-page.ts';
import type { Pdfium } from '../pdf/pdfium-library.ts';
import type { PlacedBox } from '../pdf/placed-box.ts';
import { renderRegion } from '../pdf/render-region.ts';
import { lookingDpi, showsText } from './shows-text.ts';

/** Looks at the pictures on pages with a text layer for print; what is on every page, a letterhead, is looked at once. */
export class PictureLook {
  readonly #pdfium: Pdfium;
  readonly #known = new Set<string>();

  constructor(pdfium: Pdfium) {
    this.#pdfium = pdfium;
  }

  /** The pictures that look like print, as displayed. Pages that lie on their side are not looked at. */
  printIn(open: OpenPage, pictures: readonly PlacedBox[]): PlacedBox[] {
    return pictures.filter(({ left, top, right, bottom }) => {
      const place = [left, top, right, bottom].map(Math.round).join(' ');
      if (this.#known.has(place)) return false;
      this.#known.add(place);
      const { width, height } = open.transform;
      const picture = renderRegion(
        this.#pdfium,
        open.handle,
        [Math.max(0, left), Math.max(0, top), Math.min(width, right), Math.min(height, bottom)],
        lookingDpi,
        'grey',
      );
      return picture !== undefined && showsText(picture);
    });
  }
}
