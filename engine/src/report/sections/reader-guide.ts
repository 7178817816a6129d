import { headRow, paragraph, plainCells, row, table, type Block } from '../blocks/block.ts';
import { run, type Inlines } from '../blocks/inline.ts';
import { severities } from '../model/order-findings.ts';
import { columnsOf, type ReportContext } from '../report-context.ts';
import { classLabels, classMeanings, kindMeanings } from '../words/change-labels.ts';
import { confidenceMeanings, severityLabels, severityMeanings } from '../words/labels.ts';
import { guideHeading, headingParagraph } from './headings.ts';
import { severityMark } from './severity-mark.ts';

/** Severity, confidence and the marks, explained once. */
export function readerGuide(context: ReportContext): Block[] {
  const classes = context.model.versions.length === 0 ? [] : [spacer, kindTable(context), spacer, classTable(context)];
  return [
    headingParagraph(guideHeading),
    paragraph(
      [
        run('In the quotes, the first reading is marked '),
        run('like this', { style: 'MarkA' }),
        run(' (one line), the second '),
        run('like this', { style: 'MarkB' }),
        run(' (two lines), and further ones '),
        run('like this', { style: 'MarkC' }),
        run(' (dots). Only the difference is marked. The order of the readings does not imply which one is right.'),
      ],
      { keepNext: true },
    ),
    guidance(
      'Decisions. ',
      'Use the last line of each finding: tick the reading that is correct, so that the others can be corrected; or mark both as valid; or mark that someone needs to be asked. Then sign and date it.',
    ),
    guidance(
      'Limits. ',
      'A finding shows that documents differ, not which one is right. Contradictions that only follow from the meaning of long passages, without a differing value or word, are not found. This report is not a substitute for legal or professional advice.',
    ),
    severityTable(context),
    ...classes,
    spacer,
    guidance(
      'Confidence. ',
      'The share of similar findings that were correct, measured on documents the software had not seen before.',
    ),
    confidenceTable(context),
    paragraph([], { style: 'Spacer' }),
  ];
}

const spacer = paragraph([], { style: 'Spacer', keepNext: true });

const guidance = (lead: string, text: string): Block =>
  paragraph([run(lead, { bold: true }), run(text)], { style: 'Guidance', keepNext: true });

const severityTable = (context: ReportContext): Block =>
  meanings(
    context,
    { title: 'Levels of severity', head: 'Severity' },
    severities.map((severity) => [
      severityMark(severity),
      `${severityMeanings[severity]} (${severityLabels[severity].advice}).`,
    ]),
  );

const kindTable = (context: ReportContext): Block =>
  meanings(
    context,
    { title: 'Kinds of changes', head: 'Kind of change' },
    kindMeanings.map(({ label, meaning }) => [run(label), meaning]),
  );

const classTable = (context: ReportContext): Block =>
  meanings(
    context,
    { title: 'Classes of changes', head: 'Class of change' },
    classMeanings.map(({ of, meaning }) => [run(classLabels[of]), meaning]),
  );

const confidenceTable = (context: ReportContext): Block =>
  meanings(
    context,
    { title: 'Levels of confidence', head: 'Confidence' },
    Object.entries(confidenceMeanings).map(([word, meaning]) => [
      run(word),
      `${meaning.charAt(0).toUpperCase()}${meaning.slice(1)}.`,
    ]),
  );

function meanings(
  context: ReportContext,
  { title, head }: { readonly title: string; readonly head: string },
  entries: readonly (readonly [Inlines, string])[],
): Block {
  const widths = columnsOf(context, [18, 82]);
  const rows = entries.map(([term, meaning]) =>
    row(
      plainCells(
        [term, run(meaning)].map((content) => paragraph(content, { style: 'TableText', keepNext: true })),
        widths,
      ),
    ),
  );
  const heads = headRow([run(head), run('What it means')], widths);
  return table({ style: 'ReportTable', columnTwips: widths, title }, [heads, ...rows]);
}
