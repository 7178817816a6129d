import type { Actor, Clause } from './duty.ts';

const determiner =
  /^(?:the|a|an|each|every|such|said|its|his|her|their|our|your|der|die|das|dem|den|des|jeder|jede|le|la|les|l|chaque|el|los|las|cada|il|lo|gli|i|jeweilige|jeweiligen|respective|last|any|ein|eine|einem|einer|un|una|une)$/u;

export const plainAt = ({ words }: Clause, index: number): string => words[index]?.plain ?? '';

/** First word of the noun that names somebody, with its article. */
export function nounStart(clause: Clause, { start }: Actor, from: number): number {
  let at = start;
  while (at > from && determiner.test(plainAt(clause, at - 1))) at -= 1;
  return at;
}

/** Of leave and denial is no duty made. */
export const noDuty =
  /^(?:may|can|might|need|not|never|no|cannot|nor|neither|kann|konnen|darf|durfen|nicht|kein|keine|weder|peut|peuvent|ne|pas|puede|pueden|podra|non|if)$/u;
