import { factsOfSentence, printed, wordsOfFact, type Fact, type FactDocument } from '../../../facts/fact.ts';

/** The mark behind which a number carries its revision. */
const revisionMark = /^[/.\-_]/u;

/** `D-4412/B` and `drawing D-4412, revision B`: the one number holds the revision that the other paper names beside it. */
export function isNumberedWithRevision(long: Fact, short: Fact, documents: readonly FactDocument[]): boolean {
  if (long.value.type !== 'identifier' || short.value.type !== 'identifier') return false;
  if (long.value.key.length <= short.value.key.length || !long.value.key.startsWith(short.value.key)) return false;
  const [document, other] = [documents[short.document], documents[long.document]];
  if (document === undefined || other === undefined) return false;
  const [name, full] = [textOf(document, short), textOf(other, long)];
  const tail = full.slice(name.length);
  if (!full.startsWith(name) || !revisionMark.test(tail)) return false;
  const revision = tail.slice(1).toLowerCase();
  return factsOfSentence(document, short.sentence).some(
    ({ value }) => value.unit === 'revision' && value.key.toLowerCase() === revision,
  );
}

const textOf = (document: FactDocument, fact: Fact): string =>
  printed(wordsOfFact(document, fact)).replace(/^[^A-Za-zªµºÀ-ÖØ-ӿ]+|[^A-Za-zªµºÀ-ÖØ-ӿ\d]+$/gu, '');
