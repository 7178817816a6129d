import type { UnitPair, UnitPlace } from '../../align/pair-units.ts';
import { areSetsEqual, demandsOf } from '../../facts/demands.ts';
import { wordsOfUnit, type FactDocument, type Unit } from '../../facts/fact.ts';
import { stem } from '../../facts/stem.ts';
import type { Word } from '../../layout/word.ts';
import { placeOfWords } from '../place.ts';
import type { Place, Rule, RuleContext, RuleFinding } from '../rule.ts';
import { findStances, type PlacedStance } from './find-stances.ts';
import { opposedChoices } from './opposed-choices.ts';
import { contradictions, pairStances, type StancePair } from './pair-stances.ts';
import { readStatement, type Statement } from './statement.ts';

/** How alike two sentences must be for what they say of it to be compared. */
const alikeAbove = 0.5;
/** Weight of the terms they share: two common words are no subject. */
const weightAbove = 1.75;
/** Terms that both hold besides the words that deny or allow. */
const fewestTerms = 2;

/** Two documents say the opposite of the same thing: one denies, forbids, leaves out or merely allows what the other states. */
export const rule: Rule = {
  id: 'opposite-statement',
  find: (context) => {
    const stances = findStances(context);
    const stancePairs = pairStances(context, stances);
    return [...contradictions(stancePairs), ...opposedChoices(context, stances)]
      .map((pair) => toStanceFinding(context, pair))
      .concat(inPairs(context, stances));
  },
};

function toStanceFinding({ documents }: RuleContext, { a, b, explanation, score }: StancePair): RuleFinding {
  const sides = [a, b].flatMap(({ document, unit, start, end }) => {
    const own = documents[document];
    const place = own?.units[unit];
    return own === undefined || place === undefined
      ? []
      : [{ places: [placeOfWords(own, place.passage, place.start + start, place.start + end, unit)] }];
  });
  return {
    rule: 'opposite-statement',
    kind: 'wording',
    severity: 'high',
    confidence: Math.min(0.9, 0.3 + score * 0.45),
    explanation,
    sides,
  };
}

/** Sentences that are alike as a whole. */
function inPairs(context: RuleContext, stances: readonly PlacedStance[]): RuleFinding[] {
  const axes = axesOfUnits(stances);
  const taken = new Map<string, Set<string>>();
  return context.unitPairs.flatMap((pair) => {
    if (pair.likeness < alikeAbove || pair.weight < weightAbove) return [];
    // What a sentence says of its terms is held against its likest partner in a document only.
    const keys = [
      `${pair.a.document} ${pair.a.unit} ${pair.b.document}`,
      `${pair.b.document} ${pair.b.unit} ${pair.a.document}`,
    ];
    if (keys.some((key) => [...pair.shared].some((term) => taken.get(key)?.has(term)))) return [];
    for (const key of keys) taken.set(key, new Set([...(taken.get(key) ?? []), ...pair.shared]));
    return haveCommonAxis(axes, pair) ? [] : check(context.documents, pair);
  });
}

/** What the sentences of each document speak of, by `document unit`. */
function axesOfUnits(stances: readonly PlacedStance[]): Map<string, Set<string>> {
  const axes = new Map<string, Set<string>>();
  for (const { document, unit, axis } of stances) {
    if (axis.startsWith('choice')) continue;
    const key = `${document} ${unit}`;
    axes.set(key, (axes.get(key) ?? new Set()).add(axis));
  }
  return axes;
}

/** Both sentences say what is allowed, included …: whether they contradict each other was told already. */
function haveCommonAxis(axes: ReadonlyMap<string, ReadonlySet<string>>, { a, b }: UnitPair): boolean {
  const [x, y] = [a, b].map(({ document, unit }) => axes.get(`${document} ${unit}`));
  return x !== undefined && y !== undefined && [...x].some((axis) => y.has(axis));
}

function check(documents: readonly FactDocument[], { a, b, shared, likeness }: UnitPair): RuleFinding[] {
  const [first, second] = [documents[a.document], documents[b.document]];
  const [unitA, unitB] = [first?.units[a.unit], second?.units[b.unit]];
  if (first === undefined || second === undefined || unitA === undefined || unitB === undefined) return [];
  if (
    [first.passages[unitA.passage], second.passages[unitB.passage]].some(
      (passage) => passage?.isHead === true || passage?.kind === 'heading',
    )
  )
    return [];
  const read = (document: FactDocument, unit: typeof unitA): Statement =>
    readStatement(
      wordsOfUnit(document, unit).map((word) => word.text),
      shared,
    );
  const [x, y] = [read(first, unitA), read(second, unitB)];
  // A label with a value states nothing that could be denied.
  if (
    [x, y].some(
      ({ carriers }, side) => carriers.length === 0 && isRow(side === 0 ? first : second, side === 0 ? unitA : unitB),
    )
  )
    return [];
  if (areDemandsEqual(wordsOfUnit(first, unitA), wordsOfUnit(second, unitB))) return [];
  const explanation = difference(x, y);
  if (explanation === undefined || subjectTerms(first, unitA, x, shared) < fewestTerms) return [];
  const places = [toPlace(first, a, x), toPlace(second, b, y)];
  return [
    {
      rule: 'opposite-statement',
      kind: 'wording',
      severity: 'high',
      confidence: Math.min(0.9, 0.4 + likeness * 0.5),
      explanation,
      sides: places.map((place) => ({ places: [place] })),
    },
  ];
}

const isRow = (document: FactDocument, { passage }: Unit): boolean => document.passages[passage]?.kind === 'row';

/** `Must not`, `is not permitted`, `is forbidden`: the same in other words. */
function areDemandsEqual(a: readonly Word[], b: readonly Word[]): boolean {
  const [x, y] = [a, b].map((words) => demandsOf(words.map(({ text }) => text)));
  return x !== undefined && y !== undefined && x.size > 0 && areSetsEqual(x, y);
}

function subjectTerms(
  document: FactDocument,
  unit: Unit,
  { carriers }: Statement,
  shared: ReadonlySet<string>,
): number {
  const words = wordsOfUnit(document, unit);
  const turning = new Set(carriers.map((at) => stem(words[at]?.text ?? '')));
  return [...shared].filter((term) => !turning.has(term)).length;
}

function difference(x: Statement, y: Statement): string | undefined {
  if (x.sign !== y.sign) {
    const [denial, claim] = x.sign === -1 ? [x, y] : [y, x];
    // "Not before noon" says the same as "after noon".
    if (claim.isDenying || (denial.time === 'until' && claim.time === 'since')) return undefined;
    return 'One document denies or forbids what the other states.';
  }
  const isApart = (a: ReadonlySet<number>, b: ReadonlySet<number>): boolean =>
    a.size > 0 && b.size > 0 && ![...a].some((pole) => b.has(pole));
  if (isApart(x.inclusion, y.inclusion)) return 'One document includes what the other leaves out.';
  if (x.sign === 1 && isApart(x.modality, y.modality))
    return 'One document makes a duty of what the other allows or recommends.';
  return undefined;
}

function toPlace(document: FactDocument, { unit: index }: UnitPlace, statement: Statement): Place {
  const unit = document.units[index];
  const from = unit?.start ?? 0;
  const start = from + Math.min(...statement.carriers, statement.carriers.length === 0 ? 0 : Infinity);
  const end = from + Math.max(...statement.carriers, 0) + 1;
  return placeOfWords(document, unit?.passage ?? 0, start, Math.max(start + 1, end), index);
}
