import { printed, type Fact, type FactDocument } from '../facts/fact.ts';
import { amountOf, type Amount } from '../facts/tables/tables.ts';
import { isRight, linear, type Relation } from './relation.ts';

/** What a count of votes is of, by a word right behind or before it. */
const kinds = {
  for: /^(?:votes? |voix |stimmen |votos )?(?:for|in favou?r|ayes?|ja(?:-?stimmen)?|dafür|pour|a favor)(?![a-zß-ɏ\d])/i,
  against:
    /^(?:votes? |voix |stimmen |votos )?(?:against|noes|nays|nein(?:-?stimmen)?|dagegen|contre|en contra)(?![a-zß-ɏ\d])/i,
  abstained: /^(?:[a-zß-ɏ]+ ){0,2}(?:abst[a-zß-ɏ]*|enthaltung[a-zß-ɏ]*)(?![a-zß-ɏ\d])/i,
  all: /^(?:[a-zß-ɏ]+ ){0,3}(?:present|voting|voters|votants|présents|anwesend[a-zß-ɏ]*|stimmberechtigt[a-zß-ɏ]*|presentes|asistentes|votantes)(?![a-zß-ɏ\d])/i,
} as const;
type Kind = keyof typeof kinds;

/** `Anwesend sind 24`, `Present: 46`. */
const allBefore = /(?:present|anwesend(?: (?:sind|waren))?|présents|presentes|asistentes)\W*$/i;

/** Votes for, against and withheld are those of all who were present, where each is told once. */
export function votes(document: FactDocument, facts: readonly Fact[]): Relation[] {
  const told = new Map<Kind, Amount[]>();
  for (const [at, fact] of facts.entries()) {
    const kind = fact.value.type === 'number' ? kindOf(document, fact, facts[at - 1], facts[at + 1]) : undefined;
    const amount = kind === undefined ? undefined : amountOf(document, fact);
    if (kind !== undefined && amount !== undefined) told.set(kind, [...(told.get(kind) ?? []), amount]);
  }
  const [cast, all] = [
    (['for', 'against', 'abstained'] as const).map((kind) => told.get(kind) ?? []),
    told.get('all') ?? [],
  ];
  const [present] = all;
  if (present === undefined || all.length > 1 || cast.some(({ length }) => length !== 1)) return [];
  const relation = {
    ...linear(
      present,
      cast.flat().map((one) => [one, 1]),
      { kind: 'sum', isCarried: false },
    ),
    slack: 0,
  };
  // The chair may not vote.
  return isRight(relation) || present.value - relation.expected !== 1 ? [relation] : [];
}

function kindOf(
  { passages }: FactDocument,
  fact: Fact,
  last: Fact | undefined,
  next: Fact | undefined,
): Kind | undefined {
  const words = passages[fact.passage]?.words ?? [];
  const isOwn = (other: Fact | undefined): other is Fact => other?.passage === fact.passage;
  const behind = printed(words.slice(fact.end, isOwn(next) ? next.start : fact.end + 5));
  const before = printed(words.slice(isOwn(last) ? last.end : 0, fact.start));
  if (allBefore.test(before)) return 'all';
  return (Object.keys(kinds) as Kind[]).find((kind) => kinds[kind].test(behind));
}
