/** Finite forms of to be, to have, the passive and modal verbs, as plain words. */
const auxiliaries = [
  'is are was were shall will has have had may must cannot need does do did',
  'ist sind war waren wird werden wurde wurden hat haben darf durfen muss mussen',
  'est sont sera seront ont peut peuvent doit doivent',
  'es son esta estan sera seran fue fueron ha han puede pueden debe deben',
  'sono sara saranno puo possono deve devono',
].flatMap((words) => words.split(' '));

const known = new Set(auxiliaries);

/** A verb that helps another one: it says when or how, not what. Left out are those that are another word elsewhere, such as `a`. */
export const isAuxiliary = (plain: string): boolean => known.has(plain);
