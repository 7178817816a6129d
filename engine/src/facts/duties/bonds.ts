import { activeBond, invertedBond, plainBond } from './active-bonds.ts';
import { agentBond } from './agent-bonds.ts';
import { billedBond, burdenBond, owningBond } from './burden-bonds.ts';
import type { Actor, Bond, Clause } from './duty.ts';
import { rightsBond } from './rights-bonds.ts';

/** How the sentence binds one who is named in it to a duty; undefined where it does not. */
export function bondOf(clause: Clause, actor: Actor, from: number, to: number): Bond | undefined {
  return (
    rightsBond(clause, actor, from, to) ??
    owningBond(clause, actor, from, to) ??
    burdenBond(clause, actor, from, to) ??
    billedBond(clause, actor, from, to) ??
    agentBond(clause, actor, from, to) ??
    activeBond(clause, actor, from, to) ??
    invertedBond(clause, actor, from, to) ??
    plainBond(clause, actor, from, to)
  );
}
