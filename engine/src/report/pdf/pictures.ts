import type { PicturedPlace } from '../crops/pictured-places.ts';
import { shortLabel } from '../model/short-label.ts';
import { colors } from '../ooxml/styles.ts';
import type { PdfContext, PdfCrop } from './pdf-context.ts';

interface DrawnPlace {
  readonly place: PicturedPlace;
  readonly crop: PdfCrop;
}

const gap = 11;
const captionHeight = 13;

/** The places as pictures, side by side where they fit, else one below the other. */
export function drawPictures(context: PdfContext, places: readonly PicturedPlace[]): void {
  const drawn = places.flatMap((place): DrawnPlace[] => {
    const crop = context.cropOf(place);
    return crop === undefined ? [] : [{ place, crop }];
  });
  for (const line of linesOf(drawn, context.sheet.width)) drawLine(context, line);
}

function linesOf(drawn: readonly DrawnPlace[], width: number): DrawnPlace[][] {
  const lines: DrawnPlace[][] = [];
  let used = width;
  for (const one of drawn) {
    if (used + gap + one.crop.widthPt > width) {
      lines.push([]);
      used = -gap;
    }
    lines.at(-1)?.push(one);
    used += gap + one.crop.widthPt;
  }
  return lines;
}

function drawLine({ sheet, model }: PdfContext, line: readonly DrawnPlace[]): void {
  const height = Math.max(...line.map(({ crop }) => crop.heightPt));
  sheet.room(captionHeight + height + 10);
  sheet.y += 4;
  const top = sheet.y;
  let indent = 0;
  for (const { place, crop } of line) {
    const { position } = place;
    const document = model.documentById.get(position.document);
    const name = shortLabel(document?.name ?? position.document, 30);
    sheet.y = top;
    sheet.paragraph(
      [
        { text: `${document?.letter ?? ''}  `, bold: true, color: colors.navy },
        { text: `${name}, page ${position.page}`, color: colors.secondText },
      ],
      { size: 8, indent, width: sheet.width, tag: 'Caption' },
    );
    const [x, y] = [sheet.left + indent, top + captionHeight];
    const alt = `Part of page ${position.page} of ${document?.name ?? ''}, framed: ${shortLabel(position.value ?? position.quote, 120)}`;
    const size = { width: crop.widthPt, height: crop.heightPt };
    sheet.tagged('Figure', () => void sheet.doc.image(Buffer.from(crop.bytes), x, y, size), alt);
    sheet.decorated(
      () => void sheet.doc.rect(x, y, size.width, size.height).lineWidth(0.5).stroke(`#${colors.outline}`),
    );
    indent += crop.widthPt + gap;
  }
  sheet.y = top + captionHeight + height + 6;
}
