import type { Position } from '@app/shared/contracts';
import { picturedPlaces } from '../crops/pictured-places.ts';
import type { ReportFinding } from '../model/report-model.ts';
import { paragraph, type TabStop } from '../ooxml/paragraph.ts';
import { picture } from '../ooxml/picture.ts';
import { run, tab } from '../ooxml/run.ts';
import { colors } from '../ooxml/styles.ts';
import type { DrawnCrop, ReportContext } from '../report-context.ts';
import { shortLabel } from '../model/short-label.ts';

interface DrawnPlace {
  readonly position: Position;
  readonly crop: DrawnCrop;
}

/** Twips between two pictures side by side. */
const gapTwips = 220;

/**
 * The places as pictures, two or three side by side where they fit, else one below the other. Empty when there are none.
 * Lines with tab stops, not a table: a table cannot be held on one page with the table of quotes that follows.
 */
export function findingPictures(context: ReportContext, report: ReportFinding): string {
  const places = picturedPlaces(report, context.model).flatMap((place): DrawnPlace[] => {
    const crop = context.cropOf(place);
    return crop === undefined ? [] : [{ position: place.position, crop }];
  });
  const columnOf = (perLine: number): number => (context.page.textTwips - (perLine - 1) * gapTwips) / perLine;
  const perLine = [3, 2].find((count) => places.every(({ crop }) => crop.widthPt * 20 <= columnOf(count))) ?? 1;
  let xml = '';
  for (let index = 0; index < places.length; index += perLine)
    xml += pictureLine(context, report, places.slice(index, index + perLine), columnOf(perLine) + gapTwips);
  return xml;
}

/** A line of captions and a line of pictures. `step` is the distance from the left edge of one picture to the next. */
function pictureLine(
  context: ReportContext,
  report: ReportFinding,
  places: readonly DrawnPlace[],
  step: number,
): string {
  const starts: TabStop[] = places.slice(1).map((_, index) => ({ align: 'left', at: (index + 1) * step }));
  const ends = places.map(({ crop }, index): TabStop => ({ align: 'right', at: index * step + crop.widthPt * 20 }));
  const tabs = [...starts, ...ends].sort((a, b) => a.at - b.at);
  const captions = places.map(({ position }) => caption(context, position, places.length));
  const pictures = places.map((place) => pictureOf(context, report, place));
  return (
    paragraph(captions.join(tab()), { style: 'CropCaption', keepNext: true, tabs }) +
    paragraph(pictures.join(tab()), { style: 'Crop', keepNext: true, tabs: starts })
  );
}

/** `places`: how many share the line. */
function caption(context: ReportContext, position: Position, places: number): string {
  const document = context.model.documentById.get(position.document);
  return (
    run(document?.letter ?? '', { style: 'Letter' }) +
    run(`  ${shortLabel(document?.name ?? position.document, places > 2 ? 22 : 36)}`, { noProof: true }) +
    tab() +
    run(`page ${position.page}`)
  );
}

function pictureOf(context: ReportContext, report: ReportFinding, { position, crop }: DrawnPlace): string {
  const name = context.model.documentById.get(position.document)?.name ?? position.document;
  return picture({
    relationshipId: crop.relationshipId,
    id: context.nextId(),
    widthPt: crop.widthPt,
    heightPt: crop.heightPt,
    outline: colors.outline,
    description: `Part of page ${position.page} of ${name}, framed: ${shortLabel(position.value ?? position.quote, 120)} (${shortLabel(report.subject, 80)})`,
  });
}
