import { isCostWord } from '../../facts/duties/duty-verbs.ts';
import { plainWord } from '../../facts/stem.ts';

/** A word of a sentence with its place in the passage. */
export interface PlacedText {
  readonly text: string;
  readonly at: number;
}

const definite = /^(?:the|any|all|die|alle|les|el|los|il|i|le)$/u;
/** Behind `the cost` these tell who bears it, and not of what it is. */
const bearing =
  /^(?:is|are|shall|will|must|being|tragt|tragen|ubernimmt|ubernehmen|zahlt|zahlen|fallen|gehen|sind|werden|hat|sont|est|seront|sera|incomb\w+|corre|corren|correra|correran|son|es|seran|los|lo|sono|spettano)$/u;
const finite =
  /^(?:is|are|was|were|will|shall|must|may|has|have|wird|werden|ist|sind|wurde|wurden|erfolgt|erfolgen|est|sont|sera|seront|doit|doivent|a|ont|es|son|se|sera|seran|debe|deben|ha|han)$/u;
const article = /^(?:the|a|an|der|die|das|le|la|les|l|un|une|el|los|las|una)$/u;
/** Words of the subject that is taken for what costs. */
const longest = 6;

/** `The tank is emptied twice a year, and the tenant bears the cost`: the cost of what the clause before speaks of. */
export function withCostOf(places: readonly PlacedText[], before: readonly PlacedText[]): readonly PlacedText[] {
  const at = places.findIndex(({ text }) => isCostWord(plainWord(text)));
  const cost = places[at];
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

/** The words before the first verb, without their article and the number of the clause. */
function subjectOf(places: readonly PlacedText[]): string[] {
  const words = places.map(({ text }) => text);
  const first = words.findIndex((word) => /^\p{L}{2,}/u.test(word) && !article.test(plainWord(word)));
  const verb = words.findIndex((word, index) => index > first && finite.test(plainWord(word)));
  return first < 0 || verb < 0 || verb - first > longest ? [] : words.slice(first, verb);
}
