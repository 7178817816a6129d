import type { Evidence } from './evidence.ts';
import { kindGroupOf } from './kind-groups.ts';

/** A rule that is never wrong, or never right, says so of too few cases. */
const [least, most] = [0.05, 0.99];
/** Documents beyond this many that print a place tell no more. */
const mostDocuments = 6;

const logit = (part: number): number => Math.log(part / (1 - part));

/** What evidence comes to in numbers, by name; each is multiplied by its weight. A name without a weight counts nothing. */
export function termsOf(evidence: Evidence): ReadonlyMap<string, number> {
  const { rule, stated, documents } = evidence;
  return new Map([
    ['base', 1],
    ['stated', logit(Math.min(most, Math.max(least, stated)))],
    ['documents', Math.max(0, Math.min(documents, mostDocuments) - 2)],
    ...signsOf(evidence).map((name) => [name, 1] as const),
    // What a rule is worth beyond its kind: of few cases little of it is believed.
    [`rule ${rule}`, 1],
  ]);
}

function signsOf({ rule, difference, valueType }: Evidence): string[] {
  const group = kindGroupOf(rule);
  if (group === undefined) return [];
  return group === 'values'
    ? [`group ${group}`, `difference ${difference}`, `type ${valueType || 'unknown'}`]
    : [`group ${group}`];
}
