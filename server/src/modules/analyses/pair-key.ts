import { createHash } from 'node:crypto';
import { isDoubtfulPair, type AnalysisResult, type Finding } from '@app/shared/contracts';

type PairedFinding = Pick<Finding, 'rule' | 'tier'> & { readonly positions: readonly { readonly quote: string }[] };

/** What two passages of a doubtful pair are known again by, in whatever documents and order; null of other findings. */
export function pairKeyOf(finding: PairedFinding): string | null {
  if (!isDoubtfulPair(finding)) return null;
  const quotes = finding.positions.map(({ quote }) => quote.replaceAll(/\s+/g, ' ').trim());
  return createHash('sha256').update(JSON.stringify(quotes.toSorted())).digest('hex');
}

/** A result without the doubtful pairs of which the person has said that both passages mean the same. */
export function withoutPairs(result: AnalysisResult, sameMeaning: readonly string[]): AnalysisResult {
  const known = new Set(sameMeaning);
  const findings = result.findings.filter((finding) => !known.has(pairKeyOf(finding) ?? ''));
  return { ...result, findings };
}
