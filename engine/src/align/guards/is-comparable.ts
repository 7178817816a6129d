import type { Fact, FactDocument } from '../../facts/fact.ts';
import type { ValueType } from '../../facts/values/value.ts';
import { ofAnything } from './anything.ts';
import { ofCounts } from './counts.ts';
import type { Guard } from './guard.ts';
import { ofMoney } from './money.ts';
import { ofNames } from './names.ts';
import { ofAmounts } from './amounts.ts';
import { ofTimes } from './times.ts';

/** An amount of money may stand without its currency, and a share without its sign: these are held against each other. */
const ofFigures = [...ofCounts, ...ofAnything, ...ofMoney, ...ofAmounts];

/** What is asked of two values, by their type: dates are no parts of a sum. Here and in each list first what decides most for the least work. */
const guards: Readonly<Record<ValueType, readonly Guard[]>> = {
  money: ofFigures,
  number: ofFigures,
  percent: ofFigures,
  quantity: [...ofAnything, ...ofAmounts],
  duration: [...ofTimes, ...ofAnything, ...ofAmounts],
  date: [...ofTimes, ...ofAnything],
  time: [...ofTimes, ...ofAnything],
  identifier: [...ofNames, ...ofAnything],
  email: ofAnything,
  phone: ofAnything,
  url: ofAnything,
};

/** Whether a difference between two facts would mean anything: nothing tells that they are of two things. */
export const isComparable = (a: Fact, b: Fact, documents: readonly FactDocument[]): boolean =>
  !guards[a.value.type].some((areOfTwo) => areOfTwo(a, b, documents));
