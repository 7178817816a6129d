import type { Fact } from '../../facts/fact.ts';

/** Similarity of slots from which a difference counts when nothing else speaks for it. */
const usual = {
  money: 0.32,
  percent: 0.3,
  date: 0.34,
  duration: 0.3,
  quantity: 0.26,
  number: 0.34,
  identifier: 0.34,
  email: 0.34,
  phone: 0.34,
  url: 0.34,
  time: 0.34,
} as const;
/** A house has many floors and a week many days. */
const ofMany = 0.28;
/** A bare number and an amount of money are seldom the same thing; a small one never is. */
const mixed = 0.6;
/** Values that differ by more than this are seldom meant to be the same, and beyond the second hardly ever. */
const unlikelyRatio = 2.5;
const unlikely = 0.1;
const farRatio = 8;
const far = 0.66;
const endlessRatio = 50;
const smallNumber = 100;

/** Similarity that two slots need before a difference between their values counts; `slip` says how much the values resemble, `isPriced` which numbers are printed with cents. */
export function requiredSimilarity(
  a: Fact,
  b: Fact,
  slip: number,
  isPriced: (fact: Fact) => boolean = () => false,
): number {
  const { type, key } = a.value;
  if (type === 'email' || type === 'phone') return slip > 0 ? 0.1 : usual[type];
  if (type === 'identifier') {
    if (slip >= 5) return 0.1;
    if (/^numbered (?:floor|weekdays|days of)/u.test(a.value.unit)) return ofMany;
    if (a.value.unit.startsWith('numbered ')) return 0.2;
    // Two places have two codes.
    if (a.value.unit === 'postcode' || b.value.unit === 'postcode') return Infinity;
    return shapeOf(key) === shapeOf(b.value.key) && /[A-Z]/u.test(key) ? 0.2 : usual.identifier;
  }
  if (type === 'date') return slip > 0 ? 0.24 : usual.date;
  // Eight in the morning is no half of four in the afternoon.
  if (type === 'time') return slip > 0 ? 0.14 : usual.time;
  const [x, y] = [isAmount(a) || (isMoney(b) && isPriced(a)), isAmount(b) || (isMoney(a) && isPriced(b))];
  if (x !== y) return isSmall(a) || isSmall(b) ? Infinity : mixed;
  if (slip === 0 && isLimit(a) !== isLimit(b) && ratioOf(a, b) > limitRatio) return Infinity;
  if (slip === 0 && ratioOf(a, b) > farRatio) return ratioOf(a, b) > endlessRatio ? Infinity : far;
  if (slip >= 5) return 0.12;
  if (slip === 4) return 0.16;
  if (slip === 3) return 0.24;
  const required = Math.max(usual[type], usual[b.value.type]) - (slip === 2 ? 0.08 : 0);
  return slip === 0 && ratioOf(a, b) > unlikelyRatio ? required + unlikely : required;
}

/** Nobody oversteps a limit so many times: it limits something else. */
const limitRatio = 4;

const isLimit = ({ value: { bound } }: Fact): boolean => bound === 'most' || bound === 'least';

/** Hours in the units that durations are counted in. */
const hours: Readonly<Record<string, number>> = { hour: 1, day: 24, 'working day': 24, month: 730.5 };

/** How many times the one value is as large as the other. */
export function ratioOf(a: Fact, b: Fact): number {
  const [x = 0, y = 0] = [a, b].map(({ value: { type, unit, low } }) =>
    Math.abs(type === 'duration' ? low * (hours[unit] ?? 1) : low),
  );
  return Math.min(x, y) === 0 ? Infinity : Math.max(x, y) / Math.min(x, y);
}

/** Letters as printed, digits alike: `IP67` and `IP65` are of one kind. */
const shapeOf = (key: string): string => key.replace(/\d/gu, '9');

/** A value with a unit, or a number printed like an amount. */
const isAmount = ({ value }: Fact): boolean =>
  value.type !== 'number' || value.per !== undefined || !Number.isInteger(value.low) || Math.abs(value.low) >= 1000;

const isMoney = ({ value }: Fact): boolean => value.type === 'money';

const isSmall = ({ value }: Fact): boolean => value.type === 'number' && Math.abs(value.low) < smallNumber;
