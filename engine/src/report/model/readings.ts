import type { Finding, Position } from '@app/shared/contracts';
import { plainLine } from '../ooxml/xml-text.ts';

/** One of the things the documents say about the subject of a finding, with every place that says it. */
export interface Reading {
  /** As printed at its first place. Empty for content that was not found. */
  readonly label: string;
  readonly positions: readonly Position[];
  /** Distinct documents, in the order of the positions. */
  readonly documents: readonly string[];
  readonly missing: boolean;
}

/**
 * Groups the positions of a finding by what they say. The reading of most documents comes first; between equals the
 * one that came first in the finding. What was not found comes last.
 */
export function readingsOf(finding: Finding): Reading[] {
  const groups = new Map<string, Position[]>();
  for (const position of finding.positions) {
    const key = readingKey(position);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [position]);
    else group.push(position);
  }
  const readings = [...groups.values()].map(toReading);
  return readings.sort((a, b) => Number(a.missing) - Number(b.missing) || b.documents.length - a.documents.length);
}

function toReading(positions: Position[]): Reading {
  const first = positions[0];
  const missing = first?.missing ?? false;
  return {
    label: missing ? '' : plainLine(first?.value ?? first?.quote ?? ''),
    positions,
    documents: [...new Set(positions.map((position) => position.document))],
    missing,
  };
}

function readingKey(position: Position): string {
  if (position.missing) return 'missing';
  if (position.normalized !== undefined) return `normalized ${normalizedKey(position.normalized)}`;
  return `printed ${plainLine(position.value ?? position.quote)
    .normalize('NFKC')
    .toLowerCase()}`;
}

function normalizedKey(normalized: Readonly<Record<string, string>>): string {
  return Object.keys(normalized)
    .sort()
    .map((key) => `${key}=${normalized[key]}`)
    .join('|');
}

/** True when one reading stands in more documents than each of the others, so that the others are the odd ones out. */
export function hasMajority(readings: readonly Reading[]): boolean {
  const [first, second] = readings.filter((reading) => !reading.missing);
  return first !== undefined && second !== undefined && first.documents.length > second.documents.length;
}
