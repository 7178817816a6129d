import { reviewMessages } from '@app/shared/messages';
import type { FacetChoice } from '../features/list/index.ts';
import type { ListDetail, ListGroup, ListItem } from '../shared/list-item.ts';
import { byLetter } from '../shared/letters.ts';
import { shortenAround } from '../shared/marked-text.ts';
import type { Reading } from '../shared/readings.ts';
import type { ReviewItem } from '../shared/review-item.ts';

const { list: texts, severities, kinds } = reviewMessages;

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

/** The two readings, or where something stands that is not found elsewhere. */
function detailsOf({ finding, readings }: ReviewItem): readonly ListDetail[] {
  const telling = readings.filter(({ value, state }) => value !== null && state === 'says');
  const [first] = telling;
  const other = telling.find(({ side }) => side === 'b');
  if (first === undefined) return [plain(finding.explanation)];
  if (other !== undefined) return [...detailOf(first), ...detailOf(other)];
  const isMissing = readings.some(({ state }) => state === 'not-found');
  return isMissing ? [plain(texts.notFoundIn(first.document.name))] : [plain(finding.explanation)];
}

/** What the list shows of each finding. */
export function listItemsOf(items: readonly ReviewItem[]): readonly ListItem[] {
  const possible = items.filter(({ isPossible }) => isPossible).length;
  return items.map((item) => {
    const { finding } = item;
    const documents = [...new Set(finding.positions.map(({ document }) => document))];
    const words = [finding.subject, finding.explanation, ...finding.positions.map(({ quote }) => quote)];
    return {
      id: item.id,
      number: item.number,
      numbered: item.isPossible ? possible : items.length - possible,
      group: groupOf(item),
      subject: finding.subject,
      details: detailsOf(item),
      joint: ' · ',
      facets: { severity: [finding.severity], kind: [finding.kind], document: documents },
      words: words.join(' ').toLowerCase(),
      isCounted: !item.isPossible,
    };
  });
}

/** By what the list can be narrowed: only what tells findings apart. */
export function facetsOf(items: readonly ReviewItem[]): readonly FacetChoice[] {
  const has = new Set(items.flatMap(({ finding }) => [finding.severity, finding.kind]));
  const documents = new Map(items.flatMap(({ readings }) => readings.map((one) => [one.document.id, one])));
  const among = <Value extends string>(words: Readonly<Record<Value, string>>) =>
    Object.entries<string>(words).filter(([value]) => new Set<string>(has).has(value));
  return [
    { id: 'severity', label: texts.severity, values: among(severities) },
    { id: 'kind', label: texts.kind, values: among(kinds) },
    {
      id: 'document',
      label: texts.document,
      values: [...documents.values()]
        .toSorted((one, other) => byLetter(one.letter, other.letter))
        .map(({ document, letter }) => [document.id, `${letter} ${document.name}`]),
    },
  ];
}
