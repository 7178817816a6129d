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
  const isLacking = finding.kind === 'missing';
  // Several passages that one document has and another lacks say no different things: all of them are there.
  const keyOf = (position: Position): string => {
    // Of changes that are told together each version has one reading.
    if (finding.rule === 'version-passage') return position.document;
    return isLacking && !position.missing ? 'there' : readingKey(position);
  };
  const keys = finding.positions.map(keyOf);
  for (const [index, position] of finding.positions.entries()) {
    const key = joinedKey(keys[index] ?? '', keys);
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
    label: missing ? '' : tidyLabel(plainLine(first?.value ?? first?.quote ?? '')),
    positions,
    documents: [...new Set(positions.map((position) => position.document))],
    missing,
  };
}

/** A value without what only its sentence needs: a bullet, a bracket that was not opened, a comma at the end. */
function tidyLabel(printed: string): string {
  const text = printed.replace(/^[•●▪■◦‣·*]\s*/u, '');
  const isOpen = (tail: string): boolean => tail === ')' && !text.includes('(');
  const tail = text.at(-1) ?? '';
  if (!/[,;:]/.test(tail) && !isOpen(tail)) return text;
  return text.slice(0, -1).trim();
}

const bareNumber = 'number ';

function readingKey(position: Position): string {
  if (position.missing) return 'missing';
  const { normalized } = position;
  if (normalized === undefined)
    return `printed ${plainLine(position.value ?? position.quote)
      .normalize('NFKC')
      .toLowerCase()}`;
  const number = normalized['amount'] ?? normalized['value'];
  if (normalized['type'] === 'number' && number !== undefined) return `${bareNumber}${canonical(number)}`;
  const members = Object.keys(normalized).sort();
  return members.map((key) => `${key}=${canonical(normalized[key] ?? '')}`).join('|');
}

/** `10650.00` and `10650` are one number. */
function canonical(value: string): string {
  return /^-?\d+(\.\d+)?$/.test(value) ? String(Number(value)) : value;
}

/** In a table a number stands without its unit: it says the same as that number with a unit elsewhere. */
function joinedKey(key: string, keys: readonly string[]): string {
  if (!key.startsWith(bareNumber)) return key;
  const number = key.slice(bareNumber.length);
  const typed = (other: string): boolean =>
    !other.startsWith(bareNumber) && new RegExp(`(?:amount|value)=${number.replace('.', '\\.')}(?:\\||$)`).test(other);
  return keys.find(typed) ?? key;
}

/** True when one reading stands in more documents than each of the others, so that the others are the odd ones out. */
export function hasMajority(readings: readonly Reading[]): boolean {
  const [first, second] = readings.filter((reading) => !reading.missing);
  return first !== undefined && second !== undefined && first.documents.length > second.documents.length;
}
