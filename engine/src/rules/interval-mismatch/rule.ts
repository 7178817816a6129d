import type { UnitPair, UnitPlace } from '../../align/pair-units.ts';
import { compareValues } from '../../facts/values/compare-values.ts';
import { factsOfSentence, wordsOfUnit, type Fact, type FactDocument } from '../../facts/fact.ts';
import { plainWord, stem } from '../../facts/words/stem.ts';
import { placeOfWords } from '../place.ts';
import { readCompared } from '../read-compared.ts';
import type { Place, Rule, RuleContext, RuleFinding } from '../rule.ts';
import { pairRecurring } from './pair-recurring.ts';
import { findRecurring, type Recurring } from './recurring.ts';

/** How alike two sentences must be, and how much the terms they share must tell. */
const alikeAbove = 0.55;
const weightAbove = 1.75;

/** How often something recurs, by the words that say so, without accents. */
const intervals: readonly (readonly [string, RegExp])[] = [
  ['day', /^(?:daily|taglich[A-Za-zªµºÀ-ÖØ-ӿ]*|quotidienn?e?s?|journali(?:er|ere)s?|diari[oa]s?)$/u],
  ['week', /^(?:weekly|wochentlich[A-Za-zªµºÀ-ÖØ-ӿ]*|hebdomadaires?|semanal(?:es)?)$/u],
  ['fortnight', /^(?:fortnightly|biweekly|zweiwochentlich[A-Za-zªµºÀ-ÖØ-ӿ]*|quincenal(?:es)?)$/u],
  ['month', /^(?:monthly|monatlich[A-Za-zªµºÀ-ÖØ-ӿ]*|mensuel(?:le)?s?|mensual(?:es)?)$/u],
  [
    'quarter',
    /^(?:quarterly|vierteljahrlich[A-Za-zªµºÀ-ÖØ-ӿ]*|quartalsweise[A-Za-zªµºÀ-ÖØ-ӿ]*|trimestriel(?:le)?s?|trimestral(?:es)?)$/u,
  ],
  [
    'half-year',
    /^(?:half-yearly|semi-annual(?:ly)?|semiannual(?:ly)?|halbjahrlich[A-Za-zªµºÀ-ÖØ-ӿ]*|semestriel(?:le)?s?|semestral(?:es)?)$/u,
  ],
  ['year', /^(?:annual|annually|yearly|jahrlich[A-Za-zªµºÀ-ÖØ-ӿ]*|annuel(?:le)?s?|anual(?:es)?)$/u],
];

/** The same thing recurs at different intervals: quarterly instalments in one document, monthly ones in another. */
export const rule: Rule = {
  id: 'interval-mismatch',
  find: (context) => [...ofUnitPairs(context), ...ofRecurring(context)],
};

/** What recurs by itself: twice a year in one document, once in another. */
function ofRecurring(context: RuleContext): RuleFinding[] {
  const { documents, weights, areRelated, links } = context;
  const compared = new Set(links.map(({ a, b }) => `${a.document} ${a.sentence} ${b.document} ${b.sentence}`));
  const read = readCompared(context, (document) => findRecurring(document, weights));
  const recurring = Map.groupBy(read, ({ document }) => document);
  return documents.flatMap((first) =>
    documents.slice(first.index + 1).flatMap((second) => {
      if (!areRelated(first.index, second.index)) return [];
      return pairRecurring(recurring.get(first.index) ?? [], recurring.get(second.index) ?? []).flatMap(
        ({ a, b, likeness }) =>
          compared.has(`${a.document} ${a.unit} ${b.document} ${b.unit}`) || !areRelated(a.document, b.document)
            ? []
            : [toFinding(placeOf(first, a), placeOf(second, b), likeness)],
      );
    }),
  );
}

function placeOf(document: FactDocument, { unit: index, recurrence }: Recurring): Place {
  const unit = document.units[index];
  const start = unit?.start ?? 0;
  return placeOfWords(document, unit?.passage ?? 0, start + recurrence.start, start + recurrence.end, index);
}

function ofUnitPairs({ documents, unitPairs }: RuleContext): RuleFinding[] {
  const likest = new Set<string>();
  return unitPairs.flatMap((pair) => {
    const keys = [
      `${pair.a.document} ${pair.a.unit} ${pair.b.document}`,
      `${pair.b.document} ${pair.b.unit} ${pair.a.document}`,
    ];
    if (keys.some((key) => likest.has(key))) return [];
    for (const key of keys) likest.add(key);
    return pair.likeness >= alikeAbove && pair.weight >= weightAbove ? check(documents, pair) : [];
  });
}

const toFinding = (first: Place, second: Place, likeness: number): RuleFinding => ({
  rule: 'interval-mismatch',
  kind: 'value-conflict',
  severity: 'high',
  confidence: Math.min(0.85, 0.4 + likeness * 0.45),
  explanation: 'The same event recurs at different intervals.',
  sides: [{ places: [first] }, { places: [second] }],
});

function check(documents: readonly FactDocument[], pair: UnitPair): RuleFinding[] {
  const [first, second] = [documents[pair.a.document], documents[pair.b.document]];
  if (first === undefined || second === undefined) return [];
  const [x, y] = [intervalIn(first, pair.a, pair.shared), intervalIn(second, pair.b, pair.shared)];
  if (x === undefined || y === undefined || x.name === y.name || x.noun !== y.noun) return [];
  if (!areAmountsAlike(factsOf(first, pair.a), factsOf(second, pair.b))) return [];
  return [toFinding(x.place, y.place, pair.likeness)];
}

interface Interval {
  readonly name: string;
  /** What recurs, as a stem: the telling word behind. */
  readonly noun: string;
  readonly place: Place;
}

/** The one interval that a sentence names, when what recurs is shared with the other sentence. */
function intervalIn(
  document: FactDocument,
  { unit: index }: UnitPlace,
  shared: ReadonlySet<string>,
): Interval | undefined {
  const unit = document.units[index];
  if (unit === undefined) return undefined;
  const words = wordsOfUnit(document, unit).map((word) => word.text);
  const found = words.flatMap((word, at) =>
    intervals.flatMap(([name, pattern]) => (pattern.test(plainWord(word)) ? [{ name, at }] : [])),
  );
  const [one] = found;
  if (one === undefined || found.length > 1) return undefined;
  const noun = words
    .slice(one.at + 1, one.at + 3)
    .map(stem)
    .find((term) => term !== '');
  if (noun === undefined || !shared.has(noun)) return undefined;
  const at = unit.start + one.at;
  return { name: one.name, noun, place: placeOfWords(document, unit.passage, at, at + 1, index) };
}

const factsOf = (document: FactDocument, { unit }: UnitPlace): Fact[] =>
  factsOfSentence(document, unit).filter(
    ({ value }) => value.type === 'money' || value.type === 'number' || value.type === 'percent',
  );

/** Other amounts by the month than by the year are no disagreement. */
const areAmountsAlike = (a: readonly Fact[], b: readonly Fact[]): boolean =>
  a.every((x) => b.length === 0 || b.some((y) => compareValues(x.value, y.value) === 'same'));
