import type { Finding } from '@app/shared/contracts';
import type { FactDocument } from '../facts/fact.ts';
import { candidatesOf, placesOf, type Named } from './titles/candidates-of.ts';
import { bareKind } from './titles/kind-titles.ts';
import { clauseAt, pageName, toldApart, type NamedFinding } from './titles/told-apart.ts';

/**
 * Gives findings the titles that a person would write, in the language of their papers. No two are alike. Changes between
 * versions have theirs: they say what changed.
 */
export function titleFindings(findings: readonly Finding[], documents: readonly FactDocument[]): Finding[] {
  const untitled = findings.filter(({ rule }) => !rule.startsWith('version-'));
  const titles = toldApart(untitled.map((finding) => named(finding, documents)));
  const byFinding = new Map(untitled.map((finding, index) => [finding, titles[index]] as const));
  return findings.map((finding) => ({ ...finding, subject: byFinding.get(finding) ?? finding.subject }));
}

/** The title of a place where papers agree, which may be that of others. */
export function titleOf(place: Named, documents: readonly FactDocument[]): string {
  return named(place, documents).candidates[0]?.text ?? place.subject;
}

function named(finding: Named, documents: readonly FactDocument[]): NamedFinding {
  const places = placesOf(documents, finding);
  const [place] = places;
  const language = place?.language ?? 'en';
  const page = finding.positions[0]?.page ?? 1;
  const kind = bareKind(place?.fact?.value, finding.rule, language);
  const last = { text: `${kind}, ${clauseAt(place) ?? pageName(page, language)}`, worth: 0, language };
  return {
    page,
    place,
    language,
    candidates: [...candidatesOf(finding, places), last],
  };
}
