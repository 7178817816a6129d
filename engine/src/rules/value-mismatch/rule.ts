import type { Severity } from '@app/shared/contracts';
import { hasRightCheck } from '../../facts/values/check-digits.ts';
import type { Fact, FactDocument } from '../../facts/fact.ts';
import type { ValueType } from '../../facts/values/value.ts';
import { placeOfFact } from '../place.ts';
import type { Rule, RuleContext, RuleFinding } from '../rule.ts';
import { groupFacts, type FactGroup } from './group-facts.ts';

const severities: Readonly<Record<ValueType, Severity>> = {
  money: 'high',
  percent: 'high',
  date: 'high',
  duration: 'high',
  identifier: 'high',
  quantity: 'medium',
  number: 'medium',
  time: 'medium',
  email: 'medium',
  phone: 'medium',
  url: 'low',
};

const order: readonly Severity[] = ['high', 'medium', 'low', 'info'];

const names: Readonly<Record<ValueType, string>> = {
  money: 'amount',
  percent: 'percentage',
  date: 'date',
  duration: 'period',
  identifier: 'number',
  quantity: 'measure',
  number: 'figure',
  time: 'time',
  email: 'e-mail address',
  phone: 'telephone number',
  url: 'link',
};

const nameOf = (facts: readonly Fact[], type: ValueType): string =>
  facts.every(({ value }) => value.unit.startsWith('numbered day')) ? 'day' : names[type];

/** The same amount, date, period, measure or number is given with different values in different documents. */
export const rule: Rule = {
  id: 'value-mismatch',
  find: (context) => groupFacts(context.links).map((group) => toFinding(context, group)),
};

/** Check digits tell which of two numbers cannot be right. */
function mistyped(documents: readonly FactDocument[], sides: FactGroup['sides']): string {
  const checks = sides.map(([fact]) => (fact?.value.type === 'identifier' ? hasRightCheck(fact.value.key) : undefined));
  const wrong = sides.flatMap((side, index) => (checks[index] === false ? side : []));
  if (!checks.includes(true) || wrong.length === 0) return '';
  const names = new Set(wrong.map(({ document }) => documents[document]?.name ?? ''));
  return ` Its check digits show that the number is mistyped in ${[...names].join(' and ')}.`;
}

function toFinding({ documents }: RuleContext, { sides, surest }: FactGroup): RuleFinding {
  const facts = sides.flat();
  const type =
    facts
      .map(({ value }) => value.type)
      .toSorted((x, y) => order.indexOf(severities[x]) - order.indexOf(severities[y]))[0] ?? 'number';
  return {
    rule: 'value-mismatch',
    kind: 'value-conflict',
    severity: severities[type],
    // Only orders what is merged: of a finding with a probability the judge tells that.
    confidence: Math.min(0.99, 0.5 + surest.strength * 0.5),
    probability: surest.strength,
    tier: surest.isSure === true ? 'sure' : 'possible',
    ...explanationOf(documents, sides, nameOf(facts, type)),
    sides: sides.map((side) => ({
      places: side.flatMap((fact) => {
        const document = documents[fact.document];
        return document === undefined ? [] : [placeOfFact(document, fact)];
      }),
    })),
  };
}

/** An amendment that starts from another value than the one it changes is told so. */
function explanationOf(
  documents: readonly FactDocument[],
  sides: FactGroup['sides'],
  name: string,
): Pick<RuleFinding, 'explanation' | 'isToldByValues'> {
  if (sides.some((side) => side.every(({ isFormer }) => isFormer)))
    return {
      explanation: `The change starts from a different ${name} than the one previously in force.${mistyped(documents, sides)}`,
    };
  const explanation = `The documents give different values for the same ${name}.`;
  const note = mistyped(documents, sides);
  return note === '' ? { explanation, isToldByValues: true } : { explanation: `${explanation}${note}` };
}
