import { boundaryRules } from './boundary-rules.ts';
import type { BoundaryViolation } from './cruise-imports.ts';

/** Imports of one rule that are named; the others are counted. */
const mostNamed = 10;

/** Each rule that is broken: the imports that break it, then why it exists and how to repair them. */
export function describeViolations(violations: readonly BoundaryViolation[]): string[] {
  const lines: string[] = [];
  for (const [rule, broken] of Map.groupBy(violations, (violation) => violation.rule)) {
    lines.push(`${rule}:`, ...broken.slice(0, mostNamed).map(({ from, to }) => `  ${from} -> ${to}`));
    if (broken.length > mostNamed) lines.push(`  and ${broken.length - mostNamed} more`);
    lines.push(`  ${boundaryRules.find(({ name }) => name === rule)?.comment ?? ''}`);
  }
  return lines;
}
