import { isNearMiss } from '../../align/near-miss.ts';
import { stem } from '../../facts/words/stem.ts';
import { placeOfWords } from '../place.ts';
import type { Place, Rule, RuleContext, RuleFinding } from '../rule.ts';
import { alikeLists, differingCells, holdersOf, type CellPair } from './pair-lists.ts';
import { isOfWords, listsOf, type List, type ListCell, type ListRow } from './tables.ts';

/** Two lists of the same things say in words something else of one of them: `Beck Meadow | pasture`, `Beck Meadow | arable`. */
export const rule: Rule = {
  id: 'cell-mismatch',
  find: (context) => {
    const lists = context.documents.map(listsOf);
    const holders = lists.map(holdersOf);
    return context.documents.flatMap(({ index: first }) =>
      context.documents.slice(first + 1).flatMap(({ index: second }) => {
        const inSecond = holders[second];
        if (inSecond === undefined || !context.areRelated(first, second)) return [];
        return (lists[first] ?? []).flatMap((a) => alikeLists(a, inSecond).flatMap((b) => check(context, a, b)));
      }),
    );
  },
};

const check = (context: RuleContext, a: List, b: List): RuleFinding[] =>
  differingCells(a, b)
    .filter((pair) => isOfWords(pair.a.cell) && isOfWords(pair.b.cell) && areApart(pair))
    .map((pair) => toFinding(context, a.document, b.document, pair));

/** No word of the one is, shortens or nearly is one of the other: what only is said more fully is no other thing. */
function areApart({ a: { cell: a }, b: { cell: b } }: CellPair): boolean {
  return a.words.every((x) =>
    b.words.every(
      (y) => !x.startsWith(y) && !y.startsWith(x) && (stem(x) !== stem(y) || stem(x) === '') && !isNearMiss(x, y),
    ),
  );
}

function toFinding({ documents }: RuleContext, first: number, second: number, { a, b }: CellPair): RuleFinding {
  const placesIn = (index: number, { passage }: ListRow, { start, end }: ListCell): Place[] => {
    const document = documents[index];
    const sentence = document?.units.findIndex((unit) => unit.passage === passage) ?? -1;
    return document === undefined ? [] : [placeOfWords(document, passage, start, end, sentence)];
  };
  return {
    rule: 'cell-mismatch',
    kind: 'value-conflict',
    severity: 'medium',
    confidence: 0.75,
    explanation: 'The lists of both documents say something else of one thing.',
    sides: [{ places: placesIn(first, a.row, a.cell) }, { places: placesIn(second, b.row, b.cell) }],
  };
}
