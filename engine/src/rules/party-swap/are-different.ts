import { areOpposed } from '../../facts/roles.ts';
import type { Actor } from '../../facts/duties/duty.ts';
import { includedInPrice, receiverPays, senderPays } from '../../facts/duties/settled-costs.ts';
import type { Parties } from './parties.ts';

/** Parties that have people for members, guests or staff, and those whom people face in such matters. */
const ofPeople = /^(?:=tenant|=hirer|=employee|=insured|=customer|=borrower|=owner)$/u;
const commercial = /^(?:~company|~bank|~department|~agency|~yard|~farm|~forge)$/u;

/**
 * Whether two documents that name these mean two parties; what only may be two names of one is not told apart. Who is
 * written to by the other of them is not that one.
 */
export function areDifferent(
  a: Actor,
  b: Actor,
  parties: Parties,
  areNamedTogether: () => boolean,
  isWrittenTo: () => boolean = () => false,
): boolean {
  if (a.key === b.key) return false;
  if (isSettled(a) || isSettled(b)) return isSettledAgainst(a, b) || isSettledAgainst(b, a);
  if (areOpposed(a.key, b.key) || (parties.defined.has(a.key) && parties.defined.has(b.key))) return true;
  if (isPersonAgainst(a, b) || isPersonAgainst(b, a)) return true;
  if (isPronoun(a.key) !== isPronoun(b.key)) return isWrittenTo();
  return areNamedTogether();
}

const isSettled = ({ key }: Actor): boolean => [includedInPrice, senderPays, receiverPays].includes(key);

/** What a price includes is not borne besides by those who pay the price; freight is paid at one end only. */
const isSettledAgainst = (a: Actor, b: Actor): boolean =>
  (a.key === senderPays && b.key === receiverPays) ||
  (a.key === includedInPrice && (b.kind === 'person' || ofPeople.test(b.key) || b.key === '~you'));

const isPronoun = (key: string): boolean => key === '~you' || key === '~we';

/** A member faces the club; whoever a leaflet speaks to faces who wrote it. */
function isPersonAgainst(person: Actor, body: Actor): boolean {
  const isBody = body.kind === 'organisation' || body.key === '~we';
  const isPerson = person.kind === 'person' || person.key === '~you';
  if (isPerson) return isBody || /^=(?:landlord|supplier|employer|carrier)$/u.test(body.key);
  return ofPeople.test(person.key) && isBody && (!commercial.test(body.key) || person.key === '=employee');
}
