import type { Fact } from '../../facts/fact.ts';
import { isMixedEnd, isNearMiss, mixedEnd } from '../../facts/values/edit-distance.ts';
import type { Relatedness } from '../papers/relatedness.ts';

/** Marks from which on two numbers that differ by one slip are one number, whatever is printed around them. */
const fewestMarks = 7;
/** Marks at the end in which numbers that follow each other differ. */
const running = 2;

/** Long numbers of related documents that differ by one slip, found by what is left when one mark is taken away. */
export function longSlips(facts: readonly Fact[], areRelated: Relatedness): [Fact, Fact][] {
  const holders = new Map<string, Fact[]>();
  for (const fact of facts) {
    const { type, key, unit } = fact.value;
    if (
      (type !== 'identifier' && type !== 'phone' && type !== 'email') ||
      key.length < fewestMarks ||
      unit === 'revision'
    )
      continue;
    const hold = (rest: string): void => {
      const list = holders.get(rest);
      if (list === undefined) holders.set(rest, [fact]);
      else if (list.at(-1) !== fact) list.push(fact);
    };
    // The last is the number itself: the other may have lost a mark.
    for (let at = 0; at <= key.length; at += 1) hold(`${type} ${key.slice(0, at)}${key.slice(at + 1)}`);
    if (type === 'phone') hold(`${type} ${mixedEnd(key)}`);
  }
  const pairs = new Map<Fact, Set<Fact>>();
  for (const list of holders.values()) {
    if (list.length < 2 || list.length > mostAlike) continue;
    for (const [at, a] of list.entries())
      for (const b of list.slice(at + 1))
        if (isSlip(a, b) && areRelated(a.document, b.document)) pairs.set(a, (pairs.get(a) ?? new Set()).add(b));
  }
  return [...pairs].flatMap(([a, others]) =>
    [...others].map((b): [Fact, Fact] => (a.document < b.document ? [a, b] : [b, a])),
  );
}

/** A series of numbers has many that are as alike as this. */
const mostAlike = 12;

function isSlip(a: Fact, b: Fact): boolean {
  const [x, y] = [a.value.key, b.value.key];
  if (a.document === b.document || x === y) return false;
  if (a.value.type === 'phone' && isMixedEnd(x, y)) return true;
  if (!isNearMiss(x, y)) return false;
  if (a.value.type === 'email') return !/\d/u.test(x + y) && (hostOf(x) === hostOf(y) || boxOf(x) === boxOf(y));
  const digits = (key: string): string => key.replace(/\D/gu, '');
  const isSwapped = sortedMarks(x) === sortedMarks(y);
  // Numbers of a series differ in their last marks: these are no slips of each other.
  const isRunning = x.length === y.length && x.slice(0, -running) === y.slice(0, -running);
  return digits(x).length >= 2 && (isSwapped || !isRunning);
}

const boxOf = (address: string): string => address.replace(/@.*$/u, '');
const hostOf = (address: string): string => address.replace(/^.*@/u, '');

const sortedMarks = (key: string): string => Array.from(key).toSorted().join('');
