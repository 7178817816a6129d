import type { ClosedTag } from '../../lexicon/closed-words.ts';
import { actorOf, type Actor } from './actor.ts';
import { isFree, isLimited, limitNegators, waiverOf, type Waiver } from './limit.ts';
import { isNegator, moodOf, type Mood } from './mood.ts';
import { partOf, type Part } from './part.ts';
import { has, type Token } from './token.ts';

/** What the closed-class words of a clause make of what it speaks of. */
export interface Frame {
  readonly mood: Mood;
  readonly part: Part;
  readonly waiver: Waiver;
  /** Says how far, not whether. */
  readonly isLimit: boolean;
  readonly actor: Actor | undefined;
  /** Negators that no part and no limit takes; `ne … pas` and `no … ningún` are one. */
  readonly negators: number;
  /** Stems of the words that they deny. */
  readonly negated: ReadonlySet<string>;
  /** The other tags that stand in the clause. */
  readonly tags: ReadonlySet<ClosedTag>;
}

/** Words between a negator and what it denies. */
const reach = 4;

/** The frame of one clause, or of one row, which may give an amount for what it names. */
export function frameOf(tokens: readonly Token[], isPricedRow = false): Frame {
  const { part, negator } = partOf(tokens, isPricedRow);
  const without = tokens.findIndex((token) => has(token, 'without'));
  const spent = new Set([...limitNegators(tokens), ...(negator === undefined ? [] : [negator])]);
  const denying = tokens.flatMap((token, at) => (isNegator(token) && !spent.has(at) ? [at] : []));
  return {
    mood: moodOf(tokens, negator === undefined ? new Set() : new Set([negator])),
    part: part === 'none' && without >= 0 && isFree(tokens, without) ? 'free' : part,
    waiver: waiverOf(tokens),
    isLimit: tokens.some(isNegator) && isLimited(tokens),
    actor: actorOf(tokens),
    negators: denying.filter((at, index) => at - (denying[index - 1] ?? -reach - 1) > reach).length,
    negated: new Set(without >= 0 ? [] : denying.flatMap((at) => deniedBy(tokens, at))),
    tags: new Set(tokens.flatMap(({ tags }) => [...tags])),
  };
}

/** The open word behind a negator, else the one before it. */
function deniedBy(tokens: readonly Token[], at: number): string[] {
  const behind = tokens.slice(at + 1, at + 1 + reach).find(({ isOpen, stem }) => isOpen && stem !== '');
  const before = tokens.slice(Math.max(0, at - reach), at).findLast(({ isOpen, stem }) => isOpen && stem !== '');
  const found = behind ?? before;
  return found === undefined ? [] : [found.stem];
}
