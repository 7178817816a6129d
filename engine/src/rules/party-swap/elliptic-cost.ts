import { isAuxiliary } from '../../facts/words/helping-words.ts';
import { isCostWord } from '../../facts/duties/duty-verbs.ts';
import { plainWord } from '../../facts/words/stem.ts';

/** A word of a sentence with its place in the passage. */
export interface PlacedText {
  readonly text: string;
  readonly at: number;
}

const definite = /^(?:the|any|all|die|alle|les|el|los|il|i|le)$/u;
/** Behind `the cost` these tell who bears it, and not of what it is. */
const bearing =
  /^(?:is|are|shall|will|must|being|tragt|tragen|ubernimmt|ubernehmen|zahlt|zahlen|fallen|gehen|sind|werden|hat|sont|est|seront|sera|incomb\w+|corre|corren|correra|correran|son|es|seran|los|lo|sono|spettano)$/u;
const finite = /^(?:a|erfolgt|erfolgen|se)$/u;
const article = /^(?:the|a|an|der|die|das|le|la|les|l|un|une|el|los|las|una)$/u;
/** Words of the subject that is taken for what costs. */
const longest = 6;

/** `The tank is emptied twice a year, and the tenant bears the cost`: the cost of what the clause before speaks of. */
export function withCostOf(places: readonly PlacedText[], before: readonly PlacedText[]): readonly PlacedText[] {
  const at = places.findIndex(({ text }) => isCostWord(plainWord(text)));
  const cost = places[at];
  const related = places.findIndex(
    ({ text }, index) =>
      /^(?:of|for)$/u.test(text) && places[index + 1]?.text === 'which' && owed.test(places[index - 1]?.text ?? ''),
  );
  if (related > 0) return withRelativeCost(places, related - 1);
  if (cost === undefined || !definite.test(plainWord(places[at - 1]?.text ?? ''))) return places;
  const next = places[at + 1]?.text;
  if (next !== undefined && !/[.,;]$/u.test(cost.text) && !bearing.test(plainWord(next))) return places;
  const joint = places.findLastIndex(({ text }, index) => index < at && /[,;:–]$/u.test(text));
  const subject = subjectOf(joint < 0 ? before : places.slice(0, joint + 1));
  if (subject.length === 0) return places;
  const plain = plainWord(cost.text);
  const of = plain === 'kosten' ? 'der' : plain.startsWith('cost') && !plain.startsWith('coste') ? 'of' : 'de';
  const told = [of, ...subject].map((text) => ({ text, at: cost.at }));
  return [
    ...places.slice(0, at),
    { ...cost, text: cost.text.replace(/[.,;]$/u, '') },
    ...told,
    ...places.slice(at + 1),
  ];
}

const owed = /^(?:costs?|expenses?|fees?|charges?|price)$/u;

/** `A permit, the fee for which you bear`: who bears the fee of the permit. */
function withRelativeCost(places: readonly PlacedText[], at: number): readonly PlacedText[] {
  const start = places[at - 1]?.text.toLowerCase() === 'the' ? at - 1 : at;
  const thing = thingBefore(places, start);
  const end = places.findIndex(({ text }, index) => index > at + 2 && /[,.;]$/u.test(text));
  const cost = places[at];
  if (thing.length === 0 || end < 0 || cost === undefined) return places;
  const said = places.slice(at + 3, end + 1);
  const stop = said.at(-1);
  const told = ['the', 'cost', 'of', ...thing].map((text) => ({ text, at: cost.at }));
  return [
    ...places.slice(0, start).map((place, index) => (index === start - 1 ? ended(place) : place)),
    ...said.slice(0, -1),
    ...(stop === undefined ? [] : [{ ...stop, text: stop.text.replace(/[,.;]$/u, '') }]),
    ...told.slice(0, -1),
    { text: `${thing.at(-1) ?? ''};`, at: cost.at },
    ...places.slice(end + 1),
  ];
}

/** A statement of its own ends here. */
const ended = ({ text, at }: PlacedText): PlacedText => ({ text: text.replace(/,$/u, ';'), at });

/** What is named right before a comma, from its article on: `you need a permit,`. */
function thingBefore(places: readonly PlacedText[], end: number): string[] {
  if (places[end - 1]?.text.endsWith(',') !== true) return [];
  const first = places.findLastIndex(({ text }, index) => index < end && article.test(plainWord(text)));
  if (first < 0 || end - first - 1 > longest) return [];
  return places.slice(first + 1, end).map(({ text }) => text.replace(/,$/u, ''));
}

/** The words before the first verb, without their article and the number of the clause. */
function subjectOf(places: readonly PlacedText[]): string[] {
  const words = places.map(({ text }) => text);
  const first = words.findIndex((word) => /^[A-Za-zªµºÀ-ÖØ-ӿ]{2,}/u.test(word) && !article.test(plainWord(word)));
  const verb = words.findIndex(
    (word, index) => index > first && (isAuxiliary(plainWord(word)) || finite.test(plainWord(word))),
  );
  return first < 0 || verb < 0 || verb - first > longest ? [] : words.slice(first, verb);
}
