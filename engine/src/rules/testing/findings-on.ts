import { compareDocuments } from '../../pipeline/compare-documents.ts';
import { aDocument } from '../../testing/a-document.ts';
import { accounts } from './printed-text.ts';

/** How often a rule speaks of two sentences in papers of one matter. */
export function findingsOn(rule: string, first: string, second: string): number {
  const documents = accounts(first, second).map((lines, index) => aDocument(`${index}.pdf`, lines));
  return compareDocuments(documents).result.findings.filter((finding) => finding.rule === rule).length;
}
