import { factsOfPassage, type Fact, type FactDocument } from '../../../facts/fact.ts';
import { isNearMiss } from '../../../facts/values/edit-distance.ts';

/** Codes of one kind that open the rows of a table. */
interface CodedRow {
  readonly code: string;
  /** All that open rows of the table, the code among them. */
  readonly list: ReadonlySet<string>;
}

/** Rows with such codes from which on they are a list. */
const fewest = 2;

/** Rows of two things: each opens with a code of the same kind, and the codes are not one code mistyped. Lists that share no code list other things, as what is added to a list. */
export function areOfOtherItems(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  const [x, y] = [rowOf(a, documents), rowOf(b, documents)];
  if (x === undefined || y === undefined || x.code === y.code || lettersOf(x.code) !== lettersOf(y.code)) return false;
  return !isNearMiss(x.code, y.code) || ![...x.list].some((code) => y.list.has(code));
}

const lettersOf = (code: string): string => code.replace(/\d/gu, '');

const known = new WeakMap<FactDocument, ReadonlyMap<number, CodedRow>>();

function rowOf({ document: index, passage }: Fact, documents: readonly FactDocument[]): CodedRow | undefined {
  const document = documents[index];
  if (document?.passages[passage]?.table === undefined) return undefined;
  let rows = known.get(document);
  if (rows === undefined) known.set(document, (rows = codedRows(document)));
  return rows.get(passage);
}

/** The rows of tables whose first cell is a code of letters and figures, by their positions. */
function codedRows(document: FactDocument): Map<number, CodedRow> {
  const lists = new Map<string, Map<number, string>>();
  for (const [position, { kind, table, cells }] of document.passages.entries()) {
    if (kind !== 'row' || table === undefined) continue;
    const opening = factsOfPassage(document, position).find(({ start, end }) => start === 0 && end === cells[0]?.end);
    const { type, key = '' } = opening?.value ?? {};
    if (type !== 'identifier' || !/[A-Za-zªµºÀ-ÖØ-ӿ]/u.test(key)) continue;
    const kept = `${table} ${lettersOf(key)}`;
    lists.set(kept, (lists.get(kept) ?? new Map<number, string>()).set(position, key));
  }
  const rows = new Map<number, CodedRow>();
  for (const codes of lists.values()) {
    const list = new Set(codes.values());
    if (list.size >= fewest) for (const [position, code] of codes) rows.set(position, { code, list });
  }
  return rows;
}
