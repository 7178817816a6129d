import type { Finding } from '@app/shared/contracts';
import { factsOfPassage, type FactDocument } from '../../facts/fact.ts';
import { textOf } from '../../facts/value-source.ts';
import { plainWord, stem } from '../../facts/words/stem.ts';
import { markerLength } from '../../layout/list-marker.ts';
import { addressTitles, isHouseNumber } from './address-titles.ts';
import { headingTitles } from './heading-titles.ts';
import { reachedBy } from './kind-titles.ts';
import { candidates, labelTitles } from './label-titles.ts';
import { phraseTitles } from './phrase-titles.ts';
import { ruleNouns } from './kind-nouns.ts';
import { titlePlace, type TitlePlace } from './title-place.ts';
import { titleTokens } from './title-tokens.ts';
import type { TitleCandidate } from './title.ts';

/** How much it counts that the other papers speak of the same, beside where the title was found. */
const shared = 0.45;
/** What a rule calls a finding. */
const ruleWorth = 1.1;
/** Words of a title from which on each counts in full as shared: one word alone is shared by chance. */
const fewestShared = 2;

/** Places of a finding that are looked at. */
const mostPlaces = 6;

/** What has a name: a finding, or what papers agree on. */
export type Named = Pick<Finding, 'rule' | 'subject' | 'positions'>;

export const placesOf = (documents: readonly FactDocument[], { positions }: Named): TitlePlace[] =>
  positions
    .filter(({ missing }) => !missing)
    .slice(0, mostPlaces)
    .flatMap((position) => titlePlace(documents, position) ?? []);

/** Everything that a finding may be called, the best first. */
export function candidatesOf(finding: Named, places: readonly TitlePlace[]): TitleCandidate[] {
  const disputed = new Set(
    places.flatMap((place) => (place.isWhole ? [] : plainWords(textOf(place.passage, place.start, place.end)))),
  );
  const all = places.flatMap((place) => {
    const others = places.filter((other) => other.document !== place.document);
    const terms = new Set(others.flatMap(termsAround));
    return candidatesAt(place)
      .filter(({ text }) => !plainWords(text).every((word) => disputed.has(word)))
      .map(({ text, worth, language }) => ({
        text: reachedBy(text, place.fact?.value, language),
        language,
        worth: worth * (1 + shared * shareOf(text, terms)),
      }));
  });
  return [...ofRule(finding, places), ...all].toSorted((a, b) => b.worth - a.worth || a.text.length - b.text.length);
}

function candidatesAt(place: TitlePlace): TitleCandidate[] {
  const { passage, start, end, from, to, language, fact } = place;
  const words = passage.words.slice(from, to).map(({ text }) => text);
  const marker = from === 0 ? markerLength(passage.words) : 0;
  const gap: [number, number] = place.isWhole ? [-1, -1] : [start - from - marker, end - from - marker];
  const tokens = titleTokens(words.slice(marker), language, { gap, taken: takenIn(place, from + marker) });
  return [
    ...labelTitles(place),
    ...(isHouseNumber(place)
      ? addressTitles(language)
      : phraseTitles(tokens, language, place.isWhole ? undefined : fact)),
    ...headingTitles(place),
  ];
}

/** The words of the other values of a sentence: a date or an amount names nothing. */
function takenIn({ document, at, fact }: TitlePlace, first: number): ReadonlySet<number> {
  const others = factsOfPassage(document, at).filter(
    (other) => other !== fact && other.value.type !== 'number' && other.value.key === '',
  );
  return new Set(
    others.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, step) => start + step - first)),
  );
}

/** A name that a rule knows, in the language of the papers. */
function ofRule({ subject, positions }: Named, [place]: readonly TitlePlace[]): TitleCandidate[] {
  const language = place?.language ?? 'en';
  const known = ruleNouns[subject]?.[language];
  if (known !== undefined) return [{ text: known, worth: ruleWorth, language }];
  const isOfPrint = subject.includes('…') || positions.some(({ label }) => label === subject);
  return isOfPrint ? [] : candidates(subject, ruleWorth, language);
}

function termsAround({ passage, from, to, start }: TitlePlace): string[] {
  const cell = passage.cells.find((one) => start >= one.start && start < one.end);
  const first = cell === undefined ? from : 0;
  const text = [textOf(passage, first, to), cell?.header ?? '', passage.heading].join(' ');
  return stemsIn(text);
}

const stemsIn = (text: string): string[] =>
  text
    .split(' ')
    .map(stem)
    .filter((term) => term !== '');

const plainWords = (text: string): string[] =>
  text
    .split(/[\s-]+/u)
    .map(plainWord)
    .filter((word) => word !== '');

/** What part of the words of a title another paper has, too. */
function shareOf(title: string, terms: ReadonlySet<string>): number {
  const own = stemsIn(title);
  return own.filter((term) => terms.has(term)).length / Math.max(own.length, fewestShared);
}
