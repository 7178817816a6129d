import type { Position } from '@app/shared/contracts';
import type { ReportFinding } from '../model/report-model.ts';
import { paragraph } from '../ooxml/paragraph.ts';
import { picture } from '../ooxml/picture.ts';
import { run, tab } from '../ooxml/run.ts';
import { colors } from '../ooxml/styles.ts';
import { cell, row, table } from '../ooxml/table.ts';
import { columnsOf, type DrawnCrop, type ReportContext } from '../report-context.ts';
import { picturedPlaces } from '../crops/pictured-places.ts';
import { shortLabel } from './reading-text.ts';

interface DrawnPlace {
  readonly position: Position;
  readonly crop: DrawnCrop;
}

/** Pictures of the places side by side, two to a row. Empty when there are none. */
export function findingPictures(context: ReportContext, report: ReportFinding): string {
  const places = picturedPlaces(report).flatMap((place): DrawnPlace[] => {
    const crop = context.cropOf(place);
    return crop === undefined ? [] : [{ position: place.position, crop }];
  });
  if (places.length === 0) return '';
  const widths = columnsOf(context, [49, 2, 49]);
  const rows: string[] = [];
  for (let index = 0; index < places.length; index += 2)
    rows.push(...pictureRows(context, report, places.slice(index, index + 2), widths));
  return (
    table(
      {
        style: 'LayoutTable',
        columnTwips: widths,
        title: `Pictures of the places of finding ${report.number}`,
        headerRow: false,
      },
      rows,
    ) + paragraph('', { style: 'Spacer', keepNext: true })
  );
}

function pictureRows(
  context: ReportContext,
  report: ReportFinding,
  places: readonly DrawnPlace[],
  widths: readonly number[],
): string[] {
  const captions = [0, 2].map((column) => {
    const place = places[column / 2];
    const content =
      place === undefined
        ? paragraph('', { style: 'CropCaption', keepNext: true })
        : caption(context, place.position, widths[column] ?? 0);
    return cell(content, { widthTwips: widths[column] ?? 0, margins: { top: column === 0 ? 60 : 60 } });
  });
  const pictures = [0, 2].map((column) => {
    const place = places[column / 2];
    if (place === undefined)
      return cell(paragraph('', { style: 'Crop', keepNext: true }), { widthTwips: widths[column] ?? 0 });
    return cell(
      paragraph(pictureOf(context, report, place), { style: 'Crop', keepNext: true }),
      framed(widths[column] ?? 0),
    );
  });
  const gap = (style: string): string => cell(paragraph('', { style, keepNext: true }), { widthTwips: widths[1] ?? 0 });
  return [
    row([captions[0] ?? '', gap('CropCaption'), captions[1] ?? '']),
    row([pictures[0] ?? '', gap('Crop'), pictures[1] ?? '']),
  ];
}

function framed(widthTwips: number) {
  const line = { eighths: 6, color: colors.outline };
  return {
    widthTwips,
    borders: { top: line, left: line, bottom: line, right: line },
    margins: { top: 60, left: 60, bottom: 60, right: 60 },
    align: 'center',
  } as const;
}

function caption(context: ReportContext, position: Position, widthTwips: number): string {
  const document = context.model.documentById.get(position.document);
  const name =
    run(document?.letter ?? '', { style: 'Letter' }) +
    run(`  ${shortLabel(document?.name ?? position.document, 42)}`, { noProof: true });
  return paragraph(name + tab() + run(`page ${position.page}`), {
    style: 'CropCaption',
    keepNext: true,
    tabs: [{ align: 'right', at: widthTwips - 20 }],
  });
}

function pictureOf(context: ReportContext, report: ReportFinding, { position, crop }: DrawnPlace): string {
  const name = context.model.documentById.get(position.document)?.name ?? position.document;
  return picture({
    relationshipId: crop.relationshipId,
    id: context.nextId(),
    widthPt: crop.widthPt,
    heightPt: crop.heightPt,
    description: `Part of page ${position.page} of ${name}, framed: ${shortLabel(position.value ?? position.quote, 120)} (${shortLabel(report.subject, 80)})`,
  });
}
