import { printed, type FactDocument } from '../../facts/fact.ts';
import { unitHead } from '../../facts/tables/column-values.ts';
import { unitAt } from '../../facts/units/units.ts';
import type { Cell, Passage } from '../../layout/passage.ts';
import { figuresOf, pairByFigures, type RowOfFigures } from '../known-by-figures.ts';
import { oncePerDocument } from '../once-per-document.ts';
import { placeOfWords } from '../place.ts';
import type { Place, Rule, RuleContext, RuleFinding } from '../rule.ts';

/** A row of a list that says in a column of its own what its quantity is measured in. */
interface MeasuredRow extends RowOfFigures {
  readonly passage: number;
  readonly unit: Cell;
  readonly dimension: string;
}

/** Rows by which two lists are known as lists of the same things. */
const fewestPaired = 3;

/** Two lists measure one of their things in units of another kind: `t | 575` in the one, `m² | 575` in the other. */
export const rule: Rule = {
  id: 'unit-mismatch',
  find: (context) => {
    const rowsOf = oncePerDocument(measuredRows);
    return context.documents.flatMap((first) =>
      context.documents
        .slice(first.index + 1)
        .flatMap((second) =>
          context.areRelated(first.index, second.index)
            ? check(context, first, rowsOf(first), second, rowsOf(second))
            : [],
        ),
    );
  },
};

function measuredRows(document: FactDocument): MeasuredRow[] {
  return document.passages.flatMap((passage, position) => {
    const unit = passage.kind === 'row' && passage.isHead !== true ? unitCell(passage) : undefined;
    const dimension = unit === undefined ? undefined : dimensionOf(textOf(passage, unit));
    if (unit === undefined || dimension === undefined) return [];
    return [{ passage: position, unit, dimension, figures: figuresOf(document, position) }];
  });
}

const unitCell = ({ cells }: Passage): Cell | undefined => cells.find(({ header }) => unitHead.test(header));

const textOf = ({ words }: Passage, { start, end }: Cell): string => printed(words.slice(start, end));

/** What a unit measures; undefined for pieces, lump sums and words that are no unit. */
function dimensionOf(text: string): string | undefined {
  const found = unitAt(text, 0);
  return found !== undefined && found.end === text.length ? found.unit.dimension : undefined;
}

function check(
  { documents }: RuleContext,
  first: FactDocument,
  own: readonly MeasuredRow[],
  second: FactDocument,
  others: readonly MeasuredRow[],
): RuleFinding[] {
  const pairs = [...pairByFigures(own, others)];
  if (pairs.length < fewestPaired) return [];
  const placeIn = (document: FactDocument, { passage, unit }: MeasuredRow): Place => {
    const sentence = documents[document.index]?.units.findIndex((one) => one.passage === passage) ?? -1;
    return placeOfWords(document, passage, unit.start, unit.end, sentence);
  };
  return pairs
    .filter(([a, b]) => a.dimension !== b.dimension)
    .map(([a, b]) => ({
      rule: 'unit-mismatch',
      kind: 'value-conflict',
      severity: 'medium',
      confidence: 0.75,
      explanation: 'The same figure is given in different units.',
      sides: [{ places: [placeIn(first, a)] }, { places: [placeIn(second, b)] }],
    }));
}
