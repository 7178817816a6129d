import { printed, wordsOfUnit, type Fact, type FactDocument } from '../../../facts/fact.ts';

const setUp = String.raw`(?:build(?:ing)?[- ]?up|set(?:ting)?[- ]?up|rigging|(?:auf-|aufbau)(?: (?:und|and) ab(?:bau)?)?|montage|montaje)`;
const included = String.raw`(?:includ(?:ed|ing|es)|inclusive|einschließlich|inklusive|inkl\.?|eingeschlossen|inbegriffen|comprise?s?|inclus(?:es|e)?|incluid[oa]s?|incluye(?:ndo)?|inclusive)`;
/** `Build-up and clearing included`, `einschließlich Aufbau`, `montage compris`, `incluido el montaje` */
const withSetUp = new RegExp(
  String.raw`(?<![a-zß-ɏ])(?:${setUp}[^.;:]{0,30} ${included}|${included}[^.;:]{0,12} ${setUp})(?![a-zß-ɏ])`,
  'i',
);

/** Days that are said to hold those of building up are more than those on which something is open. */
export function isWithSetUp(fact: Fact, documents: readonly FactDocument[]): boolean {
  const document = documents[fact.document];
  const unit = document?.units[fact.sentence];
  if (fact.value.type !== 'date' || document === undefined || unit === undefined) return false;
  return withSetUp.test(printed(wordsOfUnit(document, unit)));
}
