import { severities } from '../model/order-findings.ts';
import { paragraph } from '../ooxml/paragraph.ts';
import { run } from '../ooxml/run.ts';
import { cell, row, table } from '../ooxml/table.ts';
import { columnsOf, type ReportContext } from '../report-context.ts';
import { classLabels, classMeanings } from '../words/change-labels.ts';
import { confidenceLevels, severityLabels, severityMeanings } from '../words/labels.ts';
import { guideHeading, headingParagraph } from './headings.ts';
import { severityMark } from './severity-mark.ts';

/** Severity, confidence and the marks, explained once. */
export function readerGuide(context: ReportContext): string {
  return (
    headingParagraph(context, guideHeading) +
    paragraph(
      run('In the quotes, the first reading is marked ') +
        run('like this', { style: 'MarkA' }) +
        run(' (one line), another one ') +
        run('like this', { style: 'MarkB' }) +
        run(' (two lines), further ones ') +
        run('like this', { style: 'MarkC' }) +
        run(' (dots). Only what differs is marked. The order of the readings says nothing about who is right.'),
      { keepNext: true },
    ) +
    paragraph(
      run('Decisions. ', { bold: true }) +
        run(
          'The last line of each finding is yours: tick the reading that holds, so that the others are corrected; or that all may stand; or that somebody has to be asked. Then sign and date it.',
        ),
      { style: 'Guidance', keepNext: true },
    ) +
    paragraph(
      run('Limits. ', { bold: true }) +
        run(
          'A finding shows that documents differ, not who is right. Contradictions that only follow from the sense of long passages, without a differing value or word, are not found. The report does not replace legal or professional advice.',
        ),
      { style: 'Guidance', keepNext: true },
    ) +
    severityTable(context) +
    (context.model.versions.length === 0
      ? ''
      : paragraph('', { style: 'Spacer', keepNext: true }) + classTable(context)) +
    paragraph('', { style: 'Spacer', keepNext: true }) +
    paragraph(
      run('Confidence. ', { bold: true }) +
        run(
          'The figure beside a finding is how often findings like it were right, counted on documents that the program had not seen.',
        ),
      { style: 'Guidance', keepNext: true },
    ) +
    confidenceTable(context) +
    paragraph('', { style: 'Spacer' })
  );
}

function severityTable(context: ReportContext): string {
  const widths = columnsOf(context, [18, 82]);
  const rows = severities.map((severity) =>
    row([
      cell(paragraph(severityMark(context, severity), { style: 'TableText', keepNext: true }), {
        widthTwips: widths[0] ?? 0,
      }),
      cell(
        paragraph(run(`${severityMeanings[severity]} (${severityLabels[severity].advice}).`), {
          style: 'TableText',
          keepNext: true,
        }),
        { widthTwips: widths[1] ?? 0 },
      ),
    ]),
  );
  return table({ style: 'ReportTable', columnTwips: widths, title: 'Levels of severity' }, [
    headRow(['Severity', 'What it means'], widths),
    ...rows,
  ]);
}

function classTable(context: ReportContext): string {
  const widths = columnsOf(context, [18, 82]);
  const rows = classMeanings.map(({ of, meaning }) =>
    row(
      [run(classLabels[of]), run(meaning)].map((runs, index) =>
        cell(paragraph(runs, { style: 'TableText', keepNext: true }), { widthTwips: widths[index] ?? 0 }),
      ),
    ),
  );
  return table({ style: 'ReportTable', columnTwips: widths, title: 'Classes of changes' }, [
    headRow(['Class of change', 'What it means'], widths),
    ...rows,
  ]);
}

function confidenceTable(context: ReportContext): string {
  const widths = columnsOf(context, [18, 82]);
  const rows = confidenceLevels.map(({ word, meaning }) =>
    row(
      [run(word), run(`${meaning.charAt(0).toUpperCase()}${meaning.slice(1)}.`)].map((runs, index) =>
        cell(paragraph(runs, { style: 'TableText', keepNext: true }), { widthTwips: widths[index] ?? 0 }),
      ),
    ),
  );
  return table({ style: 'ReportTable', columnTwips: widths, title: 'Levels of confidence' }, [
    headRow(['Confidence', 'What it means'], widths),
    ...rows,
  ]);
}

function headRow(texts: readonly string[], widths: readonly number[]): string {
  return row(
    texts.map((text, index) => cell(paragraph(run(text), { style: 'TableHead' }), { widthTwips: widths[index] ?? 0 })),
    { header: true },
  );
}
