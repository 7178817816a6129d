import { factsOfSentence, type Fact, type FactDocument } from '../../facts/fact.ts';
import type { Relatedness } from './relatedness.ts';

/** Passages at the head of a paper among which it says which state of it this is. */
const headPassages = 6;

/**
 * `Specification 7-CH-301`, below it `Revision C`, and `tested against 7-CH-301, Revision B`: the state that a paper has and the one in
 * which another names it by its number.
 */
export function revisionsOfPapers(documents: readonly FactDocument[], areRelated: Relatedness): [Fact, Fact][] {
  const heads = documents.map(headOf);
  return documents.flatMap((paper): [Fact, Fact][] => {
    const head = heads[paper.index];
    if (head === undefined) return [];
    return documents.flatMap((other) =>
      other.index === paper.index || !areRelated(paper.index, other.index)
        ? []
        : mentionsIn(other, head.numbers).map((fact): [Fact, Fact] =>
            paper.index < other.index ? [head.revision, fact] : [fact, head.revision],
          ),
    );
  });
}

interface Head {
  readonly revision: Fact;
  readonly numbers: ReadonlySet<string>;
}

const isRevision = ({ value }: Fact): boolean => value.type === 'identifier' && value.unit === 'revision';
const isNumber = ({ value }: Fact): boolean => value.type === 'identifier' && value.unit === '';

/** The one state and the numbers that stand in the head of a paper; undefined where it names others. */
function headOf({ facts, passages }: FactDocument): Head | undefined {
  const [first, second] = [passages.findIndex(({ kind }) => kind === 'heading'), headPassages];
  const inHead = facts.filter(({ passage }) => passage < Math.max(first, 0) + second);
  const [revision, ...revisions] = inHead.filter(isRevision);
  const titles = inHead.filter((fact) => isNumber(fact) && fact.passage <= (revision?.passage ?? 0));
  if (revision === undefined || revisions.length > 0 || titles.length === 0) return undefined;
  return { revision, numbers: new Set(titles.map(({ value }) => value.key)) };
}

/** The states that sentences name beside one of some numbers, and beside no other. */
const mentionsIn = (document: FactDocument, numbers: ReadonlySet<string>): Fact[] =>
  document.facts.filter((fact) => {
    if (!isRevision(fact)) return false;
    const beside = factsOfSentence(document, fact.sentence);
    const [number, ...others] = beside.filter(isNumber);
    return (
      number !== undefined &&
      others.length === 0 &&
      numbers.has(number.value.key) &&
      beside.filter(isRevision).length === 1
    );
  });
