import type { Edit, EditedPaper, Operator, Place } from '../edits/edit.ts';
import { quotePlace, type Edition } from './quote-place.ts';
import type { Agreement, Discrepancy, ShownOccurrence, Truth } from './truth-file.ts';

type Meaning = Pick<Discrepancy, 'type' | 'severity'>;

const meanings: Readonly<Partial<Record<Operator, Meaning>>> = {
  amount: { type: 'money', severity: 'high' },
  date: { type: 'date', severity: 'high' },
  duration: { type: 'duration', severity: 'high' },
  percentage: { type: 'percentage', severity: 'high' },
  transposition: { type: 'identifier', severity: 'medium' },
  party: { type: 'name', severity: 'medium' },
  modality: { type: 'negation-modality', severity: 'high' },
  negation: { type: 'negation-modality', severity: 'high' },
  'obligation-softened': { type: 'negation-modality', severity: 'high' },
  section: { type: 'identifier', severity: 'medium' },
  'time-phrase': { type: 'duration', severity: 'medium' },
  'clause-deleted': { type: 'clause-missing', severity: 'high' },
  'clause-inserted': { type: 'clause-missing', severity: 'high' },
  'item-deleted': { type: 'clause-missing', severity: 'high' },
  'sentence-deleted': { type: 'clause-missing', severity: 'high' },
  'sentence-inserted': { type: 'clause-missing', severity: 'high' },
};

const scope: Meaning = { type: 'scope', severity: 'medium' };

/** An edition, and whether it prints the paper as it was edited. */
export interface Copy extends Edition {
  readonly edited: boolean;
}

const empty = (places: readonly Place[]): boolean => places.every(({ start, end }) => start === end);

/** What is to be found between the editions of a paper, and what is not to be reported. */
export function discrepanciesOf(
  { edits }: EditedPaper,
  copies: readonly Copy[],
): Pick<Truth, 'discrepancies' | 'agreements'> {
  const real = edits.filter(({ harmless }) => !harmless);
  const harmless = edits.filter((edit) => edit.harmless);
  return {
    discrepancies: real.map((edit, at) => discrepancy(edit, `d${at + 1}`, copies)),
    agreements: harmless
      .flatMap((edit) => agreements(edit, copies))
      .map(({ operator, note, occurrences }, at) => ({ id: `a${at + 1}`, operator, note, occurrences })),
  };
}

/** The side that has the words is `c` where the other has none, and is enough. */
function discrepancy(edit: Edit, id: string, copies: readonly Copy[]): Discrepancy {
  const alone = empty(edit.a) ? 'b' : empty(edit.b) ? 'a' : undefined;
  const occurrences = copies.flatMap((copy): ShownOccurrence[] => {
    const side = copy.edited ? 'b' : 'a';
    return edit[side].flatMap((place) => quotePlace(copy, place, side === alone ? 'c' : side));
  });
  const told = (side: string): string => occurrences.find((one) => one.side === side)?.value ?? '';
  return {
    id,
    ...(meanings[edit.operator] ?? scope),
    operator: edit.operator,
    subject: occurrences[0]?.quote ?? '',
    explanation:
      alone === undefined ? `"${told('a')}" against "${told('b')}"` : `only in one edition: "${told('c')} ..."`,
    occurrences,
    ...(alone !== undefined && { one_document_suffices: true, key_side: 'c' }),
  };
}

/** A moved passage may not be reported as missing: one document is enough to break the rule. */
function agreements(edit: Edit, copies: readonly Copy[]): Omit<Agreement, 'id'>[] {
  const shown = copies.map((copy) => edit[copy.edited ? 'b' : 'a'].flatMap((place) => quotePlace(copy, place)));
  const note = edit.operator;
  if (edit.operator !== 'moved') return [{ operator: edit.operator, note, occurrences: shown.flat() }];
  return shown.map((occurrences) => ({ operator: edit.operator, note, occurrences }));
}
