import type { Finding, Position } from '@app/shared/contracts';
import type { FactDocument } from '../facts/fact.ts';
import { printed } from '../facts/fact.ts';
import type { Value } from '../facts/values/value.ts';
import type { Place, RuleFinding } from '../rules/rule.ts';
import { boxesAround } from './boxes-around.ts';
import { boxesOfLines } from './boxes-of-lines.ts';
import type { Word } from '../layout/word.ts';
import { differingRange, type DifferingRange } from './differing-range.ts';
import { explain } from './explain.ts';
import { subjectOf } from './subject-of.ts';
import { trimmed } from './trimmed.ts';
import { valueLabel } from './value-label.ts';

export const documentId = (index: number): string => `d${index + 1}`;

/** Turns a place into a position of the result: page, quote as printed, and one box per line of the quoted value. */
export function toPosition(documents: readonly FactDocument[], place: Place): Position {
  const document = documents[place.document];
  const passage = document?.passages[place.passage];
  const words = passage?.words ?? [];
  const label = document === undefined ? undefined : valueLabel(document, place);
  const section = passage?.heading ?? '';
  const quoted = words.slice(place.start, place.end);
  const value = words.slice(place.valueStart, place.valueEnd);
  const page = (value[0] ?? quoted[0])?.page.page ?? 1;
  const boxes = boxesOfLines((value.length > 0 ? value : quoted).filter((word) => word.page.page === page));
  const differs =
    place.marks === undefined
      ? differingRange(quoted, value, boxes)
      : place.marks.flatMap(([start, end]) => markedRange(quoted, words.slice(start, end), page));
  const around = document === undefined ? [] : boxesAround(document, place);
  return {
    document: documentId(place.document),
    page,
    quote: printed(quoted),
    ...(value.length > 0 && value.length < quoted.length ? { value: trimmed(printed(value), place.value) } : {}),
    ...(label === undefined ? {} : { label: label.text }),
    ...(section === '' ? {} : { section }),
    ...(place.value === undefined ? {} : { normalized: normalize(place.value) }),
    boxes,
    ...(around.length === 0 ? {} : { around }),
    missing: false,
    ...(differs.length === 0 ? {} : { differs }),
  };
}

/** Words within a quote that are marked by themselves. */
function markedRange(quoted: readonly Word[], marked: readonly Word[], page: number): DifferingRange[] {
  return differingRange(quoted, marked, boxesOfLines(marked.filter((word) => word.page.page === page)));
}

export function normalize(value: Value): Record<string, string> {
  const { type, unit, low, high, upper, key } = value;
  if (key !== '') return { type, value: key };
  // The ends of a measure are signed, those of other figures are not.
  const sign = type === 'quantity' ? 1 : (value.sign ?? 1);
  const middle = (from: number, to: number): string => String(sign * Number(((from + to) / 2).toPrecision(12)));
  if (type === 'money')
    return { type, amount: ((sign * (low + high)) / 2).toFixed(2), ...(unit === '' ? {} : { currency: unit }) };
  const base = { type, value: middle(low, high), ...(unit === '' ? {} : { unit }) };
  return upper === undefined ? base : { ...base, upper: middle(upper[0], upper[1]) };
}

/** What a result tells of a finding, with the confidence that its rule states. */
export type ToldFinding = Omit<Finding, 'id' | 'tier' | 'cause'>;

export function tellFinding(documents: readonly FactDocument[], finding: RuleFinding): ToldFinding {
  const missing = finding.sides.flatMap((side) => side.missingIn ?? []);
  const positions = finding.sides.flatMap((side) => side.places.map((place) => toPosition(documents, place)));
  return {
    kind: finding.kind,
    rule: finding.rule,
    severity: finding.severity,
    confidence: finding.confidence,
    subject: subjectOf(documents, finding),
    explanation: explain(documents, finding),
    positions: [
      ...positions,
      ...missing.map((document): Position => ({
        document: documentId(document),
        page: 1,
        quote: '',
        boxes: [],
        missing: true,
      })),
    ],
  };
}
