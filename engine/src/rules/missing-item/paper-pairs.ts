import { paperRoleOf, type PaperRole } from '../../align/papers/paper-roles.ts';
import type { FactDocument } from '../../facts/fact.ts';
import { stem } from '../../facts/words/stem.ts';
import { vocabulary } from '../../facts/words/vocabulary.ts';

/** Part of its terms that each of two editions finds in the other. */
const editionPart = 0.6;

export interface PaperTerms {
  readonly terms: ReadonlySet<string>;
  readonly role: PaperRole;
}

export const paperTermsOf = (document: FactDocument): PaperTerms => ({
  terms: vocabularyOf(document),
  role: paperRoleOf(document),
});

/** The telling terms that a document holds anywhere but in running lines. */
function vocabularyOf(document: FactDocument): Set<string> {
  const terms = new Set<string>();
  for (const text of vocabulary(document)) if (/[A-Za-zªµºÀ-ÖØ-ӿ]{3}/u.test(text)) terms.add(stem(text));
  terms.delete('');
  return terms;
}

/** Whether two papers are editions of one: each says most of what the other says, and neither was made on the other. */
export const areEditions = (own: PaperTerms, other: PaperTerms): boolean =>
  own.role === other.role &&
  heldPart(own.terms, other.terms) >= editionPart &&
  heldPart(other.terms, own.terms) >= editionPart;

const heldPart = (own: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...own].filter((term) => other.has(term)).length / Math.max(1, own.size);
