import { printed, wordsOfUnit, type Fact, type FactDocument } from '../facts/fact.ts';

/** Words by which a paper tells what has happened. */
const reported =
  /(?<!\p{L})(?:was|were|has been|have been|had|took|lasted|reached|arrived|wurden?|worden|war(?:en)?|hat(?:te)?|haben|dauerte|erfolgte|ging|gingen|traf|a été|ont été|a duré|était|avons|fue(?:ron)?|ha sido|han sido|duró|llegó|è stat[oa]|ha)(?!\p{L})/iu;
/** Words by which it tells what had been agreed: `were to be ready by`. */
const agreed =
  /(?<!\p{L})(?:(?:was|were) (?:to|due|supposed|expected)|should have|sollten?|hätten?|devai(?:t|ent)|aurai(?:t|ent) dû|deb[ií]an?|tenían? que|habrían? debido)(?!\p{L})/iu;
/** Events whose limit is their end: a term until June and one until May differ. */
const terms = new Set(['end', 'term', 'validity']);

/** What happened in time keeps to the limit that another paper sets. */
export function isKept(limit: Fact, fact: Fact, documents: readonly FactDocument[]): boolean {
  const { bound, type } = limit.value;
  if ((bound !== 'most' && bound !== 'least') || fact.value.bound === bound) return false;
  if (type === 'date' && terms.has(limit.sense?.event ?? '')) return false;
  const [at, by] = type === 'date' ? [timeOf(fact), timeOf(limit)] : [fact.value.low, limit.value.low];
  if (at === undefined || by === undefined || fact.value.unit !== limit.value.unit) return false;
  if (bound === 'most' ? at > by : at < by) return false;
  const document = documents[fact.document];
  const unit = document?.units[fact.sentence];
  const text = unit === undefined || document === undefined ? '' : printed(wordsOfUnit(document, unit));
  const isAgreed = unit !== undefined && (agreed.test(text) || !reported.test(text));
  return type === 'date' ? !isAgreed || !isDeadline(fact) : !isAgreed;
}

/** A date that is itself the limit: `completion date`, `agreed date`. */
const isDeadline = (fact: Fact): boolean => fact.value.bound !== 'exact' || fact.isFormer;

/** A full date in days. */
export function timeOf({ value: { date } }: Fact): number | undefined {
  if (date?.year === undefined || date.month === undefined || date.day === undefined) return undefined;
  return Date.UTC(date.year, date.month - 1, date.day) / 86_400_000;
}
