import type { Fact, FactDocument } from '../facts/fact.ts';

/** Points between the right edges of two columns; figures in brackets reach a little farther. */
const apart = 6;
/** Passages without a figure of a column that end it. */
const longestGap = 8;

/** The values that stand under each other in a table: the number of the column of each value, by its position among the facts. */
export function columnsOf({ facts, passages }: FactDocument): readonly (number | undefined)[] {
  const columns: (number | undefined)[] = facts.map(() => undefined);
  const placed = facts.flatMap((fact, position) => {
    const edge = passages[fact.passage]?.kind === 'row' ? edgeOf(fact, passages) : undefined;
    return edge === undefined ? [] : [{ position, passage: fact.passage, ...edge }];
  });
  let column = -1;
  for (const ofPage of Map.groupBy(placed, ({ page }) => page).values()) {
    const sorted = ofPage.toSorted((x, y) => x.right - y.right || x.position - y.position);
    let stripe: typeof sorted = [];
    const close = (): void => {
      let last = -Infinity;
      for (const { position, passage } of stripe.toSorted((x, y) => x.position - y.position)) {
        if (passage - last > longestGap) column += 1;
        columns[position] = column;
        last = passage;
      }
      stripe = [];
    };
    for (const one of sorted) {
      if (one.right - (stripe.at(-1)?.right ?? one.right) > apart) close();
      stripe.push(one);
    }
    close();
  }
  return columns;
}

function edgeOf(fact: Fact, passages: FactDocument['passages']): { page: number; right: number } | undefined {
  const word = passages[fact.passage]?.words[fact.end - 1];
  return word === undefined ? undefined : { page: word.page.page, right: word.right };
}
