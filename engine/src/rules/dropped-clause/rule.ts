import { UnionFind } from '../../align/union-find.ts';
import { factsOfSentence, printed, wordsOfUnit, type FactDocument } from '../../facts/fact.ts';
import { compareValues } from '../../facts/values/compare-values.ts';
import { areListsCompared } from '../are-lists-compared.ts';
import { placeOfWords } from '../place.ts';
import type { Rule, RuleContext, RuleFinding } from '../rule.ts';
import { coverageIn, sentencesOf, type Covered, type Sentence } from './coverage.ts';
import { isReworded } from './reworded.ts';
import { droppedClauses, type DroppedClause } from './named-drafts.ts';

/** Two wordings of one paper: so many sentences each, half of which the other says to this share. */
const fewestSentences = 10;
const usualShare = 0.5;
/** Longer papers have another wording in a version that is read word by word; each sentence is held against each passage. */
const mostUnits = 800;
/** What no passage of the other says by more than this share is gone; less where it says one of its values. */
const goneShare = 0.205;
const goneShareOfValues = 0.18;
/** Nothing else of the paper is said so little: such a gap to the next sentence tells as much as a value says against it. */
const standsOut = 0.1;
/** Who leaves out more tells of something else. */
const mostGone = 2;

/** Which law holds and who judges is read by a rule of its own. */
const lawAndVenue =
  /(?<![a-zß-ɏ])(?:courts?|arbitrat[a-zß-ɏ]*|jurisdiction|governed by|gerichtsstand|[a-zß-ɏ]*gericht[a-zß-ɏ]*|schieds[a-zß-ɏ]*|recht der|tribuna[a-zß-ɏ]*|arbitra[a-zß-ɏ]*|droit|compétent[a-zß-ɏ]*|juzgados?|jurisdicción|arbitraje|fuero)(?![a-zß-ɏ])/i;

/** A clause of one wording of a paper is nowhere in another wording, which says the others in its own words. */
export const rule: Rule = {
  id: 'dropped-clause',
  find: (context) => {
    const known = new Map<FactDocument, readonly Sentence[]>();
    // Most papers have no other wording: their sentences need not be read.
    const read = (document: FactDocument): readonly Sentence[] => {
      const sentences = known.get(document) ?? sentencesOf(document, context.weights);
      known.set(document, sentences);
      return sentences;
    };
    // Versions of one reference are versions of each other.
    const families = new UnionFind<number>();
    for (const { pair } of context.versions) families.join(pair.reference, pair.version);
    const papers = context.documents.filter(
      ({ units }) => units.length >= fewestSentences && units.length <= mostUnits,
    );
    const likely = papers.flatMap((first, at) =>
      papers
        .slice(at + 1)
        .filter((second) => families.root(first.index) !== families.root(second.index))
        .filter((second) => areListsCompared(context, first.index, second.index))
        .filter((second) => [first, second].every((paper) => read(paper).length >= fewestSentences))
        .flatMap((second) => between(context, first, second, read)),
    );
    const found = [...likely, ...droppedClauses(context)].filter(({ document, unit, other }) => {
      const [own, second] = [context.documents[document], context.documents[other]];
      return own === undefined || second === undefined || !isReworded(own, unit, second);
    });
    return [
      ...new Map(found.map((clause) => [`${clause.document} ${clause.unit} ${clause.other}`, clause])).values(),
    ].map((clause) => toFinding(context.documents, clause));
  },
};

function between(
  context: RuleContext,
  first: FactDocument,
  second: FactDocument,
  read: (document: FactDocument) => readonly Sentence[],
): DroppedClause[] {
  if (first.format.language !== second.format.language) return [];
  const ofFirst = coverageIn(second, read(first), context.weights);
  if (median(ofFirst) < usualShare) return [];
  const ofSecond = coverageIn(first, read(second), context.weights);
  if (median(ofSecond) < usualShare) return [];
  return [...goneFrom(context, ofFirst, first, second), ...goneFrom(context, ofSecond, second, first)];
}

const median = (sentences: readonly Covered[]): number =>
  sentences.map(({ share }) => share).toSorted((x, y) => x - y)[Math.floor(sentences.length / 2)] ?? 0;

/** Words of a clause at least: a note, as `Clauses renumbered since the last exchange.`, is none. */
const shortestClause = 8;

function isLongEnough({ units }: FactDocument, { unit }: Sentence): boolean {
  const { start = 0, end = 0 } = units[unit] ?? {};
  return end - start >= shortestClause;
}

function goneFrom(
  { documents, weights }: RuleContext,
  sentences: readonly Covered[],
  own: FactDocument,
  other: FactDocument,
): DroppedClause[] {
  const [least = 0, next = 0] = sentences.map(({ share }) => share).toSorted((x, y) => x - y);
  const isAlone = next - least >= standsOut;
  const gone = sentences.filter(
    (sentence) =>
      sentence.share <= (!isAlone && sharesValue(own, sentence, other) ? goneShareOfValues : goneShare) &&
      !lawAndVenue.test(printed(wordsOf(own, sentence))) &&
      // An annex may have taken it over.
      documents.every(
        (third) =>
          third === own ||
          third === other ||
          coverageIn(third, [sentence], weights).every(({ share }) => share < usualShare),
      ),
  );
  if (gone.length > mostGone) return [];
  const clauses = gone.filter((sentence) => isLongEnough(own, sentence));
  return clauses.map(({ unit }) => ({ document: own.index, unit, other: other.index }));
}

const wordsOf = (document: FactDocument, { unit }: Sentence) => {
  const found = document.units[unit];
  return found === undefined ? [] : wordsOfUnit(document, found);
};

/** `Within thirty days`: a value that the other states too, maybe of the same thing. */
const sharesValue = (own: FactDocument, { unit }: Sentence, other: FactDocument): boolean =>
  factsOfSentence(own, unit).some(({ value }) =>
    other.facts.some((fact) => fact.value.type === value.type && compareValues(value, fact.value) === 'same'),
  );

function toFinding(documents: readonly FactDocument[], { document: index, unit, other }: DroppedClause): RuleFinding {
  const document = documents[index];
  const { passage = 0, start = 0, end = 0 } = document?.units[unit] ?? {};
  return {
    rule: 'dropped-clause',
    kind: 'missing',
    severity: 'medium',
    confidence: 0.7,
    explanation: 'The other wording of this paper has nothing that corresponds to this clause.',
    sides: [
      { places: document === undefined ? [] : [placeOfWords(document, passage, start, end, unit)] },
      { places: [], missingIn: [other] },
    ],
  };
}
