import { reviewMessages } from '@app/shared/messages';
import { cardsOf, pageOf, plainWords, type ReadingCard } from '../features/finding/index.ts';
import type { ListDetail, ListItem } from '../shared/list-item.ts';
import { shortenAround } from '../shared/marked-text.ts';
import type { ReviewItem } from '../shared/review-item.ts';

const { finding: texts, severities, versions } = reviewMessages;

/** A value is told as far as it can be kept in mind. Letters. */
const longestValue = 80;

/** What is about to be told of: of a paper it is a change, else a finding. */
export interface Told {
  readonly row: ListItem;
  readonly isPaper: boolean;
  /** What stands of it, in a word; undefined while it is open. */
  readonly decision?: string | undefined;
}

/** `Finding 2 of 14, High, Expiration date of the lease` */
export function titleOf({ row, isPaper }: Told): string {
  const { severity, label } = row.group;
  const weight = isPaper || severity === undefined ? label : severities[severity];
  return [nameOf(row, isPaper), weight, row.subject].filter((part) => part !== '').join(', ');
}

/** `Finding 2 of 14`, of a document as a whole `Change 2 of 50`; empty where no finding reports the change. */
export function nameOf({ number, numbered }: ListItem, isPaper: boolean): string {
  if (number === '') return '';
  return isPaper ? versions.of(number, numbered) : texts.of(number, numbered);
}

/** `lease.pdf, page 2: $8,450.00, replaced by A` */
function wordsOfCard({ first, readings }: ReadingCard): string {
  const { document, value } = first;
  const page = pageOf(first);
  const one = page === null ? document.name : `${document.name}${texts.onPageSpoken(page)}`;
  const where = readings.length > 1 ? texts.inDocuments(readings.length) : one;
  return `${where}: ${plainWords(first) ?? (value === null ? '' : shortenAround(value, longestValue).text)}.`;
}

const toneWords: Partial<Record<ListDetail['tone'], string>> = {
  struck: versions.removed,
  inserted: versions.added,
  moved: versions.moved,
  reworded: versions.reworded,
};

const wordsOfDetail = ({ value, tone }: ListDetail): string => `${toneWords[tone] ?? ''} ${value.text}.`.trimStart();

/** The title, what stands, and what each document says: all that a person hears who goes from one to the next. */
export function tellOf(told: Told, item: ReviewItem | undefined): string {
  const parts = told.isPaper ? told.row.details.map(wordsOfDetail) : cardsOf(item?.readings ?? []).map(wordsOfCard);
  const title = [titleOf(told), ...(told.decision === undefined ? [] : [told.decision])].join(', ');
  return [`${title}.`, ...parts].join(' ');
}
