/** A misprint of the words of a figure, as drawn; undefined where its print does not lend itself to one. */
type Misprint = (words: readonly string[], random: () => number) => readonly string[] | undefined;

/** Two digits turned, or one of them another; undefined where there are not two or nothing would change. */
export function turnedDigits(first: string, random: () => number): string | undefined {
  const places = Array.from({ length: first.length }, (_, at) => at).filter((at) => /\d/u.test(first[at] ?? ''));
  if (places.length < 2) return undefined;
  const marks = Array.from(first);
  const at = Math.floor(random() * (places.length - 1));
  const [one = 0, two = 0] = places.slice(at, at + 2);
  if (random() < 0.5 && marks[one] !== marks[two]) {
    [marks[one], marks[two]] = [marks[two] ?? '', marks[one] ?? ''];
    return marks[places[0] ?? 0] === '0' ? undefined : marks.join('');
  }
  marks[two] = otherDigit(marks[two] ?? '', random);
  return marks.join('');
}

const digits: Misprint = ([first = '', ...rest], random) => {
  const changed = turnedDigits(first, random);
  return changed === undefined ? undefined : [changed, ...rest];
};

/** Ten times as much, or a tenth: `700`, `70`. */
const tenfold: Misprint = ([first = '', ...rest]) => {
  const match = /^(\D*)(\d{2,3})(\D*)$/u.exec(first);
  if (match === null) return undefined;
  const [, before = '', number = '', behind = ''] = match;
  const changed = number.endsWith('0') ? number.slice(0, -1) : number.length < 3 ? `${number}0` : undefined;
  return changed === undefined ? undefined : [`${before}${changed}${behind}`, ...rest];
};

const scales = ['thousand', 'million', 'billion'];

/** `13.5 billion`, `13.5 million`. */
const scale: Misprint = ([first = '', second = '', ...rest], random) => {
  const at = scales.indexOf(second.replace(/\W+$/u, ''));
  if (at < 0) return undefined;
  const other = scales[(at + 1 + Math.floor(random() * 2)) % scales.length] ?? '';
  return [first, second.replace(/^\w+/u, other), ...rest];
};

/** `(402)`, `402`. */
const sign: Misprint = ([first = '', ...rest]) => {
  if (/^\([\d.,]+\)$/u.test(first)) return [first.slice(1, -1), ...rest];
  return /^[\d.,]+$/u.test(first) ? [`(${first})`, ...rest] : undefined;
};

/** Another day of the month or another year: `July 29, 2023`, `July 22, 2023`. */
const date: Misprint = ([month = '', day = '', year = '', ...rest], random) => {
  if (random() < 0.5) return [month, day, year.replace(/\d(?=\D*$)/u, (last) => nextDigit(last, random)), ...rest];
  return [month, day.replace(/\d(?=\D*$)/u, (last) => otherDigit(last, random)), year, ...rest];
};

const otherDigit = (digit: string, random: () => number): string =>
  String((Number(digit) + 1 + Math.floor(random() * 8)) % 10);

const nextDigit = (digit: string, random: () => number): string =>
  String((Number(digit) + (random() < 0.5 ? 1 : 9)) % 10);

/** Slips of digits are as frequent as all others together. */
const ofNumbers: readonly Misprint[] = [digits, digits, digits, tenfold, scale, sign];

/** The words of a figure, with those behind it, as somebody misprints them; undefined where the drawn misprint does not fit. */
export function changedPrint(
  words: readonly string[],
  kind: string,
  random: () => number,
): readonly string[] | undefined {
  const misprint = kind === 'date' ? date : ofNumbers[Math.floor(random() * ofNumbers.length)];
  const changed = misprint?.(words, random) ?? (kind === 'date' ? undefined : digits(words, random));
  return changed?.join(' ') === words.join(' ') ? undefined : changed;
}
