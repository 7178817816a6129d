import { wordsOf, type Block } from './block.ts';
import { printedLines, type PrintedLine } from './printed-lines.ts';
import { readMarker } from './read-marker.ts';

/** A heading has no more words than this. */
const headingWords = 10;
/** Columns by which the first line of a paragraph stands further in than the line before it. */
const firstLineIndent = 4;

/** The paragraphs of a contract, from its text as `pdftotext -layout` gives it. */
export function contractBlocks(layoutText: string): Block[] {
  const lines = printedLines(layoutText);
  const words = new Set(lines.flatMap(({ text }) => text.toLowerCase().match(/[a-z]+(?:-[a-z]+)*/gu) ?? []));
  const paragraphs: string[] = [];
  let before: PrintedLine | undefined;
  for (const line of lines) {
    const open = paragraphs.at(-1);
    if (open === undefined || before === undefined || startsParagraph(line, before, open)) paragraphs.push(line.text);
    else paragraphs[paragraphs.length - 1] = join(open, line.text, words);
    before = line;
  }
  return paragraphs.map(asBlock).filter(({ marker, text }) => /[A-Za-z]{3}/u.test(`${marker} ${text}`));
}

function startsParagraph(line: PrintedLine, before: PrintedLine, open: string): boolean {
  if (/^[A-Z]?[a-z]?$/u.test(open)) return false;
  const { marker, rest } = readMarker(open);
  if (marker !== '' && rest === '' && !/^(?:ARTICLE|Article|SECTION)/u.test(marker)) return false;
  const isOpen = /[a-z,]$/u.test(open) && !isHeading(open);
  if (isOpen && /^[a-z]/u.test(line.text) && readMarker(line.text).marker === '') return false;
  if (line.afterGap) return true;
  if (readMarker(line.text).marker !== '') return /[.;:]"?$/u.test(open) || (!isOpen && line.indent !== before.indent);
  return line.indent - before.indent >= firstLineIndent && /[.;:]"?$/u.test(open);
}

/** A word broken at the end of a line loses its hyphen where the contract has the whole word elsewhere. */
function join(text: string, next: string, words: ReadonlySet<string>): string {
  const broken = /([A-Za-z]+)-$/u.exec(text);
  const rest = /^[a-z]+/u.exec(next);
  if (broken === null || rest === null) return `${text} ${next}`;
  const isOne = words.has(`${broken[1] ?? ''}${rest[0]}`.toLowerCase());
  return isOne ? `${text.slice(0, -1)}${next}` : `${text}${next}`;
}

function isHeading(text: string): boolean {
  const words = wordsOf(text);
  if (words.length > headingWords || /[;,:]$/u.test(text)) return false;
  const capital = words.filter((word) => /^[A-Z(&\d"]/u.test(word)).length;
  return !/[a-z]{2}\.$/u.test(text) && capital * 10 >= words.length * 6;
}

function asBlock(paragraph: string): Block {
  const { marker, rest } = readMarker(paragraph);
  return { marker, text: rest, heading: rest === '' || isHeading(rest) };
}
