import { printed, type Fact, type FactDocument } from '../../../facts/fact.ts';

const fuse =
  /(?<![a-zß-ɏ])(?:fuse[ds]?|(?:circuit[- ])?breakers?|[a-zß-ɏ]*sicherung(?:en)?|abgesichert|fusibles?|disjoncteurs?|magnetotérmicos?)(?![a-zß-ɏ])/i;
const dimensions: ReadonlySet<string> = new Set(['power', 'current']);
const within = { before: 5, behind: 3 } as const;

/** `Load 9.8 kW` and `a fuse for 11 kW`: what a supply bears is more than what is drawn from it. */
export function isLoadOfFuse(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  if (a.value.type !== 'quantity' || !dimensions.has(a.value.unit) || a.value.unit !== b.value.unit) return false;
  const [x, y] = [a, b].map((fact) => isOfFuse(fact, documents));
  return x !== y && (x === true ? b.value.low <= a.value.high : a.value.low <= b.value.high);
}

function isOfFuse({ document, passage, sentence, start, end }: Fact, documents: readonly FactDocument[]): boolean {
  const unit = documents[document]?.units[sentence];
  const words = documents[document]?.passages[passage]?.words ?? [];
  const from = Math.max(unit?.start ?? 0, start - within.before);
  return fuse.test(printed(words.slice(from, Math.min(unit?.end ?? 0, end + within.behind))));
}
