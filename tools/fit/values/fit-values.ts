import { createHash } from 'node:crypto';
import { fitLevels, scoreOf, type LevelWeights } from './fit-levels.ts';
import type { KnownPair } from './known-pair.ts';
import { thinOut } from './thin-out.ts';
import { averagePrecision, oneToOne, shareOut, shareRight, type ScoredPair } from './rank-pairs.ts';

/** Of a hundred pairs that are called sure so many are to be of one thing, left out; of those that are told at all so many. */
const wanted = { sure: 0.92, told: 0.75 } as const;
/** What is wanted holds for made-up documents, published ones and invoices each, where so many pairs are of one thing. */
const fewestThings = 100;
/** Documents of at least so many rare values are judged by the part that they share. */
const fewestRare = 30;

/** What pairs of weights that were fitted without their fold come to. */
export interface LeftOut {
  readonly name: string;
  readonly pairs: number;
  readonly same: number;
  readonly averagePrecision: number;
  /** Of those that are of one thing, and of the others, how many are called sure, and how many are told. */
  readonly sure: Counted;
  readonly told: Counted;
}

export interface Counted {
  readonly right: number;
  readonly wrong: number;
}

/** Between what documents a pair stands: levels of a setting of its own begin with its name. */
const settings = ['short', 'long', 'repeated'] as const;
type Setting = (typeof settings)[number];

interface Cuts {
  readonly told: number;
  readonly sure: number;
}

export interface ValueFit extends LevelWeights {
  readonly cuts: Readonly<Record<Setting, Cuts>>;
  readonly strangers: { readonly fewest: number; readonly share: number };
  readonly leftOut: readonly LeftOut[];
}

/** Fits weights and cuts; the cuts go by pairs whose family or company the weights did not know. */
export function fitValues(pairs: readonly KnownPair[], strangerShare: number): ValueFit {
  const { kept, start } = thinOut(pairs);
  const all = fitLevels(kept, start);
  const scored = leaveOut(pairs, kept, all);
  const cutsOf = (setting: Setting): Cuts => {
    const list = scored.filter(({ pair }) => settingOf(pair) === setting);
    const telling = [...Map.groupBy(list, sourceOf).values()].filter(
      (of) => of.filter(({ pair }) => pair.isSame).length >= fewestThings,
    );
    const cutOf = (precision: number): number => Math.max(...[list, ...telling].map((of) => lowestCut(of, precision)));
    return { told: cutOf(wanted.told), sure: cutOf(wanted.sure) };
  };
  const cuts = { short: cutsOf('short'), long: cutsOf('long'), repeated: cutsOf('repeated') };
  const groups = [
    ...Map.groupBy(scored, sourceOf),
    ...Map.groupBy(scored, settingOfScored),
    ...Map.groupBy(scored, ({ pair }) => foldGroup(pair)),
  ];
  return {
    ...all,
    cuts,
    strangers: { fewest: fewestRare, share: strangerShare },
    leftOut: groups.map(([name, list]) => describe(name, list, cuts, pairs)),
  };
}

function describe(
  name: string,
  list: readonly ScoredPair[],
  cuts: ValueFit['cuts'],
  pairs: readonly KnownPair[],
): LeftOut {
  const of = pairs.filter((pair) => [foldGroup(pair), sourceOf({ pair }), settingOfScored({ pair })].includes(name));
  const same = countThings(of);
  const count = (kind: keyof Cuts): Counted => {
    const above = list.filter(({ pair, probability }) => probability >= cuts[settingOf(pair)][kind]);
    const right = above.filter(({ pair }) => pair.isSame).length;
    return { right, wrong: above.length - right };
  };
  const average = Number(averagePrecision(list, same).toFixed(3));
  return { name, pairs: of.length, same, averagePrecision: average, sure: count('sure'), told: count('told') };
}

/** Pairs that are of one thing, each value counted once. */
const countThings = (pairs: readonly KnownPair[]): number =>
  oneToOne(pairs.filter(({ isSame }) => isSame).map((pair) => ({ pair, probability: 1 }))).length;

/** The pairs that are left when each value has one partner at most, with what weights say that do not know their fold. */
function leaveOut(pairs: readonly KnownPair[], kept: readonly KnownPair[], start: LevelWeights): ScoredPair[] {
  const groupOf = groupFolds(pairs);
  return [...Map.groupBy(pairs, groupOf)].flatMap(([group, list]) => {
    const model = fitLevels(
      kept.filter((pair) => groupOf(pair) !== group),
      start,
    );
    return oneToOne(shareOut(list, ({ levels }) => scoreOf(model, levels)));
  });
}

/** Families of made-up documents are left out in so many groups. */
const familyGroups = 6;

/** What is left out together: every company for itself, strangers together, families in groups. */
function groupFolds(pairs: readonly KnownPair[]): (pair: KnownPair) => string {
  const families = [...new Set(pairs.filter((pair) => isMadeUp(pair)).map(({ fold }) => fold))].toSorted();
  return (pair) => (isMadeUp(pair) ? `families ${families.indexOf(pair.fold) % familyGroups}` : foldGroup(pair));
}

/** Strangers are one, and every other company or family. */
const foldGroup = ({ fold }: KnownPair): string => fold.split(' ')[0] ?? fold;

const isMadeUp = ({ fold }: KnownPair): boolean => fold.startsWith('made-up');

const settingOf = ({ levels }: KnownPair): Setting =>
  settings.find((setting) => levels.some((level) => level.startsWith(`${setting} `))) ?? 'short';

const settingOfScored = ({ pair }: Pick<ScoredPair, 'pair'>): string => `all ${settingOf(pair)}`;

/** Whether the documents were made up, published reports, or invoices and what is booked of them. */
const sourceOf = ({ pair }: Pick<ScoredPair, 'pair'>): string =>
  isMadeUp(pair) ? 'all made up' : pair.fold.startsWith('invoices') ? 'all invoices' : 'all published';

/** The lowest cut, in hundredths, from which on so many pairs are of one thing. */
function lowestCut(scored: readonly ScoredPair[], precision: number): number {
  const cuts = Array.from({ length: 99 }, (_, at) => (at + 1) / 100);
  return cuts.find((cut) => shareRight(scored.filter((one) => one.probability >= cut)) >= precision) ?? 1;
}

/** A fit as the engine reads it, with where it comes from. */
export function valueModel({ leftOut, ...fit }: ValueFit, text: string): string {
  const provenance = {
    command: 'npm run bench -- pairs --papers <folder> --invoices <folder>; npm run fit -- values',
    pairs: createHash('sha256').update(text).digest('hex'),
    leftOut,
  };
  return `${JSON.stringify({ provenance, ...fit }, undefined, 2)}\n`;
}
