import { paragraph, type Block } from '../blocks/block.ts';
import { run } from '../blocks/inline.ts';
import type { ReportContext } from '../report-context.ts';
import { dismissedIntroduction } from '../words/decision-words.ts';
import { findingRows } from './finding-rows.ts';
import { dismissedHeading, headingParagraph } from './headings.ts';

/** What a person has looked at and dismissed, with the reason: whoever reads the report may see it otherwise. */
export function* dismissedFindings(context: ReportContext): Generator<Block> {
  yield headingParagraph(dismissedHeading);
  yield paragraph(run(dismissedIntroduction), { keepNext: true });
  yield* findingRows(context, context.model.dismissed, { title: dismissedHeading.text, head: 'Finding' });
}
