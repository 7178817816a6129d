import { factsOfPassage, type Fact, type FactDocument } from '../facts/fact.ts';
import type { ValueType } from '../facts/value.ts';

/** Values of these types add up. */
const summable: ReadonlySet<ValueType> = new Set(['number', 'money', 'quantity', 'duration']);
/** Part of a sum by which it may be off for the ends of intervals. */
const slack = 1e-6;

/** The rows of a plan move 1,050 m and 1,250 m of files, the record 2.3 km: the one is a part of the other. */
export const isPartOfColumn = (a: Fact, b: Fact, documents: readonly FactDocument[]): boolean =>
  a.value.low < b.value.low ? addsUpTo(a, b, documents) : addsUpTo(b, a, documents);

/** The cells of the column of one value make the other value together. */
function addsUpTo(part: Fact, whole: Fact, documents: readonly FactDocument[]): boolean {
  // A cell of another list is compared row by row.
  if (part.source !== 'cell' || whole.source === 'cell') return false;
  if (part.value.type !== whole.value.type || !summable.has(part.value.type)) return false;
  const cells = ofColumn(part, documents);
  const { low, high } = whole.value;
  const sum = cells.reduce((total, { value }) => total + (value.low + value.high) / 2, 0);
  return cells.length > 1 && sum >= low * (1 - slack) && sum <= high * (1 + slack);
}

/** The values of one kind in the column of a value, its own among them; none where the column has no head. */
export function ofColumn(fact: Fact, documents: readonly FactDocument[]): Fact[] {
  const document = documents[fact.document];
  const header = headOf(fact, document);
  const table = document?.passages[fact.passage]?.table;
  if (document === undefined || table === undefined || header === '') return [];
  return document.passages.flatMap((passage, position) =>
    passage.table === table
      ? factsOfPassage(document, position).filter(
          (other) =>
            other.value.type === fact.value.type &&
            other.value.unit === fact.value.unit &&
            headOf(other, document) === header,
        )
      : [],
  );
}

const headOf = ({ passage, start }: Fact, document: FactDocument | undefined): string =>
  document?.passages[passage]?.cells.find((cell) => start >= cell.start && start < cell.end)?.header ?? '';
