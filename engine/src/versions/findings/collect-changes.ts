import type { Change, Matter } from '../change.ts';
import type { ChangeMap, Hunk } from '../change-map.ts';
import { keysIn } from '../hunk-words.ts';
import type { Paper } from '../sentences.ts';
import { heavierMatter, joinChanges, type JoinedChange, type PlacedChange } from './join-changes.ts';
import type { FindingMatter } from './matters.ts';
import { passagesIn } from './passages.ts';
import { regionFinder, type Region } from './regions.ts';
import { renumberingsIn, type RenumberedSeries } from './renumberings.ts';
import { valueKey } from './value-key.ts';
import { weigh } from './weigh.ts';
import { wholeThing } from './whole-things.ts';

/** What is reported as one finding: a change at one or more places, or all changes of one kind. */
export interface CollectedChange {
  readonly matter: FindingMatter;
  readonly places: readonly JoinedChange[];
  /** Of things that got other numbers throughout. */
  readonly series: readonly RenumberedSeries[];
}

/** The changes of substance between two versions, as a reader would count them. */
export function collectChanges(map: ChangeMap, a: Paper, b: Paper, changes: readonly Change[]): CollectedChange[] {
  const renumberings = renumberingsIn(map, a, b, changes);
  const taken = new Set(renumberings.flatMap((one) => one.changes));
  const placed = changes.map((change, index): PlacedChange => ({ change, index }));
  const regionOf = regionFinder(map.a, map.b);
  const byRegion = Map.groupBy(
    placed.filter(({ index }) => !taken.has(index)),
    ({ change }): Region | 'text' => regionOf(change) ?? 'text',
  );
  const joined = (list: readonly PlacedChange[]): JoinedChange[] => joinChanges(map, a, b, list);
  const inText = joined(byRegion.get('text') ?? []);
  const isSmall = ({ matter }: JoinedChange): boolean => matter === 'relation';
  const groups = groupRepeats(
    map,
    a,
    b,
    inText.filter((one) => !isSmall(one)),
  );
  const isSingle = ({ places }: CollectedChange): boolean => places.length === 1;
  const single = new Set(groups.filter(isSingle).flatMap(({ places }) => places));
  const numbers = joined(placed.filter(({ index }) => taken.has(index)));
  const others = [...groups.flatMap(({ places }) => places), ...inText.filter(isSmall), ...numbers];
  const passages = passagesIn(map, a, b, others).map((places) => places.filter((place) => single.has(place)));
  return [
    ...groups.filter((group) => !isSingle(group)),
    ...passages.flatMap((places) =>
      asOne(places.length > 1 ? 'passage' : (places[0]?.matter ?? 'words'), byWeight(a, b, places)),
    ),
    ...asOne('relation', inText.filter(isSmall)),
    ...renumberings.flatMap((one) => {
      const own = new Set(one.changes);
      const numbers = joined(placed.filter(({ index }) => own.has(index)));
      return [
        asOne('renumbered', whole(map, a, b, numbers), one.series),
        asOne('kept-number', one.kept.map(placeOfKept), one.series),
      ].flat();
    }),
    ...(['contents', 'signature'] as const).flatMap((region) =>
      asOne(
        region,
        (byRegion.get(region) ?? []).flatMap((one) => joined([one])),
      ),
    ),
  ];
}

/** What a reader asks for first, then in the order of the text. */
function byWeight(a: Paper, b: Paper, places: readonly JoinedChange[]): JoinedChange[] {
  const rankOf = (place: JoinedChange): number =>
    weigh(place.matter, [[{ paper: a, span: place.a }], [{ paper: b, span: place.b }]]).rank;
  return places.toSorted((x, y) => rankOf(x) - rankOf(y));
}

/** What is one matter, or matters little by itself, is reported together. */
const asOne = (
  matter: FindingMatter,
  places: readonly JoinedChange[],
  series: readonly RenumberedSeries[] = [],
): CollectedChange[] => (places.length === 0 ? [] : [{ matter, places, series }]);

const placeOfKept = (hunk: Hunk): JoinedChange => ({ ...hunk, matter: 'reference', changes: [] });

/** What is reported once for all the places where one thing became another: a party renamed sixty times. */
const repeatable = new Set<Matter>(['name', 'value', 'reference', 'words', 'quantifier']);
/** What is part of a larger thing that is named or counted. */
const ofThings = new Set<Matter>(['name', 'value', 'reference']);

/** A change with the rest of what it is a part of. */
interface Thing {
  readonly narrow: JoinedChange;
  readonly whole: JoinedChange;
}

/** The same change at several places, by its words; every other change on its own, as a whole thing. */
function groupRepeats(map: ChangeMap, a: Paper, b: Paper, changes: readonly JoinedChange[]): CollectedChange[] {
  const things = thingsIn(map, a, b, changes);
  const byNarrow = Map.groupBy(things, ({ narrow }) => repeatKey(map, narrow));
  const keyOf = (thing: Thing): string | JoinedChange => {
    const key = repeatKey(map, thing.narrow);
    if ((byNarrow.get(key) ?? []).length > 1) return key;
    return (thing.whole.matter === 'value' ? valueKey(a, b, thing.whole) : undefined) ?? repeatKey(map, thing.whole);
  };
  return [...Map.groupBy(things, keyOf).values()].map((group) => {
    // Of words that changed alike within things that are not, the words alone are shown.
    const isNarrow = areAlike(map, group, 'narrow') && !areAlike(map, group, 'whole');
    const places = group.map((thing) => (isNarrow ? thing.narrow : thing.whole));
    return { matter: places[0]?.matter ?? 'words', places, series: [] };
  });
}

const areAlike = (map: ChangeMap, group: readonly Thing[], part: keyof Thing): boolean =>
  new Set(group.map((thing) => repeatKey(map, thing[part]))).size === 1;

/** What equals itself only where a change is not one that may be repeated. */
function repeatKey({ a, b }: ChangeMap, change: JoinedChange): string | JoinedChange {
  const [from, to] = [keysIn(a, change.a), keysIn(b, change.b)];
  const isRepeatable = repeatable.has(change.matter) && from.length > 0 && to.length > 0;
  return isRepeatable ? `${from.join(' ')} > ${to.join(' ')}` : change;
}

/** Changes that may be listed between two of one thing: what was left out in the midst of it. */
const longestDistance = 4;

/** Each change with the rest of what it is a part of; those of one thing as one. */
function thingsIn(map: ChangeMap, a: Paper, b: Paper, changes: readonly JoinedChange[]): Thing[] {
  const things: Thing[] = [];
  for (const change of changes) {
    const next = ofThings.has(change.matter) ? { ...change, ...wholeThing(map, a, b, change) } : change;
    const at = things.findLastIndex((thing) => areOneThing(thing.whole, next));
    const last = at < things.length - longestDistance ? undefined : things[at]?.whole;
    if (last === undefined) things.push({ narrow: change, whole: next });
    else {
      const merged = mergedOf(last, next);
      things.splice(at, 1, { narrow: merged, whole: merged });
    }
  }
  return things;
}

const whole = (map: ChangeMap, a: Paper, b: Paper, changes: readonly JoinedChange[]): JoinedChange[] =>
  thingsIn(map, a, b, changes).map((thing) => thing.whole);

/** They have words in common on one side; a sentence that only one version has is a thing of its own. */
const areOneThing = (last: JoinedChange, next: JoinedChange): boolean =>
  ofThings.has(last.matter) &&
  ofThings.has(next.matter) &&
  next.a[0] >= last.a[0] &&
  next.b[0] >= last.b[0] &&
  (next.a[0] < Math.min(last.a[1], next.a[1]) || next.b[0] < Math.min(last.b[1], next.b[1]));

const mergedOf = (last: JoinedChange, next: JoinedChange): JoinedChange => ({
  ...last,
  a: [last.a[0], Math.max(last.a[1], next.a[1])],
  b: [last.b[0], Math.max(last.b[1], next.b[1])],
  matter: heavierMatter(last.matter, next.matter),
  changes: [...last.changes, ...next.changes],
});
