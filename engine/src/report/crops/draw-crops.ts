import { pngSize } from '../ooxml/picture.ts';
import type { DrawnCrop } from '../report-context.ts';
import type { CropRenderer, CropRequest } from '../report-input.ts';
import { cropKey, cropRequest, pictureScale } from './crop-request.ts';
import type { PicturedPlace } from './pictured-places.ts';

/** Bounds the pictures held in memory at one time, at about 20 kB each. More at once mean fewer openings of documents. */
const batchSize = 256;

/** A picture that goes into the document, with the position it shows. */
export interface CropPicture {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export class CropGallery {
  readonly #drawn = new Map<string, DrawnCrop>();
  #failed = 0;

  /** Pictures that were asked for and could not be drawn. */
  get failed(): number {
    return this.#failed;
  }

  cropOf(place: PicturedPlace): DrawnCrop | undefined {
    if (this.#drawn.size === 0) return undefined;
    return this.#drawn.get(cropKey(cropRequest(place)));
  }

  /** Draws each wanted place once, in batches ordered by document and page, and gives out the pictures as they come. */
  async *draw(places: readonly PicturedPlace[], renderer: CropRenderer): AsyncGenerator<CropPicture> {
    const wanted = new Map<string, CropRequest>();
    for (const place of places) {
      const request = cropRequest(place);
      wanted.set(cropKey(request), request);
    }
    const ordered = [...wanted].sort(([, a], [, b]) =>
      a.document < b.document ? -1 : a.document > b.document ? 1 : a.page - b.page,
    );
    for (let from = 0; from < ordered.length; from += batchSize) {
      const batch = ordered.slice(from, from + batchSize);
      const images = await renderer(batch.map(([, request]) => request));
      for (const [index, [key, request]] of batch.entries()) {
        const picture = this.#place(key, request, images[index], `crop${from + index + 1}`);
        if (picture !== undefined) yield picture;
      }
    }
  }

  #place(key: string, request: CropRequest, bytes: Uint8Array | undefined, name: string): CropPicture | undefined {
    const pixels = bytes === undefined ? undefined : pngSize(bytes);
    if (bytes === undefined || pixels === undefined) {
      this.#failed += 1;
      return undefined;
    }
    const scale = (72 / request.dpi) * pictureScale;
    this.#drawn.set(key, { name, widthPt: pixels.width * scale, heightPt: pixels.height * scale });
    return { name, bytes };
  }
}
