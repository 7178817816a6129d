import { printed, type FactDocument } from '../../facts/fact.ts';
import { stem } from '../../facts/words/stem.ts';
import { placeOfWords } from '../place.ts';
import type { Place, Rule, RuleContext, RuleFinding } from '../rule.ts';
import { readOutline, type Clause, type Outline } from './outline.ts';
import { findReferences, type Reference } from './references.ts';

/** A paper refers to a clause of its own that it does not have, or that it calls something else. */
export const rule: Rule = {
  id: 'cross-reference',
  find: (context) => context.documents.flatMap((document) => check(context, document)),
};

function check({ documents }: RuleContext, document: FactDocument): RuleFinding[] {
  const outline = isAmending(document) ? undefined : readOutline(document);
  if (outline === undefined) return [];
  return findReferences(document).flatMap((reference) => {
    const clause = outline.get(reference.number);
    if (clause !== undefined) return isOtherTitle(reference, clause) ? [otherTitle(document, reference, clause)] : [];
    if (!isMissing(outline, reference.number) || isOfOther(documents, document, reference.number)) return [];
    return [finding(`The document has no clause ${reference.number} of its own.`, [placeOf(document, reference)])];
  });
}

/** An amendment, a letter or an order speaks of the clauses of another paper. */
const amending =
  /amend|variation|addendum|nachtrag|änderung|avenant|modificación|anexo|letter|order|invoice|bestellung|rechnung|commande|facture/i;
const titleLines = 4;

const isAmending = ({ passages }: FactDocument): boolean =>
  passages.slice(0, titleLines).some(({ words }) => amending.test(printed(words)));

/** The last clause has a smaller number; for a part of a clause, other parts of it are numbered. */
function isMissing(outline: Outline, number: string): boolean {
  const [top = ''] = number.split('.');
  if (number === top) return !outline.has(top);
  return outline.has(top) && [...outline.keys()].some((key) => key.startsWith(`${top}.`));
}

/** Another paper of the matter has a clause of that number: it may be meant. */
const isOfOther = (documents: readonly FactDocument[], document: FactDocument, number: string): boolean =>
  documents.some((other) => other !== document && (readOutline(other)?.has(number) ?? false));

/** Both give the clause a name, and no word is in both. */
function isOtherTitle({ title }: Reference, clause: Clause): boolean {
  const cited = title
    .split(' ')
    .map(stem)
    .filter((term) => term !== '');
  return cited.length > 0 && clause.title.length > 0 && !cited.some((term) => clause.title.includes(term));
}

function otherTitle(document: FactDocument, reference: Reference, clause: Clause): RuleFinding {
  const title = placeOfWords(
    document,
    clause.passage,
    clause.start,
    clause.end,
    sentenceAt(document, clause.passage, clause.start),
  );
  return finding(`Clause ${reference.number} is called something else where it stands.`, [
    placeOf(document, reference),
    title,
  ]);
}

const placeOf = (document: FactDocument, { passage, start, end }: Reference): Place =>
  placeOfWords(document, passage, start, end, sentenceAt(document, passage, start));

const sentenceAt = ({ units }: FactDocument, passage: number, at: number): number =>
  units.findIndex((unit) => unit.passage === passage && unit.start <= at && at < unit.end);

const finding = (explanation: string, places: readonly Place[]): RuleFinding => ({
  rule: 'cross-reference',
  kind: 'internal',
  severity: 'low',
  confidence: 0.7,
  explanation,
  sides: places.map((place) => ({ places: [place] })),
});
