import type { EngineOutput, ReportedFinding } from '../versions/score/engine-output.ts';
import type { SheetChange } from './booking-sheet.ts';
import type { Entry } from './invoice-data.ts';

/** What the findings between an invoice and its booking sheet come to. */
export interface JudgedSheet {
  readonly changes: number;
  /** Changes that a sure finding shows against what the invoice says, and those that any finding does. */
  readonly found: number;
  readonly foundByAny: number;
  /** Of those found by any: how many have what the invoice says as the first that is shown of it. */
  readonly rightFirst: number;
  readonly sureFalse: number;
  readonly possibleFalse: number;
}

const isSure = ({ tier }: ReportedFinding): boolean => tier !== 'possible';

/** Judges findings by the changes of the sheet; `sheet` is the id of its document. */
export function judgeSheet({ findings }: EngineOutput, sheet: string, changes: readonly SheetChange[]): JudgedSheet {
  const across = findings.filter(({ positions }) => new Set(positions.map(({ document }) => document)).size > 1);
  const shown = changes.map((change) => across.filter((finding) => shows(finding, sheet, change)));
  const right = new Set(shown.flat());
  const wrong = across.filter((finding) => !right.has(finding));
  return {
    changes: changes.length,
    found: shown.filter((list) => list.some(isSure)).length,
    foundByAny: shown.filter((list) => list.length > 0).length,
    rightFirst: shown.filter((list, at) => list.some((finding) => isRightFirst(finding, sheet, changes[at]))).length,
    sureFalse: wrong.filter(isSure).length,
    possibleFalse: wrong.length - wrong.filter(isSure).length,
  };
}

/** The changed value of the sheet and what the invoice says stand in one finding. */
const shows = ({ positions }: ReportedFinding, sheet: string, change: SheetChange): boolean =>
  positions.some((position) => position.document === sheet && holds(position, change.after)) &&
  positions.some((position) => position.document !== sheet && holds(position, change.before));

function isRightFirst({ positions }: ReportedFinding, sheet: string, change: SheetChange | undefined): boolean {
  const first = positions.find(({ document }) => document !== sheet);
  return change !== undefined && first !== undefined && holds(first, change.before);
}

/** A value that is all of its quote is not named apart. */
export type Printed = Partial<Pick<ReportedFinding['positions'][number], 'value' | 'quote'>>;

/** Whether a printed value may be what an entry says: by its figures, whatever their signs and order. */
export function holds({ value, quote }: Printed, entry: Entry): boolean {
  const text = value ?? quote ?? '';
  if (entry.kind === 'text') return compact(text).includes(compact(entry.value));
  if (entry.kind === 'amount') return [entry.value.toFixed(2), `${entry.value}`].map(digitsOf).includes(digitsOf(text));
  const numbers = text.match(/\d+/gu)?.map(Number) ?? [];
  const hasYear = numbers.includes(entry.year) || numbers.includes(entry.year % 100);
  return numbers.includes(entry.day) && hasYear && (numbers.length < 3 || numbers.includes(entry.month));
}

const compact = (text: string): string => text.replace(/[\s.-]/gu, '').toLowerCase();

const digitsOf = (text: string): string => text.replace(/\D/gu, '').replace(/^0+(?=\d)/u, '');
