import { plainLine } from '../ooxml/xml-text.ts';
import { colors } from '../ooxml/styles.ts';
import { agreesHeading, readingHeading } from '../sections/headings.ts';
import { plural } from '../words/formatting.ts';
import { hasUnheldLetters } from './fonts.ts';
import type { PdfContext } from './pdf-context.ts';

/** What agrees, in a sentence, and what the report rests on. */
export function drawClosing(context: PdfContext): void {
  const { sheet, model, formatting, input } = context;
  const { agreements } = model.result.coverage;
  sheet.heading(agreesHeading.text, { anchor: agreesHeading.anchor });
  const agree = `${formatting.number(agreements)} ${plural(agreements, 'statement was', 'statements were')} found that agree${agreements === 1 ? 's' : ''}. The Word report lists them, and of two versions every change.`;
  sheet.paragraph([{ text: agree }]);
  sheet.heading(readingHeading.text, { anchor: readingHeading.anchor });
  for (const text of notesOf(context)) sheet.paragraph([{ text }]);
  const made = `Report ${input.reference}, ${formatting.moment(input.createdAt)}, result format ${model.result.schemaVersion}. The documents were read on this installation and sent to no other service.`;
  sheet.paragraph([{ text: made, color: colors.secondText }]);
}

function notesOf({ model, failedPictures }: PdfContext): string[] {
  const scans = model.documents.some(({ document }) => document.ocrPages.length > 0);
  const words = model.result.findings.flatMap(({ positions }) => positions.map(({ quote }) => plainLine(quote)));
  return [
    ...(scans ? ['Pages read by OCR are pictures of text: single characters may have been misread.'] : []),
    ...(words.some(hasUnheldLetters)
      ? [
          'Some letters are not in the fonts of this report and are shown as boxes; the pictures and the Word report show them.',
        ]
      : []),
    ...(failedPictures === 0
      ? []
      : [`${failedPictures} ${plural(failedPictures, 'picture', 'pictures')} of pages could not be drawn.`]),
    'A finding shows that documents differ, not who is right. In the quotes, the first reading is marked by one line, another one by two lines, further ones by dots.',
  ];
}
