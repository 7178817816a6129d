import { reviewMessages } from '@app/shared/messages';
import type { Reading } from '../../shared/readings.ts';

const { finding: texts } = reviewMessages;

/** More documents than these share cards where they say the same. */
export const mostCards = 6;

export interface ReadingCard {
  readonly key: string;
  /** The one that is shown for all. */
  readonly first: Reading;
  readonly readings: readonly Reading[];
}

const keyOf = ({ state, side, value, by }: Reading): string => [state, side, value?.text ?? '', by ?? ''].join('\n');

/** One card a document; of many, one for all that say the same. */
export function cardsOf(readings: readonly Reading[]): readonly ReadingCard[] {
  const isMany = readings.length > mostCards;
  const cards = new Map<string, Reading[]>();
  for (const reading of readings) {
    const key = isMany ? keyOf(reading) : reading.document.id;
    cards.set(key, [...(cards.get(key) ?? []), reading]);
  }
  return [...cards].flatMap(([key, same]) => {
    const [first] = same;
    return first === undefined ? [] : [{ key, first, readings: same }];
  });
}

/** The cards of a phone: the first two, or the first and the one that is shown. */
export function tabsOf(cards: readonly ReadingCard[], isShown: (card: ReadingCard) => boolean): readonly ReadingCard[] {
  const [first, second, ...others] = cards;
  const shown = others.find(isShown) ?? second;
  return [first, shown].filter((card) => card !== undefined);
}

/** The page that a card leads to: where it says something, or where it was looked for, if that is one place. */
export function pageOf({ positions }: Reading): number | null {
  const [position] = positions;
  if (position === undefined) return null;
  return position.missing && position.lookedFor === undefined ? null : position.page;
}

/** The words of a reading were recognised in a picture of the page: a letter of them may be wrong. */
export function isReadByOcr({ document: { ocrPages }, positions }: Reading): boolean {
  return positions.some(({ page, missing }) => !missing && ocrPages.includes(page));
}

/** What stands in a card whose document says nothing, or whose word does not hold. */
export function plainWords({ state, value, by }: Reading): string | null {
  if (state === 'not-found') return texts.notFound;
  if (state === 'superseded' && by !== null) {
    return value === null ? texts.replaced(by) : texts.replacedBy(value.text, by);
  }
  return value === null ? texts.notStated : null;
}
