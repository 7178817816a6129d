import { paragraph, type Block } from '../blocks/block.ts';
import { checkbox, lineBreak, run, tab } from '../blocks/inline.ts';
import { isOfVersions } from '../model/of-versions.ts';
import type { ReportFinding } from '../model/report-model.ts';
import type { ReportContext } from '../report-context.ts';
import { saidParagraphs } from './said-paragraphs.ts';
import { shortLabel } from '../model/short-label.ts';

/** Characters of all choices together that leave room for the signature on the same line. */
const charactersOnOneLine = 68;

/** What was decided; until then boxes to tick and a place to sign, so that the decision is kept with the finding. */
export function findingDecision(context: ReportContext, report: ReportFinding): Block[] {
  const said = saidParagraphs(report);
  return (report.said?.decision ?? null) === null ? [...said, openDecision(context, report)] : said;
}

function openDecision(context: ReportContext, report: ReportFinding): Block {
  const choices = choicesOf(context, report);
  const boxes = choices.map((choice) => [
    checkbox(`Finding ${report.number}: ${choice}`),
    run(` ${choice}`),
    run('    '),
  ]);
  const length = choices.reduce((sum, choice) => sum + choice.length + 7, 0);
  const right = context.page.textTwips - 140;
  const signature = [run('By ', { style: 'Muted' }), tab(), run('  Date ', { style: 'Muted' }), tab()];
  const breaksLine = length > charactersOnOneLine;
  return paragraph([run('Decision', { bold: true }), run('    '), boxes, breaksLine ? lineBreak() : [], signature], {
    style: 'Decision',
    tabs: [
      { align: 'left', at: right - (breaksLine ? 3_400 : 1_750), leader: 'underscore' },
      { align: 'right', at: right, leader: 'underscore' },
    ],
  });
}

function choicesOf(context: ReportContext, report: ReportFinding): string[] {
  if (report.finding.severity === 'info') return ['noted', 'correct it', 'ask'];
  const stated = report.readings.filter((reading) => !reading.missing);
  const missing = report.readings.find((reading) => reading.missing);
  const letters = (ids: readonly string[]): string =>
    ids.map((id) => context.model.documentById.get(id)?.letter ?? id).join(', ');
  if (missing !== undefined && isOfVersions(report))
    return [
      ...[...stated, missing].map(({ documents }) => `as in ${shortLabel(letters(documents), 16)}`).toSorted(),
      'ask',
    ];
  if (missing !== undefined || stated.length < 2) {
    const where = missing === undefined ? '' : ` to ${shortLabel(letters(missing.documents), 20)}`;
    return [missing === undefined ? 'correct it' : `add it${where}`, 'keep as is', 'ask'];
  }
  const isShort = stated.slice(0, 3).reduce((sum, { label }) => sum + label.length, 0) <= charactersOnOneLine;
  const values = stated.slice(0, 3).map((reading, index) => {
    if (isShort) return reading.label;
    return reading.documents.length === 1 &&
      stated.some((other) => other !== reading && other.documents[0] === reading.documents[0])
      ? `reading ${index + 1}`
      : `as in ${shortLabel(letters(reading.documents), 16)}`;
  });
  if (isOfVersions(report)) return [...values, 'ask'];
  return [...values, stated.length === 2 ? 'both valid' : 'all valid', 'ask'];
}
