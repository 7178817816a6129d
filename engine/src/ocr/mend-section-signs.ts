import type { RecognisedLine, RecognisedWord } from './recognised-text.ts';

/** Fewer sections in a row may be chance. */
const fewest = 3;
const sign = '§';

interface Opening {
  readonly line: RecognisedLine;
  /** The number of the section, were it one. */
  readonly number: number;
  /** Words of the line that make up sign and number. */
  readonly length: number;
  /** The line cannot begin with a plain number: `$4`, `8 1`, `810`. */
  readonly isOdd: boolean;
}

/** Section signs are recognised as an 8 or a $: lines that open with `81`, `82`, `$3`, `8 4` open with § 1 to § 4. */
export function mendSectionSigns(lines: readonly RecognisedLine[]): RecognisedLine[] {
  const openings = lines.flatMap((line) => openingOf(line) ?? []);
  const mended = new Map<RecognisedLine, RecognisedLine>();
  let run: Opening[] = [];
  for (const opening of [...openings, undefined]) {
    const last = run.at(-1);
    if (opening !== undefined && (last === undefined || opening.number === last.number + 1)) {
      run.push(opening);
      continue;
    }
    if (run.length >= fewest && run.some(({ isOdd }) => isOdd)) for (const one of run) mended.set(one.line, mend(one));
    run = opening === undefined ? [] : [opening];
  }
  return lines.map((line) => mended.get(line) ?? line);
}

function openingOf(line: RecognisedLine): Opening | undefined {
  const [first, second] = line.words;
  if (first === undefined || second === undefined) return undefined;
  const joined = /^([8$S&§])(\d{1,2})[.:]?$/u.exec(first.text);
  if (joined !== null) {
    const isOdd = joined[1] !== '8' || (joined[2]?.length ?? 0) > 1;
    return { line, number: Number(joined[2]), length: 1, isOdd };
  }
  const number = /^(\d{1,2})[.:]?$/u.exec(second.text);
  return /^[8$S&§]$/u.test(first.text) && number !== null
    ? { line, number: Number(number[1]), length: 2, isOdd: true }
    : undefined;
}

function mend({ line, length }: Opening): RecognisedLine {
  const [first, ...others] = line.words;
  if (first === undefined) return line;
  if (length === 2) return { ...line, words: [{ ...first, text: sign }, ...others] };
  const edge = first.left + (first.right - first.left) / first.text.length;
  const words: RecognisedWord[] = [
    { ...first, text: sign, right: edge },
    { ...first, text: first.text.slice(1), left: edge },
    ...others,
  ];
  return { ...line, words };
}
