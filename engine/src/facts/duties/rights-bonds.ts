import type { Actor, Bond, Clause } from './duty.ts';
import { noDuty, nounStart, plainAt } from './noun-start.ts';

/** What its owner keeps. */
const kept = /^(?:reserved|excepted|retained|vorbehalten|reservee?s?|reservad[oa]s?)$/u;
/** What its owner lets another have. */
const given =
  /^(?:let|leased|demised|granted|ceded|verpachtet|vermietet|eingeraumt|uberlassen|loue?e?s?|accordee?s?|concedee?s?|cedee?s?|cedid[oa]s?|arrendad[oa]s?|concedid[oa]s?)$/u;
const keeping = /^(?:reserves?|retains?|excepts?)$/u;
const toWhom = /^(?:to|for|au|aux|a|al)$/u;
const aid = /^(?:is|are|be|been|remains?|bleibt|bleiben|wird|werden|ist|sind|est|sont|reste|restent|es|son|quedan?)$/u;
/** Words between a German dative and what is done to it. */
const behindReach = 3;

/** `The sporting rights are reserved to the landlord`, `das Jagdrecht wird dem Pächter eingeräumt`: who has a right in the thing. */
export function rightsBond(clause: Clause, actor: Actor, from: number, to: number): Bond | undefined {
  const start = nounStart(clause, actor, from);
  const at = /^(?:au|aux|al)$/u.test(plainAt(clause, start)) ? start : start - 1;
  if (toWhom.test(plainAt(clause, at)) && at > from - 1) return passive(clause, at - 1, from, actor.end, to);
  if (/^(?:dem|der|den)$/u.test(plainAt(clause, start))) return dative(clause, start, from, actor.end, to);
  if (!keeping.test(plainAt(clause, actor.end)) || plainAt(clause, actor.end + 2) === 'right') return undefined;
  return { kind: 'kept', term: '', object: [[actor.end + 1, to]] };
}

function passive(clause: Clause, at: number, from: number, end: number, to: number): Bond | undefined {
  const kind = kindOf(plainAt(clause, at));
  const isAided = at === from || aid.test(plainAt(clause, at - 1));
  if (kind === undefined || !isAided || noDuty.test(plainAt(clause, at - 1))) return undefined;
  return {
    kind,
    term: '',
    object: [
      [from, at],
      [end, to],
    ],
  };
}

function dative(clause: Clause, start: number, from: number, end: number, to: number): Bond | undefined {
  if (!aid.test(plainAt(clause, start - 1))) return undefined;
  for (let at = end; at < Math.min(to, end + behindReach); at += 1) {
    const kind = kindOf(plainAt(clause, at));
    if (noDuty.test(plainAt(clause, at))) return undefined;
    if (kind !== undefined) return { kind, term: '', object: [[from, start - 1]] };
  }
  return undefined;
}

const kindOf = (plain: string): Bond['kind'] | undefined =>
  kept.test(plain) ? 'kept' : given.test(plain) ? 'given' : undefined;
