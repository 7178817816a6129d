import { printed, wordsOfUnit, type Fact, type FactDocument } from '../../../facts/fact.ts';
import { slipOf } from '../../slips.ts';

/** What is left of an amount; what stays as it was is none. */
const remaining =
  /(?<![a-zß-ɏ])(?:remain(?:s|ing|der)?(?! (?:at|as|unchanged|fixed|in force|with|valid|payable|due))|(?:is|are) left|left over|unused|verbleib(?:t|en|end[a-zß-ɏ]*)|übrig|restlich[a-zß-ɏ]*|rest(?:summe|budget|guthaben|kontingent)?|il reste|reste(?:nt)?(?= (?:de|disponible|à))|restante?s?|disponibles? encore|queda(?:n)?(?= (?:por|disponible|todavía|aún))|sobra(?:n)?|rimane(?:nte)?|rimangono)(?![a-zß-ɏ])/i;

const kinds: ReadonlySet<string> = new Set(['money', 'number', 'quantity']);
/** What is not there yet. */
const lacking = new RegExp(
  String.raw`${remaining.source}|(?<![a-zß-ɏ])(?:outstanding|(?:still )?to (?:come|follow)|missing|fehl(?:en|t)|steh(?:en|t) (?:noch )?aus|manqu(?:e|ent)|falta(?:n)?|pendientes?)(?![a-zß-ɏ])`,
  'i',
);
/** Signs and other figures part what is said of one value from what is said of the next. */
const clauseAround = (before: string, behind: string): string =>
  `${before.replace(/^.*[\d,;](?=\D*$)/u, '')} # ${/^[^\d,;.]*/u.exec(behind)?.[0] ?? ''}`;

/** Of a limit of 4,000 there remain 3,000: what is left stays below the whole and does not deny it. */
export function isRestOf(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  if (!kinds.has(a.value.type) || !kinds.has(b.value.type) || slipOf(a, b, documents) > 0) return false;
  const [rest, whole] = a.value.low <= b.value.low ? [a, b] : [b, a];
  return rest.value.low < whole.value.low && isLeft(rest, documents) && !isLeft(whole, documents);
}

/** Words around a number or a quantity among which stands that it is left; of an amount the whole sentence tells. */
const near = 4;

function isLeft(fact: Fact, documents: readonly FactDocument[]): boolean {
  const document = documents[fact.document];
  const unit = document?.units[fact.sentence];
  if (fact.value.type !== 'money') {
    const words = document?.passages[fact.passage]?.words ?? [];
    const [from, to] = [Math.max(unit?.start ?? 0, fact.start - near), Math.min(unit?.end ?? 0, fact.end + near)];
    return lacking.test(clauseAround(printed(words.slice(from, fact.start)), printed(words.slice(fact.end, to))));
  }
  return document !== undefined && unit !== undefined && remaining.test(printed(wordsOfUnit(document, unit)));
}
