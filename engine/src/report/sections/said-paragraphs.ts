import { paragraph, type Paragraph } from '../blocks/block.ts';
import { joined, lineBreak, run } from '../blocks/inline.ts';
import type { ParagraphStyle } from '../blocks/looks.ts';
import type { ReportFinding } from '../model/report-model.ts';
import { saidLines } from '../words/decision-words.ts';

/** What a person says of a finding, a paragraph for the decision and one for the note. Empty where nobody says anything. */
export function saidParagraphs({ said }: ReportFinding, style: ParagraphStyle = 'Decision'): Paragraph[] {
  if (said === undefined) return [];
  return saidLines(said).map(({ label, text }) => {
    const lines = text.split('\n').map((line) => run(line));
    const lead = run(text === '' ? label : `${label}: `, { bold: true });
    return paragraph([lead, joined(lines, lineBreak())], { style });
  });
}
