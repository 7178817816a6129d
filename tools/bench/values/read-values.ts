// The only file of this bench that knows the engine's form of a value.
import { findValues, type Value } from '@app/engine/probe';
import type { Language, ReadValue } from './value-data.ts';

/** Base units of the data for the engine's dimensions, and by what the engine's figure is multiplied. */
const bases: Readonly<Record<string, readonly [string, number]>> = {
  length: ['m', 1],
  area: ['m2', 1],
  volume: ['m3', 1],
  mass: ['kg', 1],
  speed: ['m/s', 1],
  'length/duration': ['m/s', 1],
  data: ['bit', 8],
  angle: ['degree', 1],
};

type Meaning = Pick<ReadValue, 'kind' | 'value'>;
type Ends = readonly [low: number, high: number];

/** What the engine reads in a text; amounts are intervals, `upper` is the other end of a range. */
export function readValues(text: string, language: Language): ReadValue[] {
  const { single, at } = singleSpaced(text);
  return findValues(single, { decimal: language === 'en' ? '.' : ',', dateOrder: 'day', language }).flatMap(
    ({ start, end, value }) =>
      meaningsOf(value, single.slice(start, end)).map(({ kind, value: meaning }) => ({
        kind,
        start: at[start] ?? 0,
        end: (at[end - 1] ?? 0) + 1,
        value: meaning,
      })),
  );
}

/** The engine's own texts have one plain space between words; `at` tells where each character of it stands in the text. */
function singleSpaced(text: string): { single: string; at: number[] } {
  const at: number[] = [];
  for (let index = 0; index < text.length; index += 1)
    if (!isSpace(text[index]) || (index > 0 && !isSpace(text[index - 1]))) at.push(index);
  return { single: at.map((index) => (text[index] ?? '').replace(/\s/u, ' ')).join(''), at };
}

const isSpace = (character = ''): boolean => /\s/u.test(character);

/** `Two thirds` is kept as a share: also the number that it is. */
const isFraction = (printed: string): boolean =>
  !/[%‰]|\b(?:per|pour|por|pro|cent|bps?|basis|base)|prozent|punkt|punto|points?\b/iu.test(printed);

function meaningsOf(value: Value, printed: string): Meaning[] {
  const { type, low, high, upper, bound, unit, sign } = value;
  const signed = ([from, to]: Ends): Ends => (sign === -1 && type !== 'quantity' ? [-to, -from] : [from, to]);
  const amount = { amount: signed([low, high]), ...(upper === undefined ? {} : { upper: signed(upper) }), bound };
  switch (type) {
    case 'money':
      return [{ kind: type, value: { ...amount, currency: unit } }];
    case 'number':
      return [{ kind: type, value: amount }];
    case 'percent': {
      const number = { amount: amount.amount.map((end) => end / 100), bound: 'about' };
      return [{ kind: type, value: amount }, ...(isFraction(printed) ? [{ kind: 'number', value: number }] : [])];
    }
    case 'duration':
      return [{ kind: type, value: { ...amount, unit } }];
    case 'quantity':
      return quantities(value);
    case 'time':
      return [
        {
          kind: type,
          value: {
            minutes: low,
            ...(upper === undefined ? {} : { until: upper[0] }),
            half: value.isHalfDay === true,
          },
        },
      ];
    case 'date':
      return [{ kind: type, value: dateOf(value.date ?? {}) }];
    case 'identifier':
    case 'email':
    case 'url':
    case 'phone':
      return [{ kind: type, value: { key: value.key } }];
  }
}

function quantities({ low, high, upper, bound, unit, sides }: Value): Meaning[] {
  if (sides !== undefined) return sides.map((amount) => ({ kind: 'quantity', value: { amount, bound, unit: 'm' } }));
  const kind = unit.startsWith('temperature') ? 'temperature' : 'quantity';
  const [base, factor] = kind === 'temperature' ? (['K', 1] as const) : (bases[unit] ?? ([unit, 1] as const));
  const times = (ends: Ends): Ends => [ends[0] * factor, ends[1] * factor];
  const ends = { amount: times([low, high]), ...(upper === undefined ? {} : { upper: times(upper) }) };
  return [{ kind, value: { ...ends, bound, unit: base } }];
}

const anyYear = 'XXXX';

/** `2016-11-07`, `XXXX-11-07`, `2016-11`, `2016`; a quarter as its first day and the day after its last. */
function dateOf({ year, month, day, quarter, week }: NonNullable<Value['date']>): object {
  const two = (number: number): string => String(number).padStart(2, '0');
  const printed = year === undefined ? anyYear : String(year);
  if (quarter !== undefined) {
    const next = year === undefined ? anyYear : String(year + 1);
    return {
      from: `${printed}-${two(quarter * 3 - 2)}-01`,
      until: quarter === 4 ? `${next}-01-01` : `${printed}-${two(quarter * 3 + 1)}-01`,
    };
  }
  if (week !== undefined) return { iso: `${printed}-W${two(week)}` };
  const parts = [month, day].flatMap((part) => (part === undefined ? [] : [two(part)]));
  return { iso: [...(year === undefined && parts.length === 0 ? [] : [printed]), ...parts].join('-') };
}
