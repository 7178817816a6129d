import { paragraph, type Block } from '../blocks/block.ts';
import { run } from '../blocks/inline.ts';
import type { ReportContext } from '../report-context.ts';
import { dismissedIntroduction } from '../words/decision-words.ts';
import { findingRows } from './finding-rows.ts';
import { dismissedHeading, headingParagraph } from './headings.ts';

/** Findings that a reviewer dismissed, with the reason: a reader of the report may disagree. */
export function* dismissedFindings(context: ReportContext): Generator<Block> {
  yield headingParagraph(dismissedHeading);
  yield paragraph(run(dismissedIntroduction), { keepNext: true });
  yield* findingRows(context, context.model.dismissed, { title: dismissedHeading.text, head: 'Finding' });
}
