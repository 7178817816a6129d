import type { Finding, Position } from '@app/shared/contracts';
import { differenceOf, type Difference } from './difference.ts';

/**
 * What is known of a finding that says how likely it is right. It is read off what a result tells of it, so that weights can
 * be fitted to the results of any engine.
 */
export interface Evidence {
  readonly rule: string;
  /** What the rule says of itself, 0 to 1, in hundredths. */
  readonly stated: number;
  /** Documents that hold one of its places, or lack it. */
  readonly documents: number;
  readonly difference: Difference;
  /** The type of its values, `money` and the like; of unlike ones the first by name. Empty where none was understood. */
  readonly valueType: string;
}

/** What is read of a finding before it is weighed: its confidence is what the rule states. */
interface StatedFinding extends Pick<Finding, 'rule' | 'confidence'> {
  readonly positions: readonly StatedPosition[];
}

interface StatedPosition extends Pick<Position, 'document' | 'quote' | 'missing'> {
  readonly value?: string | undefined;
  readonly normalized?: Readonly<Record<string, string>> | undefined;
}

export function evidenceOf({ rule, confidence, positions }: StatedFinding): Evidence {
  const printed = positions.filter(({ missing }) => !missing);
  return {
    rule,
    stated: Math.round(confidence * 100) / 100,
    documents: new Set(positions.map(({ document }) => document)).size,
    difference: differenceOf(printed.map(({ value, quote }) => value ?? quote)),
    valueType: printed.map(typeOf).toSorted()[0] ?? '',
  };
}

const typeOf = ({ normalized }: StatedPosition): string => normalized?.['type'] ?? '';
