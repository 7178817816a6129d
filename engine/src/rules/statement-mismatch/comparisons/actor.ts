import { level, nothing, type Comparison, type Feature, type StatementPair } from '../statement-pair.ts';
import { areOpposed } from '../../../facts/names/roles.ts';
import type { Actor } from '../../../facts/statements/actor.ts';
import type { Statement } from '../../../facts/statements/statement.ts';

const isSpoken = ({ key }: Actor): boolean => key === 'we' || key === 'you';

/** Whether the same party acts in both: `the landlord / the tenant`. */
export const compareActor: Comparison = (pair) => {
  const [x, y] = [pair.a.frame.actor, pair.b.frame.actor];
  if (x === undefined && y === undefined) return { features: [['who none', 1]] };
  if (x === undefined || y === undefined) return { features: [['who one', 1]] };
  if (x.key === y.key) return { features: [['who same', 1]] };
  const features = [...level(kindOf(x, y), pair), ...circumstances(pair, x, y)];
  return isBeside(pair, x, y)
    ? { ...nothing, features }
    : { features, differs: [printOf(pair.a, x), printOf(pair.b, y)] };
};

function kindOf(x: Actor, y: Actor): string {
  if (isSpoken(x) && isSpoken(y)) return 'who we you';
  if (x.form === 'guess' || y.form === 'guess') return 'who guess';
  return isSpoken(x) || isSpoken(y) ? 'who spoken' : 'who swap';
}

function circumstances(pair: StatementPair, x: Actor, y: Actor): Feature[] {
  const { a, b, parties } = pair;
  const areKnown = parties.isNamedIn(x.key, b.document) && parties.isNamedIn(y.key, a.document);
  const isGuess = x.form === 'guess' || y.form === 'guess';
  const isBurden = x.form === 'burden' || y.form === 'burden';
  return [
    ...(areKnown && !isGuess ? level('who known', pair) : []),
    ...(areOpposed(x.key, y.key) ? level('who opposed', pair) : []),
    ...(parties.acts(x.key) && parties.acts(y.key) ? level(isGuess ? 'who guess acts' : 'who act', pair) : []),
    ...(isBurden ? level('who burden', pair) : []),
    ['who by', Number((x.form === 'by') !== (y.form === 'by'))],
    ['who beside', Number(isBeside(pair, x, y))],
  ];
}

/** The party that acts in one stands in the other as well: they may only change places. */
const isBeside = ({ a, b }: StatementPair, x: Actor, y: Actor): boolean => names(a, y) || names(b, x);

const names = ({ tokens }: Statement, { key, form }: Actor): boolean =>
  tokens.some(({ party, stem }) => party === key || (form === 'guess' && stem === key));

function printOf({ tokens }: Statement, { at }: Actor): string {
  return (tokens[at]?.text ?? '').replace(/^[^A-Za-zªµºÀ-ÖØ-ӿ]+|[^A-Za-zªµºÀ-ÖØ-ӿ]+$/gu, '');
}
