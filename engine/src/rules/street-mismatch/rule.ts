import { isScanSlip } from '../../align/near-miss.ts';
import { printed, type FactDocument } from '../../facts/fact.ts';
import { placeOfWords } from '../place.ts';
import type { Rule, RuleContext, RuleFinding } from '../rule.ts';
import { streetsOf, type Street } from './streets.ts';

/** One address has another street in another document: the postcode and the number of the house are the same. */
export const rule: Rule = {
  id: 'street-mismatch',
  find: (context) => {
    const streets = context.documents.flatMap(streetsOf);
    return [...Map.groupBy(streets, ({ postcode }) => postcode).values()].flatMap((group) => check(context, group));
  },
};

function check(context: RuleContext, streets: readonly Street[]): RuleFinding[] {
  const sides = [...Map.groupBy(streets, ({ name, type }) => `${name} ${type}`).values()];
  const unlike = sides.filter((side) =>
    sides.some((other) => other !== side && side.some((a) => other.some((b) => isOther(context, a, b)))),
  );
  return unlike.length === 2 ? [toFinding(context.documents, unlike)] : [];
}

/** Another name or another word for the street, in documents of which neither knows both. */
function isOther({ documents, areRelated }: RuleContext, a: Street, b: Street): boolean {
  if (a.document === b.document || !areRelated(a.document, b.document) || a.number !== b.number) return false;
  // Both other is another place of a wide code.
  if ((a.name === b.name) === (a.type === b.type)) return false;
  if ((a.isRead || b.isRead) && isScanSlip(a.name, b.name)) return false;
  const [first, second] = [documents[a.document], documents[b.document]];
  return first !== undefined && second !== undefined && !isNamed(first, b) && !isNamed(second, a);
}

const isNamed = ({ passages }: FactDocument, { name, type }: Street): boolean =>
  passages.some(({ words }) => printed(words).toLowerCase().includes(`${name} ${type}`));

const toFinding = (documents: readonly FactDocument[], sides: readonly (readonly Street[])[]): RuleFinding => ({
  rule: 'street-mismatch',
  kind: 'value-conflict',
  severity: 'medium',
  confidence: 0.8,
  explanation: 'The same address is printed with another street.',
  sides: sides.map((streets) => ({
    places: streets.flatMap(({ document: index, passage, start, end, sentence }) => {
      const document = documents[index];
      return document === undefined ? [] : [placeOfWords(document, passage, start, end, sentence)];
    }),
  })),
});
