import { factsOfPassage, type Fact, type FactDocument } from '../../facts/fact.ts';

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
