import type { Cell, Passage } from '../../layout/passage.ts';
import { currencyNamed } from '../units/currencies.ts';
import { durationAt } from '../units/durations.ts';
import { priceUnitOf } from '../units/price-unit.ts';
import { scaleNamed } from '../units/scales.ts';
import { isTotalLabel } from '../words/total-label.ts';
import { isForeign } from '../units/unit.ts';
import { unitAt } from '../units/units.ts';
import { textValue, type Value } from '../values/value.ts';

/** The rows of a table and what is printed over them. */
export interface TableFrame {
  /** The row that names the columns. */
  readonly head: Passage | undefined;
  /** The line before the table, where it names a currency: `Income and expenditure, £000`. */
  readonly caption: string;
  /** The dollar that a bare sign means. */
  readonly dollar?: string | undefined;
}

/** Columns that count: no currency is meant. */
const counting =
  /\b(?:qty|quantity|number|no|nos|nr|count|units?|pieces|pcs|bags|boxes|hours?|hrs|days|weeks|months|years?|age|persons?|people|guests|rooms|shares|notes?|menge|anzahl|stück|stk|stunden|tage|pos|quantité|qté|nombre|heures|jours|cantidad|cant|unidades|horas|días|item|ref|page|date|datum|fecha|rating|score|votes?)\b|%/i;
/** `Amount per year` counts no years. */
const perEach = /(?<![a-zß-ɏ])(?:per|pro|je|par|por) [a-zß-ɏ]+/gi;
const isCounting = (header: string): boolean => counting.test(header.replace(perEach, ''));
/** Columns that hold the unit of the number beside it. */
export const unitHead = /^(?:unit|units|uom|einheit|me|unité|u|unidad|ud|un\.?)$/i;
const quantityHead = /^(?:qty|quantity|quantities|menge|anzahl|masse|quantité|qté|cantidad|cant)\b/i;
/** `A1`, `32B`: the code of an item of a list. */
const itemCode = /^(?:\d{1,3}[A-Z]|[A-Z]{1,2}\d{1,3}(?:\.\d{1,2})?)$/u;
const longestCaption = 16;

/** The words before a table, if they may say what its numbers are printed in. */
export function captionOf(before: Passage | undefined): string {
  if (before === undefined || (before.kind !== 'heading' && before.kind !== 'paragraph')) return '';
  if (before.words.length > longestCaption) return '';
  const text = before.words.map((word) => word.text).join(' ');
  // A currency beside an amount speaks of that amount.
  return /(?:[£€$]|EUR|GBP|USD|CHF) ?(?!000\b)\d|\d ?(?:€|EUR|GBP|USD|CHF)/u.test(text) ? '' : text;
}

/** What a value of a row is, with what the table says about its column and the cell beside it. */
export function columnValue(value: Value, passage: Passage, frame: TableFrame, start: number, end: number): Value {
  const index = passage.cells.findIndex((one) => start >= one.start && start < one.end);
  const cell = passage.cells[index];
  if (cell === undefined) return value;
  if (index === 0 && passage.cells.length > 2 && cell.end === 1) {
    const text = passage.words[0]?.text ?? '';
    if (value.type !== 'identifier' && itemCode.test(text)) return textValue('identifier', text);
  }
  const price = priceFor(value, passage, cell);
  if (price !== undefined) return inColumn(price, cell, frame);
  if (value.type !== 'number') return value;
  const named = inLabel(value, passage, cell, start, end);
  if (named !== value) return named;
  const scale = end === cell.end ? scaleOfRow(passage, cell, start) : 1;
  if (scale > 1) return { ...value, low: (value.low - 0.5) * scale, high: (value.high + 0.5) * scale };
  const currency = currencyOfRow(passage, cell, start, end);
  if (currency !== '') return { ...value, type: 'money', unit: currency };
  if (isWhole(cell, start, end)) {
    const beside = besideUnit(passage, index);
    if (beside !== undefined) {
      const number = beside.type === 'quantity' ? rounded(value, textOf(passage, cell)) : value;
      return measured(number, beside.type, beside.unit, beside.factor, beside.offset);
    }
  }
  return inColumn(value, cell, frame);
}

const isWhole = (cell: Cell, start: number, end: number): boolean => cell.start === start && cell.end === end;

const textOf = (passage: Passage, cell: Cell): string =>
  passage.words
    .slice(cell.start, cell.end)
    .map((word) => word.text)
    .join(' ');

const rowScale =
  /(?:, |\()(?:(?:in )?(thousands?|['’]?000s?|tsd\.?|millions?|mio\.?|millionen)|((?:in )?tausend|en (?:milliers|miles|millones)))\)?$/i;

/** `Tram kilometres, thousands | 2,980`: the scale that ends the name of a row. */
function scaleOfRow(passage: Passage, cell: Cell, start: number): number {
  const [stub] = passage.cells;
  if (stub === undefined || (stub === cell && start === cell.start)) return 1;
  const match = rowScale.exec(textOf(passage, stub === cell ? { ...cell, end: start } : stub));
  return match === null ? 1 : scaleNamed(match[1] ?? match[2] ?? '');
}

const rowCurrency = /(?:, (?:in |en )?|\()(?<name>\p{Sc}|[A-Z]{3})\)?:?$/u;

/** `Yearly fee, CHF | 4,200.00`: the currency that ends the name of a row is that of the amount at its end. */
function currencyOfRow(passage: Passage, cell: Cell, start: number, end: number): string {
  const [stub] = passage.cells;
  if (stub === undefined || stub === cell || cell !== passage.cells.at(-1) || !isWhole(cell, start, end)) return '';
  const name = rowCurrency.exec(textOf(passage, stub))?.groups?.['name'] ?? '';
  return name === '' || isCounting(cell.header) ? '' : currencyNamed(name);
}

/** A plain number takes currency and scale from the head of its column, the corner or the caption of its table. */
function inColumn(value: Value, cell: Cell, { head, caption, dollar }: TableFrame): Value {
  if (head === undefined || value.type !== 'number') return value;
  const corner = textOf(head, { ...cell, start: 0, end: head.cells[0]?.end ?? 0 });
  const isYearColumn = /^(?:19|20)\d\d$/u.test(cell.header);
  const named = currencyNamed(cell.header);
  if (named === '') {
    const unit = measuredIn(value, cell.header);
    if (unit !== value) return unit;
    const time = durationAt(` ${cell.header}`, 0);
    if (time !== undefined && time.end === cell.header.length + 1)
      return measured(value, 'duration', time.unit.unit, time.unit.factor);
  }
  const frame = isYearColumn ? `${corner} ${caption}` : caption;
  const printed = named === '' && cell.header !== '' && !isCounting(cell.header) ? currencyNamed(frame) : named;
  if (printed === '') return value;
  const unit = dollar !== undefined && printed === 'USD' && !/us/i.test(cell.header + frame) ? dollar : printed;
  const scale = Math.max(scaleNamed(cell.header), named === '' || isYearColumn ? scaleNamed(frame) : 1);
  const half = scale > 1 ? scale / 2 : 0;
  return { ...value, type: 'money', unit, low: value.low * scale - half, high: value.high * scale + half };
}

/** Whether the head of a column says in what its numbers are measured. */
export function isMeasuredHead(header: string): boolean {
  const bare: Value = { type: 'number', unit: '', low: 1, high: 1, bound: 'exact', key: '' };
  return currencyNamed(header) !== '' || measuredIn(bare, header) !== bare;
}

const priceHead = /(?<![a-zß-ɏ])(?:(?:[a-zß-ɏ]*preis|price|rate|prix|precio|prezzo|tarif|tarifa)s?)(?![a-zß-ɏ])/i;

/** A price with what the unit column of its row, or the head over it, says that it is for: `Rate | £/m³`. */
function priceFor(value: Value, passage: Passage, cell: Cell): Value | undefined {
  if ((value.type !== 'number' && value.type !== 'money') || value.per !== undefined) return undefined;
  if (!priceHead.test(cell.header) || isTotalLabel(cell.header)) return undefined;
  const slash = /(?:\/ ?|\bper |\bje |\bpro |\bpar |\bpor )(\S+)$/i.exec(cell.header)?.[1];
  const column = passage.cells.find((other) => unitHead.test(other.header));
  const printed = slash ?? (column === undefined ? '' : textOf(passage, column));
  const per = priceUnitOf(printed.replace(/[)\]]$/u, ''));
  return per === undefined ? undefined : { ...value, per };
}

/** `Weight (kg)`, `RSF`, `Span mA`: the unit that ends the head of a column. */
function measuredIn(value: Value, header: string): Value {
  const at = Math.max(header.lastIndexOf(' '), header.lastIndexOf('('), header.lastIndexOf('[')) + 1;
  const printed = header.slice(at).replace(/[)\]]+$/u, '');
  const match = printed.length > 1 || /[([]/u.test(header[at - 1] ?? '') ? unitAt(printed, 0) : undefined;
  if (match === undefined || match.end < printed.length) return value;
  return measured(value, 'quantity', match.unit.dimension, match.unit.factor, match.unit.offset);
}

/** `Weekly hours | 38`, `Wochenstunden 35,8`, `Notice (days): 30`: the stretch of time that the label of a number names. */
const times =
  'hours|hrs|days|weeks|months|years|minutes|stunden|tage|wochen|monate|jahre|minuten|heures|jours|semaines|mois|années|horas|días|semanas|meses|años|minutos|giorni|ore|mesi|anni';
const timeLabel = new RegExp(
  String.raw`(?:[(\[](${times})[)\]]|^(?:weekly |daily |monthly |wöchentliche |tägliche )?(${times})|(?:wochen|monats|tages)(stunden)|(heures|horas)(?= hebdomadaires| semanales))(?: hebdomadaires| semanales)?\s*:?$`,
  'i',
);
const longestLabel = 5;
function inLabel(value: Value, passage: Passage, cell: Cell, start: number, end: number): Value {
  if (end !== cell.end || cell.header !== '') return value;
  const left = passage.cells[passage.cells.indexOf(cell) - 1];
  const [from, to] = start > cell.start ? [cell.start, start] : [left?.start ?? 0, left?.end ?? 0];
  if (to - from > longestLabel) return value;
  const label = textOf(passage, { ...cell, start: from, end: to });
  const unit = timeLabel
    .exec(label)
    ?.slice(1)
    .find((group) => group !== undefined);
  const duration = unit === undefined ? undefined : durationAt(` ${unit}`, 0);
  return duration === undefined ? value : measured(value, 'duration', duration.unit.unit, duration.unit.factor);
}

interface BesideUnit {
  readonly type: 'quantity' | 'duration';
  readonly unit: string;
  readonly factor: number;
  readonly offset?: number | undefined;
}

/** The unit in the cell beside a quantity: `m³ | 310`, `22 | week`. */
function besideUnit(passage: Passage, index: number): BesideUnit | undefined {
  const isQuantity = quantityHead.test(passage.cells[index]?.header ?? '');
  const behind = passage.cells[index + 1];
  for (const other of [passage.cells[index - 1], behind]) {
    if (other === undefined) continue;
    const text = textOf(passage, other);
    // Behind a number, and of more than one letter, a unit needs no head that says so: `Iron | 18 | µg/L`.
    const isPlain = other === behind && text.length > 1 && !/^\p{Lu}\p{Ll}/u.test(text);
    if (!isPlain && !isQuantity && !unitHead.test(other.header)) continue;
    const unit = unitAt(text, 0);
    if (unit !== undefined && unit.end === text.length)
      return { type: 'quantity', unit: unit.unit.dimension, factor: unit.unit.factor, offset: unit.unit.offset };
    const duration = durationAt(` ${text}`, 0);
    if (duration !== undefined && duration.end === text.length + 1)
      return { type: 'duration', unit: duration.unit.unit, factor: duration.unit.factor };
  }
  return undefined;
}

type Ends = readonly [low: number, high: number];

/** A measure as precise as it is printed: `40` mm may be 39.991, and so may both ends of `20 to 40`. */
function rounded(value: Value, printed: string): Value {
  const { low, high, upper } = value;
  if (low !== high) return value;
  const [first = '', last = ''] = printed.match(/\d[\d.,’' ]*/gu) ?? [];
  const [from, to] = asPrinted([low, high], first);
  return { ...value, low: from, high: to, ...(upper === undefined ? {} : { upper: asPrinted(upper, last) }) };
}

function asPrinted([low, high]: Ends, printed: string): Ends {
  const digits = printed.replace(/\D/gu, '').length;
  const decimals = Math.max(0, digits - String(Math.trunc(Math.abs(low))).length);
  const half = 0.5 * 10 ** -decimals;
  return [low - half, high + half];
}

/** Both ends of a range are in the unit, and below zero as far as they are printed so: `−20 to +40 | °C`. */
function measured(value: Value, type: 'quantity' | 'duration', unit: string, factor: number, offset = 0): Value {
  const { low, high, upper } = value;
  const base = ([from, to]: Ends): Ends => [from * factor + offset, to * factor + offset];
  const [from, to] = base(value.sign === -1 && type === 'quantity' ? [-high, -low] : [low, high]);
  const converted = type === 'quantity' && isForeign({ factor }) ? { isConverted: true as const } : {};
  return {
    ...value,
    type,
    unit,
    low: from,
    high: to,
    ...(upper === undefined ? {} : { upper: base(upper) }),
    ...converted,
  };
}
