import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';
import { fitLevels, scoreOf, type LevelWeights } from './fit-levels.ts';
import type { KnownPair } from './known-pair.ts';

/** Weights of an earlier fit to 332 sets of short made-up documents, and of one to changes in two published releases. */
const known: LevelWeights = z
  .object({ base: z.number(), levels: z.record(z.string(), z.number()) })
  .parse(JSON.parse(readFileSync(resolve(import.meta.dirname, 'known-weights.json'), 'utf8')));

/** Of a hundred pairs that are called sure so many are to be of one thing, left out; of those that are told at all so many. */
const wanted = { sure: 0.99, told: 0.85 } as const;
/** Documents of at least so many rare values are judged by the part that they share. */
const fewestRare = 30;

/** What pairs of weights that were fitted without their fold come to. */
export interface LeftOut {
  readonly fold: string;
  readonly pairs: number;
  readonly same: number;
  /** Of those that are of one thing, and of the others, how many are called sure, and how many are told. */
  readonly sure: { readonly right: number; readonly wrong: number };
  readonly told: { readonly right: number; readonly wrong: number };
}

export interface ValueFit extends LevelWeights {
  readonly cuts: { readonly told: number; readonly sure: number };
  readonly strangers: { readonly fewest: number; readonly share: number };
  readonly leftOut: readonly LeftOut[];
}

interface Scored {
  readonly fold: string;
  readonly isSame: boolean;
  readonly probability: number;
}

/** Fits weights and cuts; the cuts go by pairs whose family or company the weights did not know. */
export function fitValues(pairs: readonly KnownPair[], strangerShare: number): ValueFit {
  const scored = leaveOut(pairs);
  const cuts = { told: cutFor(scored, wanted.told), sure: cutFor(scored, wanted.sure) };
  const count = (list: readonly Scored[], cut: number) => ({
    right: list.filter(({ isSame, probability }) => isSame && probability >= cut).length,
    wrong: list.filter(({ isSame, probability }) => !isSame && probability >= cut).length,
  });
  return {
    ...fitLevels(pairs, known),
    cuts,
    strangers: { fewest: fewestRare, share: strangerShare },
    leftOut: [...Map.groupBy(scored, ({ fold }) => fold)].map(([fold, list]) => ({
      fold,
      pairs: list.length,
      same: list.filter(({ isSame }) => isSame).length,
      sure: count(list, cuts.sure),
      told: count(list, cuts.told),
    })),
  };
}

function leaveOut(pairs: readonly KnownPair[]): Scored[] {
  const groups = Map.groupBy(pairs, foldGroup);
  return [...groups].flatMap(([group, list]) => {
    const model = fitLevels(
      pairs.filter((pair) => foldGroup(pair) !== group),
      known,
    );
    return list.map(({ fold, isSame, levels }) => ({
      fold,
      isSame,
      probability: 1 / (1 + Math.exp(-scoreOf(model, levels))),
    }));
  });
}

/** Strangers are left out together, and every other company or family for itself. */
const foldGroup = ({ fold }: KnownPair): string => fold.split(' ')[0] ?? fold;

/** The lowest cut, in hundredths, from which on so many pairs are of one thing. */
function cutFor(scored: readonly Scored[], precision: number): number {
  const cuts = Array.from({ length: 99 }, (_, at) => (at + 1) / 100);
  return (
    cuts.find((cut) => {
      const above = scored.filter(({ probability }) => probability >= cut);
      return above.filter(({ isSame }) => isSame).length >= above.length * precision;
    }) ?? 1
  );
}

/** A fit as the engine reads it, with where it comes from. */
export function valueModel({ leftOut, ...fit }: ValueFit, text: string): string {
  const provenance = {
    command: 'npm run bench -- pairs --papers <folder>; npm run fit -- values',
    pairs: createHash('sha256').update(text).digest('hex'),
    leftOut,
  };
  return `${JSON.stringify({ provenance, ...fit }, undefined, 2)}\n`;
}
