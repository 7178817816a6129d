import type { PictureFormat } from '../blocks/inline.ts';
import { attribute } from './xml-text.ts';

/** How a picture is found in the document. */
export interface PictureIds {
  readonly relationshipId: string;
  /** Unique among the drawings of the document. */
  readonly id: number;
}

const emuPerPoint = 12_700;

/** A picture in the line of text, as a run. */
export function picture(options: PictureFormat, { relationshipId, id }: PictureIds): string {
  const width = Math.round(options.widthPt * emuPerPoint);
  const height = Math.round(options.heightPt * emuPerPoint);
  const lower =
    options.lowerPt === undefined ? '' : `<w:rPr><w:position w:val="${-Math.round(options.lowerPt * 2)}"/></w:rPr>`;
  const outline =
    options.outline === undefined
      ? ''
      : `<a:ln w="9525"><a:solidFill><a:srgbClr val="${options.outline}"/></a:solidFill></a:ln>`;
  const name = `Picture ${id}`;
  return (
    `<w:r>${lower}<w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="${width}" cy="${height}"/>` +
    `<wp:docPr id="${id}" name="${name}"${attribute('descr', options.description)}/>` +
    '<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic>' +
    `<pic:nvPicPr><pic:cNvPr id="${id}" name="${name}"/><pic:cNvPicPr/></pic:nvPicPr>` +
    `<pic:blipFill><a:blip r:embed="${relationshipId}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>` +
    `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${width}" cy="${height}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>${outline}</pic:spPr>` +
    '</pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>'
  );
}

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** Size from the header of a PNG (ISO/IEC 15948, 11.2.2), or undefined when the bytes are not one. */
export function pngSize(bytes: Uint8Array): PixelSize | undefined {
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  if (bytes.length < 24 || signature.some((value, index) => bytes[index] !== value)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  return size.width > 0 && size.height > 0 ? size : undefined;
}
