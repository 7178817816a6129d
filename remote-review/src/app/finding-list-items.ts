import { isDoubtfulPair } from '@app/shared/contracts';
import { reviewMessages } from '@app/shared/messages';
import { countedValues, type FacetChoice } from '../features/list/index.ts';
import type { ListDetail, ListGroup, ListItem } from '../shared/list-item.ts';
import { byLetter } from '../shared/letters.ts';
import { shortenAround } from '../shared/marked-text.ts';
import type { Reading } from '../shared/readings.ts';
import type { ReviewItem } from '../shared/review-item.ts';

const { list: texts, severities, kinds, changeKinds } = reviewMessages;

/** As many letters of each of two readings as fit into a row. */
const shortest = 22;

function groupOf({ finding, isPossible }: ReviewItem): ListGroup {
  if (isPossible) return { id: 'possible', label: texts.possible, hint: texts.possibleHint };
  return { id: finding.severity, label: severities[finding.severity], severity: finding.severity };
}

const plain = (text: string): ListDetail => ({ value: { text, marks: [] }, tone: 'none' });

function detailOf({ value, side }: Reading): readonly ListDetail[] {
  return value === null ? [] : [{ value: shortenAround(value, shortest), tone: side }];
}

/** The readings, or where something stands that is not found elsewhere. */
function detailsOf({ finding, readings }: ReviewItem): readonly ListDetail[] {
  const telling = readings.filter(({ value, state }) => value !== null && state === 'says');
  const [first] = telling;
  const others = (['b', 'c'] as const).flatMap((wanted) => telling.find(({ side }) => side === wanted) ?? []);
  if (first === undefined) return [plain(finding.explanation)];
  if (others.length > 0) return [first, ...others].flatMap(detailOf);
  const isMissing = readings.some(({ state }) => state === 'not-found');
  return isMissing ? [plain(texts.notFoundIn(first.document.name))] : [plain(finding.explanation)];
}

/** What the list shows of each finding. */
export function listItemsOf(items: readonly ReviewItem[]): readonly ListItem[] {
  const possible = items.filter(({ isPossible }) => isPossible).length;
  return items.map((item) => {
    const { finding } = item;
    const documents = [...new Set(finding.positions.map(({ document }) => document))];
    const searched = [finding.subject, finding.explanation, ...finding.positions.map(({ quote }) => quote)];
    return {
      id: item.id,
      number: item.number,
      numbered: item.isPossible ? possible : items.length - possible,
      group: groupOf(item),
      subject: finding.subject,
      details: detailsOf(item),
      joint: ' · ',
      facets: {
        severity: [finding.severity],
        kind: [finding.kind],
        change: finding.changeKind === undefined ? [] : [finding.changeKind],
        document: documents,
      },
      texts: searched,
      words: searched.join(' ').toLowerCase(),
      isCounted: !item.isPossible,
      isPair: isDoubtfulPair(finding),
    };
  });
}

const letteredName = ({ letter, document }: Reading): string => `${letter} ${document.name}`;

/** By what the list can be narrowed: only what tells findings apart. */
export function facetsOf(items: readonly ReviewItem[], listed: readonly ListItem[]): readonly FacetChoice[] {
  const documents = new Map(items.flatMap(({ readings }) => readings.map((one) => [one.document.id, one])));
  const names = [...documents.values()]
    .toSorted((one, other) => byLetter(one.letter, other.letter))
    .map((one) => [one.document.id, letteredName(one)] as const);
  const among = (id: string, words: readonly (readonly [string, string])[]) =>
    countedValues(listed, id, words).filter(([, , count]) => count > 0);
  return [
    { id: 'severity', label: texts.severity, values: among('severity', Object.entries(severities)) },
    { id: 'kind', label: texts.kind, values: among('kind', Object.entries(kinds)) },
    { id: 'change', label: texts.kindOfChange, values: among('change', Object.entries(changeKinds)) },
    { id: 'document', label: texts.document, values: countedValues(listed, 'document', names) },
  ].filter(({ values }) => values.length > 0);
}
