import { describe, expect, it, jest } from '@jest/globals';
import type { Finding, FindingKind, Position, Severity } from '@app/shared/contracts';
import type { ReadDocument } from '../../pdf/read-document.ts';
import { aDocument } from '../../testing/a-document.ts';
import type { Rule } from '../rule.ts';
import { wordsInBoxes } from './words-in-boxes.ts';

/** Stands in for all rules, so that no other rule says the same words first. */
const underTest: Rule[] = [];
jest.unstable_mockModule('../index.ts', () => ({ rules: underTest }));
const { compareDocuments } = await import('../../pipeline/compare-documents.ts');

/** A document by its printed lines, see `aDocument`; or one that was recognised from pictures. */
export type Printed = readonly string[] | { readonly scanned: readonly string[] };

interface IgnoredCase {
  /** Completes the sentence `ignores …`. */
  readonly name: string;
  readonly documents: readonly Printed[];
}

interface FoundCase extends IgnoredCase {
  readonly found: readonly ExpectedFinding[];
}

export interface ExpectedFinding {
  readonly severity: Severity;
  /** Each place as `d1 p1 the value` (the quote, where no part of it is told apart) or `d2 missing`. */
  readonly places: readonly string[];
  /** How the explanation begins; the judge adds who says what. */
  readonly explanation?: string;
}

interface RuleCases {
  readonly kind: FindingKind;
  readonly finds: readonly FoundCase[];
  /** At least as many as `finds`: a rule is worth what it leaves alone. */
  readonly ignores: readonly IgnoredCase[];
}

/** Specifies a rule: reads, aligns and judges the documents as the product does, with this rule alone. */
export function testRule(rule: Rule, { kind, finds, ignores }: RuleCases): void {
  describe(rule.id, () => {
    it.each(finds)('finds $name', ({ documents, found }) => {
      const read = documents.map(toDocument);
      const findings = findWith(rule, read);
      expect(findings.map((finding, index) => evidenceOf(finding, found[index]))).toEqual(found);
      for (const finding of findings) {
        expect(finding).toMatchObject({ rule: rule.id, kind });
        for (const position of finding.positions) expectBoxesAroundValue(read, position);
      }
    });

    it.each(ignores)('ignores $name', ({ documents }) => {
      const findings = findWith(rule, documents.map(toDocument));
      expect(findings.map((finding) => evidenceOf(finding))).toEqual([]);
    });

    it('is specified by at least as much that it ignores as that it finds', () => {
      expect(ignores.length).toBeGreaterThanOrEqual(finds.length);
    });
  });
}

/** Versions are compared by no rule: what differs between them is not of this one. */
function findWith(rule: Rule, documents: readonly ReadDocument[]): Finding[] {
  underTest.splice(0, underTest.length, rule);
  return compareDocuments(documents).result.findings.filter((finding) => finding.rule === rule.id);
}

/** Names follow the order given, and so do the ids of the result: `d1` is the first document. */
function toDocument(printed: Printed, index: number): ReadDocument {
  const name = `${String.fromCodePoint(97 + index)}.pdf`;
  return 'scanned' in printed ? aDocument(name, printed.scanned, { ocr: true }) : aDocument(name, printed);
}

function evidenceOf({ severity, positions, explanation }: Finding, expected?: ExpectedFinding): ExpectedFinding {
  const places = positions.map(({ document, page, missing, value, quote }) =>
    missing ? `${document} missing` : `${document} p${page} ${value ?? quote}`,
  );
  const begins = expected?.explanation;
  if (begins === undefined) return { severity, places };
  return { severity, places, explanation: explanation.startsWith(begins) ? begins : explanation };
}

function expectBoxesAroundValue(documents: readonly ReadDocument[], position: Position): void {
  if (position.missing) return;
  const page = documents[Number(position.document.slice(1)) - 1]?.pages[position.page - 1];
  const inside = page === undefined ? [] : wordsInBoxes(page, position.boxes);
  expect(withoutEdges(inside.join(' '))).toBe(withoutEdges(position.value ?? position.quote));
}

/** Brackets and stops at the edges of a value belong to its words but not to what it says. */
const withoutEdges = (text: string): string =>
  text.replace(/^[^A-Za-zªµºÀ-ÖØ-ӿ\d\p{Sc}]+|[^A-Za-zªµºÀ-ÖØ-ӿ\d\p{Sc}%]+$/gu, '');
