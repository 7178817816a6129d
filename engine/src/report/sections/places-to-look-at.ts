import { paragraph, type Block } from '../blocks/block.ts';
import { run } from '../blocks/inline.ts';
import type { ReportContext } from '../report-context.ts';
import { placesIntroduction } from '../words/verdict.ts';
import { findingRows } from './finding-rows.ts';
import { headingParagraph, placesHeading } from './headings.ts';

/** Possible discrepancies, which are not counted: in short, the most likely first. */
export function* placesToLookAt(context: ReportContext): Generator<Block> {
  const { places } = context.model;
  yield headingParagraph(placesHeading);
  yield paragraph(run(placesIntroduction(context.model, context.formatting)), { keepNext: true });
  yield* findingRows(context, places, { title: placesHeading.text, head: 'Finding' });
}
