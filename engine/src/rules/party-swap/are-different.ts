import { areOpposed } from '../../facts/names/roles.ts';
import type { Actor } from '../../facts/duties/duty.ts';
import { includedInPrice, receiverPays, senderPays } from '../../facts/duties/settled-costs.ts';
import { sideOf, type Side } from './parties/sides.ts';
import type { Parties } from './parties/read-parties.ts';

/** What tells of two actors only where their papers are looked at. */
export interface Surroundings {
  /** A paper of one of them speaks of the other too. */
  readonly areNamedTogether: () => boolean;
  /** One is who is written to, the other who writes. */
  readonly isWrittenTo: () => boolean;
}

/** Whether two documents that name these mean two parties; what only may be two names of one is not told apart. */
export function areDifferent(a: Actor, b: Actor, { book }: Parties, surroundings: Surroundings): boolean {
  if (isSettled(a) || isSettled(b)) return isSettledAgainst(a, b) || isSettledAgainst(b, a);
  const [x, y] = [book.keyOf(a.key), book.keyOf(b.key)];
  if (x === y) return false;
  const [first, second] = [book.callingsOf(x), book.callingsOf(y)];
  if (first.some((one) => second.some((other) => areOpposed(one, other)))) return true;
  if (isOrganOf(first, second, b) || isOrganOf(second, first, a)) return false;
  if (areApart(first, second, authority) || areApart(first, second, officer)) return true;
  if (isHiredBy(first, second) || isHiredBy(second, first)) return true;
  if (book.isParty(x) && book.isParty(y) && book.shareDocument(x, y)) return true;
  const [side, other] = [sideOf(first, a.kind), sideOf(second, b.kind)];
  // Who rents and who uses may be two words for one.
  if (side === 'using' && other === 'using') return false;
  if (isPronoun(x) !== isPronoun(y)) return areFacing(side, other) || surroundings.isWrittenTo();
  // A user may be the very club that has its own name in another paper.
  const mayBeUser =
    (side === 'body' && book.isParty(x) && !areIndividuals(second)) ||
    (other === 'body' && book.isParty(y) && !areIndividuals(first));
  if ((areFacing(side, other) && !mayBeUser) || isStaffOf(first, b) || isStaffOf(second, a)) return true;
  return surroundings.areNamedTogether();
}

/** Boards and officers act for the body that they belong to. */
const organ =
  /^~(?:committee|board|assembly|secretary|treasurer|chair|captain|manager|department|office|caretaker|steward)$/u;
const isOrganOf = (keys: readonly string[], others: readonly string[], { kind }: Actor): boolean =>
  keys.some((key) => organ.test(key)) &&
  !others.some((key) => organ.test(key)) &&
  (kind === 'organisation' ||
    others.some((key) => /^~(?:club|association|society|trust|council|school|company)$/u.test(key)));

/** Authorities of one country, each of which is none of the others. */
const authority = /^~(?:council|county|ministry|parish)$/u;
const hired = /^=(?:supplier|carrier)$/u;

/** An authority has works done by those who are called contractors; it is none itself. */
const isHiredBy = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((key) => authority.test(key)) && other.some((key) => hired.test(key)) && !one.some((key) => hired.test(key));

/** Officers of one body, each of whom is none of the others. */
const officer = /^~(?:secretary|treasurer|chair|captain|caretaker|steward|architect|notary|engineer)$/u;

/** Each is one of those that a pattern names, and not the same. */
const areApart = (a: readonly string[], b: readonly string[], pattern: RegExp): boolean => {
  const [first, second] = [a, b].map((keys) => keys.filter((key) => pattern.test(key)));
  return first?.length === 1 && second?.length === 1 && first[0] !== second[0];
};

/** Natural persons only: no club is a patient. */
const areIndividuals = (keys: readonly string[]): boolean =>
  keys.some((key) =>
    /^~(?:parent|family|patient|student|guest|passenger|neighbour|colleague|volunteer|trainee|player|candidate|driver|couple|seafarer|speaker|author|heir|coach)$|^=employee$/u.test(
      key,
    ),
  );

const isSettled = ({ key }: Actor): boolean => [includedInPrice, senderPays, receiverPays].includes(key);

/** What a price includes is not borne besides by those who pay the price; freight is paid at one end only. */
const isSettledAgainst = (a: Actor, b: Actor): boolean =>
  (a.key === senderPays && (b.key === receiverPays || b.key === '=customer' || b.key === '=consignee')) ||
  (a.key === receiverPays && b.key === '=supplier') ||
  (a.key === includedInPrice && sideOf([b.key], b.kind) === 'using');

const isPronoun = (key: string): boolean => key === '~you' || key === '~we';

/** People face the bodies around them, and customers those who work there. */
const areFacing = (a: Side | undefined, b: Side | undefined): boolean => isFacing(a, b) || isFacing(b, a);

const isFacing = (a: Side | undefined, b: Side | undefined): boolean =>
  (a === 'using' && b !== undefined && b !== 'using') || (a === 'serving' && (b === 'body' || b === 'offering'));

/** Those who work face the firm, which else may be anybody. */
const isStaffOf = (keys: readonly string[], { kind }: Actor): boolean =>
  kind === 'organisation' && keys.includes('=employee');
