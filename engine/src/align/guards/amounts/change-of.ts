import { printed, type Fact, type FactDocument } from '../../../facts/fact.ts';
import { stem } from '../../../facts/words/stem.ts';

/** `Up 5 %`, `rose by 5 %`, `um 5 % gestiegen`; not `makes up 5 %`. */
const shareOfChange =
  /\b(?:(?<!\b(?:make|makes|made|making) )up|down|by|rose|risen|fell|fallen|grew|grown|growth(?: of)?|(?:in|de)creased?(?: of)?|um|plus|minus|gestiegen|gesunken|hausse de|baisse de|réduite?s? de|aumento de|descenso de)\s+\W?$/i;
/** `Reduced by £5`, `um 5 Euro`: amounts stand behind by for other reasons too. */
const amountOfChange =
  /\b(?:(?:rose|risen|fell|fallen|grew|grown|(?:in|de)creases?d?|reduced?|raised?|lowered|cut|shortened|extended) by|um|hausse de|baisse de|réduite?s? de|aumento de|descenso de)\s+\W?$/i;
/** `3.7 % more`, `rund 5 % weniger`; `5 % or more` is a limit. */
const moreOrLess =
  /^(?:more|less|fewer|higher|lower|dearer|cheaper|mehr|weniger|höher|niedriger|teurer|billiger|de plus|de moins|en plus|en moins|plus (?:cher|élevé|bas)|más|menos|superior|inferior)(?![a-zß-ɏ])/i;
const behindWithin = 2;
/** Words before a value among which stands that it is the size of a change. */
const within = 6;
/** `By not more than 3 %`: how far the change may go stands between. */
const limit =
  /(?<![a-zß-ɏ])(?:(?:not|no) more than|at most|up to|a maximum of|höchstens|maximal|bis zu|nicht mehr als|au plus|au maximum|como máximo|un máximo de|hasta(?: un)?)\s+$/i;

const amounts: ReadonlySet<string> = new Set(['money', 'number', 'quantity']);
const discount = stem('discount');
const changes = ['decrease', 'increase'].map(stem);
const labelWeight = 1.2;
const limitWeight = 0.3;

/** By how much something changed is no level that it reached; a discount and the label of a change tell a size too. */
export const isChangeOfOther = (fact: Fact, other: Fact, documents: readonly FactDocument[]): boolean =>
  isChange(fact, documents) && !isChange(other, documents) && !isNamedChange(other);

function isChange(fact: Fact, documents: readonly FactDocument[]): boolean {
  const { type } = fact.value;
  const pattern = type === 'percent' ? shareOfChange : amounts.has(type) ? amountOfChange : undefined;
  const words = documents[fact.document]?.passages[fact.passage]?.words ?? [];
  if (type === 'percent' && moreOrLess.test(printed(words.slice(fact.end, fact.end + behindWithin)))) return true;
  const before = `${printed(words.slice(Math.max(0, fact.start - within), fact.start))} `;
  return pattern?.test(before.replace(limit, '')) ?? false;
}

/** The label of a change, or a limit that a sentence sets to one: `an increase may not exceed 6 %`. */
const isNamedChange = ({ slot, value }: Fact): boolean =>
  slot.has(discount) ||
  changes.some((term) => (slot.get(term) ?? 0) >= (value.bound === 'most' ? limitWeight : labelWeight));
