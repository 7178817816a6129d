import { factsOfPassage, type Fact, type FactDocument } from '../../../facts/fact.ts';

/** Boxes or lines from which on numbers at their beginnings run on. */
const fewest = 4;

const known = new WeakMap<FactDocument, ReadonlySet<Fact>>();

/** The boxes of a form are numbered: `5 | Invoice` behind `4 | Transport` says not how many invoices there are. */
export function isRunningNumber(fact: Fact, documents: readonly FactDocument[]): boolean {
  const document = documents[fact.document];
  if (document === undefined || fact.value.type !== 'number' || fact.start > 0) return false;
  let numbers = known.get(document);
  if (numbers === undefined) known.set(document, (numbers = runningNumbers(document)));
  return numbers.has(fact);
}

/** Numbers that begin a line, one more than the line with a number before, as far as they run from 1. */
function runningNumbers(document: FactDocument): Set<Fact> {
  const runs: Fact[][] = [];
  for (const position of document.passages.keys()) {
    const [first] = factsOfPassage(document, position).toSorted((a, b) => a.start - b.start);
    if (first === undefined || first.start > 0 || first.value.type !== 'number') continue;
    const run = runs.find((facts) => facts.at(-1)?.value.low === first.value.low - 1);
    if (run !== undefined) run.push(first);
    else if (first.value.low === 1) runs.push([first]);
  }
  return new Set(runs.filter(({ length }) => length >= fewest).flat());
}
