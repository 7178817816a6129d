import type { Finding } from '@app/shared/contracts';
import type { FactDocument } from '../facts/fact.ts';
import { candidatesOf, placesOf, type Named } from './titles/candidates-of.ts';
import { bareKind } from './titles/kind-titles.ts';
import { clauseAt, pageName, toldApart, type NamedFinding } from './titles/told-apart.ts';

/** Gives findings the titles that a person would write, in the language of their papers. No two are alike. */
export function titleFindings(findings: readonly Finding[], documents: readonly FactDocument[]): Finding[] {
  const titles = toldApart(findings.map((finding) => named(finding, documents)));
  return findings.map((finding, index) => ({ ...finding, subject: titles[index] ?? finding.subject }));
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
  // Two papers that are compared as a whole have a name.
  const whole = finding.share === undefined ? [] : [{ text: finding.subject, worth: 2, language }];
  return {
    page,
    place,
    language,
    candidates: [...whole, ...candidatesOf(finding, places), last],
  };
}
