import { cell, paragraph, row, table, type Block, type Paragraph, type Row } from '../blocks/block.ts';
import { picture, run, tab, type Inline } from '../blocks/inline.ts';
import { colors } from '../blocks/looks.ts';
import type { Position } from '@app/shared/contracts';
import { picturedPlaces } from '../crops/pictured-places.ts';
import type { ReportFinding } from '../model/report-model.ts';
import { columnsOf, type DrawnCrop, type ReportContext } from '../report-context.ts';
import { shortLabel } from '../model/short-label.ts';

interface DrawnPlace {
  readonly position: Position;
  readonly crop: DrawnCrop;
}

/** Twips between two pictures side by side, at least. */
const gapTwips = 220;

/**
 * The places as pictures, two or three side by side where they fit, else one below the other. Empty when there are none.
 * A table, because LibreOffice leaves the head of a finding behind when a paragraph with a picture moves to the next
 * page; the small paragraph behind it keeps it apart from the table of quotes and together with it.
 */
export function findingPictures(context: ReportContext, report: ReportFinding): Block[] {
  const { subject } = report;
  const places = picturedPlaces(report, context.model).flatMap((place): DrawnPlace[] => {
    const crop = context.cropOf(place);
    return crop === undefined ? [] : [{ position: place.position, crop }];
  });
  if (places.length === 0) return [];
  const fits = (count: number): boolean =>
    places.every(({ crop }) => crop.widthPt * 20 <= (context.page.textTwips - (count - 1) * gapTwips) / count);
  const perLine = places.length === 1 ? 1 : ([3, 2].find(fits) ?? 1);
  const widths = columnsOf(context, Array<number>(perLine).fill(1));
  const rowOf = (contentOf: (place: DrawnPlace) => Paragraph, from: number): Row =>
    row(
      widths.map((widthTwips, index) => {
        const place = places[from + index];
        return cell(place === undefined ? paragraph([], { style: 'Crop', keepNext: true }) : contentOf(place), {
          widthTwips,
        });
      }),
    );
  const rows: Row[] = [];
  // Captions in a row of their own: LibreOffice holds tables of one row with nothing.
  for (let from = 0; from < places.length; from += perLine)
    rows.push(
      rowOf((place) => caption(context, place, perLine), from),
      rowOf((place) => paragraph(pictureOf(context, subject, place), { style: 'Crop', keepNext: true }), from),
    );
  const title = `Page images: ${shortLabel(subject, 80)}`;
  return [
    table({ style: 'LayoutTable', columnTwips: widths, title, headerRow: false }, rows),
    paragraph([], { style: 'Spacer', keepNext: true }),
  ];
}

function caption(context: ReportContext, { position, crop }: DrawnPlace, perLine: number): Paragraph {
  const document = context.model.documentById.get(position.document);
  const runs = [
    run(document?.letter ?? '', { style: 'Letter' }),
    run(`  ${shortLabel(document?.name ?? position.document, perLine > 2 ? 22 : 36)}`, { noProof: true }),
    tab(),
    run(`page ${position.page}`),
  ];
  return paragraph(runs, {
    style: 'CropCaption',
    keepNext: true,
    tabs: [{ align: 'right', at: crop.widthPt * 20 }],
  });
}

/** @param subject what the picture shows */
export function pictureOf(context: ReportContext, subject: string, { position, crop }: DrawnPlace): Inline {
  const name = context.model.documentById.get(position.document)?.name ?? position.document;
  return picture({
    name: crop.name,
    widthPt: crop.widthPt,
    heightPt: crop.heightPt,
    outline: colors.outline,
    description: `Part of page ${position.page} of ${name}, framed: ${shortLabel(position.value ?? position.quote, 120)} (${shortLabel(subject, 80)})`,
  });
}
