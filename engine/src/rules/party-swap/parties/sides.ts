import type { ActorKind } from '../../../facts/names/actor-nouns.ts';

/** Those who use, rent, buy or take part; those who offer it; who works for either; and bodies that may do either. */
export type Side = 'using' | 'offering' | 'serving' | 'body';

const using = /^=(?:tenant|hirer|charterer|employee|insured|customer|borrower|licensee|franchisee|owner)$|^~you$/u;
const offering =
  /^=(?:landlord|supplier|employer|lender|insurer|licensor|franchisor|carrier)$|^~(?:we|management|organiser|operator|office|caretaker|library|hotel|museum|hospital|venue|headquarters|authority|publisher|manager|hall)$/u;
/** Trades and helpers: no users, though they are people. */
const serving =
  /^~(?:coach|driver|seafarer|marshal|foreman|engineer|architect|notary|lecturer|investigator|sponsor|speaker|author|artist|breeder|grower|colleague|volunteer)$/u;
/** Such bodies are as often customers themselves. */
const commercial = /^~(?:company|bank|department|agency|yard|farm|forge)$/u;

/** The side of an agreement on which somebody stands by what they are called; undefined where nothing tells. */
export function sideOf(keys: readonly string[], kind: ActorKind | undefined): Side | undefined {
  if (keys.some((key) => using.test(key))) return 'using';
  if (keys.some((key) => offering.test(key))) return 'offering';
  if (keys.some((key) => serving.test(key))) return 'serving';
  if (kind === 'person') return 'using';
  const isBody = kind === 'organisation' || keys.some((key) => key.startsWith('~'));
  return isBody && !keys.some((key) => commercial.test(key)) ? 'body' : undefined;
}
