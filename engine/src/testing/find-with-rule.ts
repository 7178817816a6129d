import type { Finding } from '@app/shared/contracts';
import { compareDocuments } from '../pipeline/compare-documents.ts';
import { aDocument } from './a-document.ts';

/** What one rule finds in documents given as lines; they are named a.pdf, b.pdf and so on. */
export function findWithRule(rule: string, ...documents: readonly (readonly string[])[]): Finding[] {
  const read = documents.map((lines, index) => aDocument(`${String.fromCodePoint(97 + index)}.pdf`, lines));
  return compareDocuments(read).result.findings.filter((finding) => finding.rule === rule);
}

/** The values or, where there is none, the quotes of each finding. */
export function valuesOf(findings: readonly Finding[]): string[][] {
  return findings.map(({ positions }) => positions.map(({ value, quote, missing }) => (missing ? 'missing' : (value ?? quote))));
}
