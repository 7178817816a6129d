import type { Position } from '@app/shared/contracts';
import { picturedPlaces } from '../crops/pictured-places.ts';
import type { ReportFinding } from '../model/report-model.ts';
import { paragraph } from '../ooxml/paragraph.ts';
import { picture } from '../ooxml/picture.ts';
import { run, tab } from '../ooxml/run.ts';
import { colors } from '../ooxml/styles.ts';
import { cell, row, table } from '../ooxml/table.ts';
import { columnsOf, type DrawnCrop, type ReportContext } from '../report-context.ts';
import { shortLabel } from './reading-text.ts';

interface DrawnPlace {
  readonly position: Position;
  readonly crop: DrawnCrop;
}

/** The places as pictures, two side by side where they fit, else one below the other. Empty when there are none. */
export function findingPictures(context: ReportContext, report: ReportFinding): string {
  const places = picturedPlaces(report).flatMap((place): DrawnPlace[] => {
    const crop = context.cropOf(place);
    return crop === undefined ? [] : [{ position: place.position, crop }];
  });
  if (places.length === 0) return '';
  const widths = columnsOf(context, [49, 2, 49]);
  const halfPt = (widths[0] ?? 0) / 20;
  const end = paragraph('', { style: 'Spacer', keepNext: true });
  if (places.some(({ crop }) => crop.widthPt > halfPt))
    return places.map((place) => pictureWithCaption(context, report, place, place.crop.widthPt * 20)).join('') + end;
  const rows: string[] = [];
  for (let index = 0; index < places.length; index += 2)
    rows.push(pictureRow(context, report, places.slice(index, index + 2), widths));
  const title = `Pictures of the places of finding ${report.number}`;
  return table({ style: 'LayoutTable', columnTwips: widths, title, headerRow: false }, rows) + end;
}

function pictureRow(
  context: ReportContext,
  report: ReportFinding,
  places: readonly DrawnPlace[],
  widths: readonly number[],
): string {
  const [left = 0, gap = 0, right = 0] = widths;
  const contentOf = (place: DrawnPlace | undefined, width: number): string =>
    cell(place === undefined ? emptyParagraph() : pictureWithCaption(context, report, place, width), {
      widthTwips: width,
    });
  return row([contentOf(places[0], left), cell(emptyParagraph(), { widthTwips: gap }), contentOf(places[1], right)]);
}

const emptyParagraph = (): string => paragraph('', { style: 'Crop', keepNext: true });

/** Caption and picture follow each other, so that they are read out together. */
function pictureWithCaption(context: ReportContext, report: ReportFinding, place: DrawnPlace, width: number): string {
  const { position, crop } = place;
  const document = context.model.documentById.get(position.document);
  const name = document?.name ?? position.document;
  const caption =
    run(document?.letter ?? '', { style: 'Letter' }) +
    run(`  ${shortLabel(name, 42)}`, { noProof: true }) +
    tab() +
    run(`page ${position.page}`);
  const shown = picture({
    relationshipId: crop.relationshipId,
    id: context.nextId(),
    widthPt: crop.widthPt,
    heightPt: crop.heightPt,
    outline: colors.outline,
    description: `Part of page ${position.page} of ${name}, framed: ${shortLabel(position.value ?? position.quote, 120)} (${shortLabel(report.subject, 80)})`,
  });
  return (
    paragraph(caption, { style: 'CropCaption', keepNext: true, tabs: [{ align: 'right', at: width }] }) +
    paragraph(shown, { style: 'Crop', keepNext: true })
  );
}
