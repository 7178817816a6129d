import { bondOf } from './bonds.ts';
import type { Actor, Bond, Clause, Duty } from './duty.ts';
import { findActors, type NamedAt } from './find-actors.ts';
import { furtherPredicates, type FurtherPredicate } from './further-predicates.ts';
import { labelledDeed } from './labelled-deed.ts';
import { ownCostIn } from './own-cost.ts';
import { objectItems, type ObjectItem, type PlainWord } from './object-items.ts';
import { settledCosts } from './settled-costs.ts';
import { wordTrait } from './word-trait.ts';
import { stem } from '../words/stem.ts';

/** Articles with which a sentence begins that may say what somebody does. */
const opening = /^(?:The|Der|Die|Le|La|Les|El|Los|Las|Il|L[’'])/u;

/** Finds who does or bears what in the words of a sentence, or of one cell. */
export function findDuties(texts: readonly string[], namedAt: NamedAt): Duty[] {
  const isTelling = opening.test(texts[0] ?? '') || texts.some((text) => wordTrait(text).isTelling);
  if (!isTelling && !texts.some((_, index) => namedAt(texts, index) !== undefined)) return [];
  const words = texts.map((text): PlainWord => ({ text, plain: wordTrait(text).plain }));
  const actors = findActors(texts, words, namedAt);
  const clause: Clause = { words, actors };
  const duties: Duty[] = settledCosts(words);
  const guess = guessedLabel(clause);
  if (guess !== undefined) duties.push(guess);
  let taken = 0;
  for (const [index, actor] of actors.entries()) {
    const [first, last] = clauseAround(texts, actor.start);
    const from = Math.max(first, taken);
    const asLabel = label(clause, actor, first, last);
    const further = asLabel === undefined ? furtherPredicates(clause, actor, from, last) : [];
    const end = further[0]?.joint ?? last;
    const duty =
      asLabel ??
      dutyOf(clause, actor, atOwnCost(clause, actor, bondOf(clause, actor, from, end), last), actors[index + 1]);
    if (duty !== undefined) taken = Math.max(taken, actor.end);
    duties.push(...(duty === undefined ? [] : [duty]), ...furtherDuties(clause, actor, further, last));
  }
  return duties;
}

function furtherDuties(clause: Clause, actor: Actor, further: readonly FurtherPredicate[], last: number): Duty[] {
  return further.flatMap(({ object, verb: { kind, term } }, index) => {
    const items = itemsBetween(clause, object, further[index + 1]?.joint ?? last);
    return items.length === 0 ? [] : [{ actor, kind, term, items }];
  });
}

/** `The caterer provides:`: who does what, where what it is done to stands in the list that follows. */
export function findLead(texts: readonly string[], namedAt: NamedAt): Omit<Duty, 'items'> | undefined {
  if (!texts.some((text) => wordTrait(text).isTelling)) return undefined;
  const words = texts.map((text): PlainWord => ({ text: text.replace(/:$/u, ''), plain: wordTrait(text).plain }));
  const [actor, ...others] = findActors(texts, words, namedAt);
  if (actor === undefined || others.length > 0) return undefined;
  const clause: Clause = { words, actors: [actor] };
  const bond = bondOf(clause, actor, 0, words.length);
  if (bond === undefined || bond.kind === 'act' || dutyOf(clause, actor, bond, undefined) !== undefined)
    return undefined;
  return { actor, kind: bond.kind, term: bond.term };
}

/** The words between the stops around a place, from and to; a label with its colon belongs to what it names. */
function clauseAround(texts: readonly string[], at: number): [number, number] {
  let [from, to] = [at, at + 1];
  while (from > 0 && !isStop(texts, from - 1)) from -= 1;
  while (to < texts.length && !isStop(texts, to - 1)) to += 1;
  return [from, to];
}

/** `T. Hale`: the stop behind an initial or a short form ends nothing. */
const isStop = (texts: readonly string[], at: number): boolean =>
  /[;!?]$|[A-Za-zªµºÀ-ÖØ-ӿ]{4}[.)]\.?$/u.test(texts[at] ?? '') && /[.;!?]$/u.test(texts[at] ?? '');

/** Labels that say something else of a party than what it does. */
const noDutyLabel =
  /^(?:name|names|signed|signature|copy|to|from|sender|address|date|party|parties|contact|email|prepared|issued|between|dear|invoice|bill|sold|ship|deliver|telephone|tel|attn|attention|unterschrift|anschrift|datum|zwischen|an|von|fur|entre|para|por|firma|signe|client|kopie|copie|copia|re|subject|betreff|objet|asunto|applicant|title|role|account|type|status|category|issuer)$/u;

const labelLead =
  /^(?:the|der|die|das|des|le|la|les|el|los|las|il|lo|by|durch|par|por|vom|von|du|de|del|of|per|at|for|a|au|zu|auf|aux|each|to|be|paid|supplied|provided|done|is|frais|kosten|gastos|costs?|expense|charge|account|compte|lasten|rechnung|cuenta|cargo|carico|cura)$/u;

const bearing = { kind: 'any', term: '' } as const;

/** `Final cleaning: hirer`. */
function label(clause: Clause, actor: Actor, first: number, last: number): Duty | undefined {
  const colon = clause.words.findIndex(
    ({ text }, index) => index >= first && index < actor.start && text.endsWith(':'),
  );
  if (colon < 0 || !(actor.isCertain || actor.isGuess === true)) return undefined;
  // `Town council`: what stands before the noun belongs to it.
  const isLed = clause.words
    .slice(colon + 1, actor.start)
    .every(({ text, plain }) => labelLead.test(plain) || /^\p{Lu}\p{Ll}+$/u.test(text));
  const rest = clause.words.slice(actor.end, last);
  const isAlone =
    rest.every(
      ({ text, plain }) => /^(?:and|und|et|y|e|&|zu)$|^$/u.test(plain) || /^\p{Lu}/u.test(text) || isInfinitive(plain),
    ) || /^\(|^[–-]$/u.test(rest[0]?.text ?? '');
  const words = clause.words.slice(first, colon + 1);
  const deed = isAlone ? bearing : labelledDeed(clause, actor.end, last);
  if (!isLed || deed === undefined || words.some(({ plain }) => noDutyLabel.test(plain))) return undefined;
  if (clause.actors.some((other) => other.start >= first && other.end <= colon + 1)) return undefined;
  return { actor, ...deed, items: objectItems(words) };
}

/** `Carpet: to be laid by the exhibitor`, `Teppich: vom Aussteller zu verlegen`. */
const isInfinitive = (plain: string): boolean => /^\p{Ll}{4,}(?:en|ern|eln)$/u.test(plain);

/** `Worming: kennel`: the only noun of a value, which may name somebody. */
function guessedLabel(clause: Clause): Duty | undefined {
  const { words, actors } = clause;
  const colon = words.findIndex(({ text }) => text.endsWith(':'));
  const at = words.findIndex(({ plain }, index) => index > colon && !labelLead.test(plain));
  const term = colon < 0 || actors.length > 0 || at !== words.length - 1 ? '' : stem(words[at]?.text ?? '');
  if (term === '' || !/^[A-Za-zªµºÀ-ÖØ-ӿ]{4,}$/u.test(words[at]?.plain ?? '')) return undefined;
  const actor: Actor = { key: `?${term}`, isCertain: false, isGuess: true, start: at, end: at + 1 };
  return label(clause, actor, 0, words.length);
}

function dutyOf(clause: Clause, actor: Actor, bond: Bond | undefined, other: Actor | undefined): Duty | undefined {
  if (bond === undefined) return undefined;
  for (const [first, to, verb] of bond.object) {
    const from = to <= actor.start ? afterThat(clause, first, to) : first;
    // Who is named next has words of its own; right behind the verb it is who gets something.
    const isBetween = other !== undefined && other.start > from && other.start < to && !isOwner(clause, other);
    const end = isBetween ? other.start : to;
    const items = withPerils(itemsBetween(clause, from, end, verb), bond);
    if (items.length > 0) return { actor, kind: bond.kind, term: bond.term, items };
    if (end < to) {
      const next = withoutJoint(clause, other?.end ?? end);
      // `The hirer locks the hall`: a hall is a thing as well as who runs it.
      const isThing = other?.kind === 'organisation' && next === other.end;
      const behind = itemsBetween(clause, isThing ? from : next, to, verb);
      if (behind.length > 0) return { actor, kind: bond.kind, term: bond.term, items: behind };
    }
  }
  return undefined;
}

/** `Obtains the licence at its own expense`: who does it bears it as well. */
function atOwnCost({ words }: Clause, { end }: Actor, bond: Bond | undefined, to: number): Bond | undefined {
  if (bond === undefined || !doing.has(bond.kind) || ownCostIn(words, end, to) === undefined) return bond;
  return { ...bond, kind: 'any' };
}
const doing: ReadonlySet<string> = new Set(['do', 'act', 'supply', 'maintain', 'clean', 'insure']);

/** `Insures the boat against theft`: theft is what is insured as well. */
function withPerils(items: readonly ObjectItem[], { kind }: Bond): readonly ObjectItem[] {
  const perils = items.flatMap(({ head, adjuncts, figures }) => {
    const against = adjuncts.get('against') ?? [];
    const isInsured = kind === 'insure' || (head.length === 1 && head[0] === insurance);
    const own = { head: kind === 'insure' ? against : [...head, ...against], adjuncts: new Map<string, string[]>() };
    return against.length === 0 || !isInsured ? [] : [{ ...own, figures }];
  });
  return perils.length === 0 ? items : [...items, ...perils];
}

const insurance = stem('insurance');

const isOwner = (clause: Clause, { end }: Actor): boolean =>
  /(?:[’']s|s[’'])\W*$/u.test(clause.words[end - 1]?.text ?? '');

/** `The owner tells us that the repair is paid by`: what is told is the clause behind. */
const afterThat = ({ words }: Clause, from: number, to: number): number =>
  words.findLastIndex(({ plain }, at) => at >= from && at < to && /^(?:that|que|dass|che)$/u.test(plain)) + 1 || from;

/** `Provides the members with oars`. */
const withoutJoint = (clause: Clause, at: number): number =>
  /^(?:with|mit|avec|con)$/u.test(clause.words[at]?.plain ?? '') ? at + 1 : at;

function itemsBetween({ words, actors }: Clause, from: number, to: number, verb?: number): ObjectItem[] {
  const isNamed = (at: number): boolean =>
    actors.some(
      (actor) =>
        actor.isCertain &&
        (actor.kind !== 'organisation' || isOwner({ words, actors }, actor)) &&
        actor.start <= at &&
        at < actor.end,
    );
  const [costStart, costEnd] = ownCostIn(words, from, to) ?? [to, to];
  const isOwnCost = (at: number): boolean => at >= costStart && at < costEnd;
  return objectItems(
    words.slice(from, to).filter((_, step) => {
      const at = from + step;
      return at !== verb && !isNamed(at) && !isOwnCost(at);
    }),
  );
}
