import type { ReportFinding } from '../model/report-model.ts';
import { paragraph } from '../ooxml/paragraph.ts';
import { lineBreak, run } from '../ooxml/run.ts';
import { saidLines } from '../words/decision-words.ts';

/** What a person says of a finding, a paragraph for the decision and one for the note. Empty where nobody says anything. */
export function saidParagraphs({ said }: ReportFinding, style = 'Decision'): string {
  if (said === undefined) return '';
  return saidLines(said)
    .map(({ label, text }) => {
      const lines = text.split('\n').map((line) => run(line));
      return paragraph(run(text === '' ? label : `${label}: `, { bold: true }) + lines.join(lineBreak()), { style });
    })
    .join('');
}
