import { printed, type Fact, type FactDocument } from '../facts/fact.ts';
import { slipOf } from './slips.ts';
import { isAmendmentPaper } from './supersession.ts';

/** Labels under which an amendment says from when on it holds. */
const effect =
  /^(?:effective(?: date| from| as of)?|(?:date of )?effect|(?:takes? |with )effect(?: from| on)?|in force from|wirksam(?: ab| zum)?|wirkung ab|gültig ab|in kraft ab|(?:date|prise) d['’]effet|en vigueur le|fecha de efecto|efecto|en vigor desde)\W*$/iu;

/** `Effective date` of an endorsement: from that day the change holds, not what is changed. */
export function isEffectOfAmendment(fact: Fact, other: Fact, documents: readonly FactDocument[]): boolean {
  const [own, second] = [documents[fact.document], documents[other.document]];
  if (own === undefined || second === undefined || fact.value.type !== 'date' || fact.source !== 'label') return false;
  if (!isAmendmentPaper(own) || isAmendmentPaper(second) || slipOf(fact, other, documents) > 0) return false;
  const words = own.passages[fact.passage]?.words.slice(0, fact.start) ?? [];
  return effect.test(printed(words));
}
