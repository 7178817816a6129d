import type { Atom } from './atom.ts';
import { isAllowed } from './allowances.ts';
import { boundOf, isLowestPrice, spreadBefore } from './bounds.ts';
import { isChange } from './join-values.ts';
import { currencyAfter, currencyBefore, trailingCode } from '../units/currencies.ts';
import { durationAt, halfAfter } from '../units/durations.ts';
import { hundredthsAt } from '../numbers/hundredths.ts';
import { percentAt } from '../units/percents.ts';
import { priceTimeAt } from '../units/price-time.ts';
import { priceUnitAt, type PriceUnit } from '../units/price-unit.ts';
import { scaleAt } from '../units/scales.ts';
import { isForeign, type Unit } from '../units/unit.ts';
import { unitAt } from '../units/units.ts';
import type { ValueMatch, ValueType } from './value.ts';

type Make = (type: ValueType, unit: string, low: number, high: number, stop: number) => ValueMatch;

/** What a number measures: an amount of money, a share, a stretch of time, a quantity, or nothing that is printed. */
export function measureAtom(text: string, atom: Atom): ValueMatch | undefined {
  const before = currencyBefore(text, atom.start);
  const scale = scaleAt(text, atom.end, before !== undefined || currencyAfter(text, atom.end + 1) !== undefined);
  const end = scale?.end ?? atom.end;
  const factor = scale?.factor ?? 1;
  const after = before === undefined ? currencyAfter(text, end) : undefined;
  const make = maker(text, atom, before?.start ?? atom.start);
  if (before !== undefined || after !== undefined) {
    const times = factor * (before?.factor ?? after?.factor ?? 1);
    const trailing = before === undefined ? undefined : trailingCode(text, end);
    const code = trailing?.code ?? before?.code ?? after?.code ?? '';
    const isWhole = after !== undefined && times === 1 && atom.decimals === 0;
    const hundredths = isWhole ? hundredthsAt(text, after.end) : undefined;
    const stop = hundredths?.end ?? trailing?.end ?? after?.end ?? end;
    const isRounded = times > 1 && atom.isWords !== true;
    const [low, high] = interval(atom.value + (hundredths?.value ?? 0), atom.decimals, times, isRounded);
    const per = priceUnitAt(text, stop) ?? priceTimeAt(text, stop);
    return per === undefined
      ? make('money', code, low, high, stop)
      : withPriceUnit(make('money', code, low, high, stop), per);
  }
  const share = percentAt(text, end);
  if (share !== undefined)
    return make('percent', share.unit, ...interval(atom.value, atom.decimals, share.factor, true), share.end);
  const duration = durationAt(text, end);
  if (duration !== undefined && factor === 1) {
    const half = halfAfter(text, duration.end);
    const count = (atom.value + (half === undefined ? 0 : 0.5)) * duration.unit.factor;
    return make('duration', duration.unit.unit, count, count, half ?? duration.end);
  }
  const unit = unitAt(text, end);
  if (unit !== undefined) return quantity(text, withHalf(text, atom, unit), factor, make);
  // One copy, one of them: an article more often than a count.
  if (atom.isWords === true && atom.value <= 1 && !isCountedOne(text, atom)) return undefined;
  return make('number', '', ...interval(atom.value, atom.decimals, factor, factor > 1 && atom.isWords !== true), end);
}

/** `One withdrawal a year`: English has another word for the article. */
const oneThing =
  /^one (?!of|or|and|another|more|other|who|that|which|can|may|must|shall|should|will|is|has|was|at|to|by|for|in|on|from|party|side|hand|thing|person|day|time)[a-zß-ɏ]{4,}/i;
const isCountedOne = (text: string, { start, end }: Atom): boolean =>
  /^one$/i.test(text.slice(start, end)) &&
  oneThing.test(text.slice(start, end + 24)) &&
  !/(?:\b(?:any|each|every|this|that|no|the|only|than|as|another)|-) ?$/i.test(
    text.slice(Math.max(0, start - 9), start),
  );

function withPriceUnit(match: ValueMatch, { dimension, factor, end }: PriceUnit & { end: number }): ValueMatch {
  return { ...match, end, value: { ...match.value, per: { dimension, factor } } };
}

function maker(text: string, atom: Atom, start: number): Make {
  return (type, unit, low, high, stop) => {
    const isLowest = type === 'money' && isLowestPrice(text, start, stop) && !isChange(text, start);
    const bound = isLowest ? 'least' : boundOf(text, start, stop);
    const [less, more] = spreadBefore(text, start);
    const [below, about] =
      bound === 'about' && isYear(text, atom, type)
        ? [low - yearSlack, high + yearSlack]
        : [low - Math.abs(low) * less, high + Math.abs(high) * more];
    const allowance = bound === 'exact' && isAllowed(text, start) ? { isAllowance: true } : {};
    const inWords = atom.inWords === undefined || atom.inWords === atom.value ? {} : { inWords: atom.inWords };
    const before = atom.sign === undefined ? signBefore(text, start) : undefined;
    const sign = before === undefined ? (atom.sign === undefined ? {} : { sign: atom.sign }) : { sign: before.sign };
    const from = before?.start ?? start;
    const { reading } = atom;
    const figures =
      reading === undefined
        ? {}
        : { figures: { print: text.slice(atom.start, atom.end).replace(/[^\d.,]/gu, ''), reading } };
    return {
      start: from,
      end: stop,
      value: { type, unit, low: below, high: about, bound, key: '', ...allowance, ...sign, ...inWords, ...figures },
      count: atom.value,
      ...(atom.isWords === true ? { isWords: true } : {}),
    };
  };
}

/** `circa 1785`: a year is right to some years, not to one in twenty. */
const yearSlack = 10;
const isYear = (text: string, { start, end, value }: Atom, type: ValueType): boolean =>
  type === 'number' &&
  value >= 1000 &&
  value < 2100 &&
  /^\d{4}$/u.test(text.slice(start, end)) &&
  !/^ \p{Ll}/u.test(text.slice(end, end + 2));

interface Sign {
  readonly sign: -1 | 1;
  readonly start: number;
}

/** `-£50`, `| - £50 |`: the sign stands before the currency. */
function signBefore(text: string, start: number): Sign | undefined {
  if (!/^[£€$¥A-Z]/u.test(text.slice(start, start + 1))) return undefined;
  if (/\n[-−–] $/u.test(text.slice(Math.max(0, start - 3), start))) return { sign: -1, start: start - 2 };
  const mark = /(?:^|[\s(])([-−–+])$/u.exec(text.slice(Math.max(0, start - 2), start))?.[1];
  return mark === undefined ? undefined : { sign: mark === '+' ? 1 : -1, start: start - 1 };
}

/** Half of the last printed digit: what rounding may have hidden. */
function interval(value: number, decimals: number, scale: number, isRounded: boolean): [number, number] {
  if (!isRounded) return [value * scale, value * scale];
  const half = 0.5 * 10 ** -decimals * scale;
  return [value * scale - half, value * scale + half];
}

interface Measured {
  readonly atom: Atom;
  readonly unit: Unit;
  readonly end: number;
}

/** `deux hectares et demi`: the half stands behind the unit. */
function withHalf(text: string, atom: Atom, { unit, end }: { unit: Unit; end: number }): Measured {
  const half = atom.decimals === 0 ? halfAfter(text, end) : undefined;
  return half === undefined
    ? { atom, unit, end }
    : { atom: { ...atom, value: atom.value + 0.5, decimals: 1 }, unit, end: half };
}

function quantity(text: string, { atom, unit, end }: Measured, factor: number, make: Make): ValueMatch {
  const isDeviation = /± ?$/u.test(text.slice(Math.max(0, atom.start - 2), atom.start));
  // How often something happens is counted, not measured.
  const isRounded = unit.dimension !== 'ratio' || atom.decimals > 0;
  const [low, high] = interval(atom.value, atom.decimals, factor, isRounded);
  const sign = atom.sign === -1 ? -1 : 1;
  const offset = isDeviation ? 0 : (unit.offset ?? 0);
  const dimension = isDeviation && unit.offset !== undefined ? `${unit.dimension} difference` : unit.dimension;
  const base = (value: number): number => value * sign * unit.factor + offset;
  const ends = [base(low), base(high)].toSorted((a, b) => a - b);
  const match = make('quantity', dimension, ends[0] ?? 0, ends[1] ?? 0, end);
  if (unit.dimension === 'ratio' && match.value.low % 1 === 0 && isHowOften(text, end))
    return { ...match, value: { ...match.value, isFrequency: true } };
  return isForeign(unit) ? { ...match, value: { ...match.value, isConverted: true } } : match;
}

/** `Loaded three times to capacity`; `three times the rate`, `as much` and `its weight` tell how many times as much. */
const howOften =
  /^ (?!the |its |their |his |her |our |your |as |that |this |what |more |less |so |de[rsmn] |die |das |sein|ihr|\S+er (?:than|als) |plus |moins |l[ae]s? |l['’]|son |sa |ses |leur|el |los |su |sus |más |menos |tan|il |lo |più )[a-zß-ɏ]/i;
const isHowOften = (text: string, end: number): boolean =>
  /(?:times|mal|fois|veces|volte)$/i.test(text.slice(Math.max(0, end - 6), end)) &&
  howOften.test(text.slice(end, end + 24));
