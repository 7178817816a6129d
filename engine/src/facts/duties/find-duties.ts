import { between } from './active-bonds.ts';
import { passiveAid } from './agent-bonds.ts';
import { bondOf } from './bonds.ts';
import { owned } from './burden-bonds.ts';
import type { Actor, Bond, Clause, Duty } from './duty.ts';
import { dutyVerbOf } from './duty-verbs.ts';
import { objectItems, type ObjectItem, type PlainWord } from './object-items.ts';
import { settledCosts } from './settled-costs.ts';
import { wordTrait } from './word-trait.ts';
import { stem } from '../stem.ts';

/** Who is named at a word by the matter's own definitions, with the number of words; undefined for other words. */
export type NamedAt = (
  words: readonly string[],
  index: number,
) => { readonly key: string; readonly length: number } | undefined;

/** Articles with which a sentence begins that may say what somebody does. */
const opening = /^(?:The|Der|Die|Le|La|Les|El|Los|Las|Il|L[’'])/u;

/** Finds who does or bears what in the words of a sentence, or of one cell. */
export function findDuties(texts: readonly string[], namedAt: NamedAt): Duty[] {
  if (!opening.test(texts[0] ?? '') && !texts.some((text) => wordTrait(text).isTelling)) return [];
  const words = texts.map((text): PlainWord => ({ text, plain: wordTrait(text).plain }));
  const actors = actorsOf(texts, words, namedAt).filter(
    (actor, index, all) => !isFronted(words, actor, all[index + 1]),
  );
  const clause: Clause = { words, actors };
  const duties: Duty[] = settledCosts(words);
  const guess = guessedLabel(clause);
  if (guess !== undefined) duties.push(guess);
  let taken = 0;
  for (const [index, actor] of actors.entries()) {
    const [first, last] = clauseAround(texts, actor.start);
    const from = Math.max(first, taken);
    const duty =
      label(clause, actor, first, last) ?? dutyOf(clause, actor, bondOf(clause, actor, from, last), actors[index + 1]);
    if (duty === undefined) continue;
    duties.push(duty);
    taken = Math.max(taken, actor.end);
  }
  return duties;
}

/** `The caterer provides:`: who does what, where what it is done to stands in the list that follows. */
export function findLead(texts: readonly string[], namedAt: NamedAt): Omit<Duty, 'items'> | undefined {
  if (!texts.some((text) => wordTrait(text).isTelling)) return undefined;
  const words = texts.map((text): PlainWord => ({ text: text.replace(/:$/u, ''), plain: wordTrait(text).plain }));
  const [actor, ...others] = actorsOf(texts, words, namedAt);
  if (actor === undefined || others.length > 0) return undefined;
  const clause: Clause = { words, actors: [actor] };
  const bond = bondOf(clause, actor, 0, words.length);
  if (bond === undefined || bond.kind === 'act' || dutyOf(clause, actor, bond, undefined) !== undefined)
    return undefined;
  return { actor, kind: bond.kind, term: bond.term };
}

/** `Die Treppe reinigen die Mieter`: what stands before the verb is what is cleaned. */
const isFronted = (words: readonly PlainWord[], actor: Actor, next: Actor | undefined): boolean =>
  !actor.isCertain &&
  next?.isCertain === true &&
  next.start - actor.end <= 2 &&
  dutyVerbOf(words[actor.end]?.plain ?? '')?.isInvertible === true;

/** `Please bring gloves`: who is spoken to. */
const isRequest = (words: readonly PlainWord[], index: number): boolean =>
  words[index]?.plain === 'please' && dutyVerbOf(words[index + 1]?.plain ?? '') !== undefined;

function actorsOf(texts: readonly string[], words: readonly PlainWord[], namedAt: NamedAt): Actor[] {
  const actors: Actor[] = [];
  for (let index = 0; index < texts.length; index += 1) {
    const named = namedAt(texts, index) ?? namedBehind(texts, index, namedAt);
    const noun = named === undefined ? wordTrait(texts[index] ?? '').noun : undefined;
    const actor: Actor | undefined =
      named !== undefined
        ? { key: named.key, isCertain: true, start: index, end: index + named.length }
        : noun !== undefined
          ? { ...noun, isCertain: true, start: index, end: index + 1 }
          : isRequest(words, index)
            ? { key: '~you', isCertain: true, start: index, end: index + 1 }
            : unknownActor(words, index, isFirstNamed(words, index, actors.at(-1)?.end));
    if (actor === undefined) continue;
    actors.push(actor);
    index = actor.end - 1;
  }
  return actors;
}

/** `La société Fil d’Ariane`: the noun and the name are one. */
function namedBehind(texts: readonly string[], index: number, namedAt: NamedAt): ReturnType<NamedAt> {
  const isNoun =
    wordTrait(texts[index] ?? '').noun !== undefined && /\p{Lu}/u.test((texts[index + 1] ?? '').slice(0, 3));
  const named = isNoun ? namedAt(texts, index + 1) : undefined;
  return named === undefined ? undefined : { ...named, length: named.length + 1 };
}

const article = /^(?:the|der|die|das|dem|den|le|la|les|el|los|las|il|lo|i|gli|each|every)$/u;
/** Things and times that stand where people do. */
const thing =
  /^(?:end|date|day|time|price|fee|fees|rent|rate|policy|agreement|contract|lease|clause|section|law|court|courts|method|hand|means|way|post|mail|road|sea|air|rail|law|hour|month|week|year|litre|metre|kilogram|pump|motor|battery|mains|sensor|system|device|unit|machine|server|container|application|insurance|invoice|warranty|guarantee|deposit|premium|preis|miete|gesetz|vertrag|pauschale|versicherung|post|anlage|gerat|pumpe|prix|loyer|contrat|loi|assurance|forfait|precio|renta|contrato|ley|seguro|poliza|cuota|this|that|it|which|there|costs?|kosten|frais|gastos|amount|amounts|betrag|montant|importe|work|works|arbeiten|travaux|obras|goods|ware|marchandises|mercancias|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|letzten?|ersten?|premiere?|primero?|ultimo)$/u;

/** The second noun of two is who is meant: `by every plot holder`. */
const personNoun = /^\p{Ll}{2,}(?:er|or|ist|ant|ee|man|woman|person|keeper)s?$/u;

/** Somebody known by grammar alone: a noun with its article between `by` or the begin of the sentence and what is done. */
function unknownActor(words: readonly PlainWord[], index: number, isFirst: boolean): Actor | undefined {
  const plain = words[index]?.plain ?? '';
  const before = words[index - 1]?.plain ?? '';
  if (
    plain.length < 4 ||
    !/^\p{L}+$/u.test(plain) ||
    thing.test(plain) ||
    dutyVerbOf(plain) !== undefined ||
    stem(plain) === ''
  )
    return undefined;
  const next = words[index + 1]?.plain ?? '';
  if (wordTrait(words[index + 1]?.text ?? '').noun !== undefined) return undefined;
  const second = words[index - 2]?.plain ?? '';
  const isNoun = article.test(before) || (article.test(second) && index === 2);
  const opensSentence = index <= 2 && article.test(words[0]?.plain ?? '');
  const isSubject =
    isNoun && ((isFirst && isVerbAhead(words, index + 1)) || (opensSentence && isAnyVerb(words, index + 1)));
  const isOwner = isNoun && /[’']s$/u.test(words[index]?.text ?? '') && owned.test(next);
  const isAgent = article.test(before) && /^(?:by|durch|von|par|por)$/u.test(second);
  const isBehind =
    isFirst &&
    article.test(before) &&
    (dutyVerbOf(second)?.isInvertible === true || /^(?:lo|la|los|las)$/u.test(words[index - 3]?.plain ?? '')) &&
    !/^(?:den|dem)$/u.test(before);
  const isBurdened =
    (/^(?:a|au)$/u.test(before) && burdening.test(second)) ||
    (fused.test(before) &&
      (burdening.test(second) || (second === 'wir' && words[index - 3]?.plain.startsWith('berechn')))) ||
    (article.test(before) && /^(?:of|zu|a|de)$/u.test(second) && burdening.test(words[index - 3]?.plain ?? ''));
  const isDative = /^(?:vom|dal|durch|par)$/u.test(before);
  if (!isSubject && !isOwner && !isAgent && !isBehind && !isBurdened && !isDative) return undefined;
  const last = isAgent && second === 'by' && personNoun.test(words[index + 1]?.text ?? '') ? index + 1 : index;
  return { key: `?${stem(words[last]?.text ?? '')}`, isCertain: false, start: index, end: last + 1 };
}

/** Nobody is named right before: who is named first acts, unless another clause begins. */
const isFirstNamed = (words: readonly PlainWord[], index: number, end = -9): boolean =>
  index - end > 3 || /^(?:that|dass|que|che)$/u.test(words[index - 2]?.plain ?? '');

const obliging = /^(?:shall|must|will|muss|mussen|hat|haben|doit|devra|debe|debera|deve)$/u;

/** What somebody does or must do follows, whatever helps to say it, and not what is done to them. */
function isVerbAhead(words: readonly PlainWord[], from: number): boolean {
  let at = from;
  let isPassive = false;
  for (; at < from + 4; at += 1) {
    const plain = words[at]?.plain ?? '';
    if (!between.test(plain) || dutyVerbOf(plain) !== undefined) break;
    isPassive = passiveAid.test(plain) || (isPassive && plain !== 'to' && plain !== 'zu');
  }
  return !isPassive && dutyVerbOf(words[at]?.plain ?? '') !== undefined;
}

/** A word in small letters behind the first noun of a sentence may be its verb. */
const isAnyVerb = (words: readonly PlainWord[], at: number): boolean =>
  obliging.test(words[at]?.plain ?? '') || /^\p{Ll}{4,}(?:s|t|a|e|en|an)$/u.test(words[at]?.text ?? '');
const fused = /^(?:du|del|des|della|dem|der|al|au|vom)$/u;
/** What lays a burden on who is named behind it. */
const burdening =
  /^(?:cost|costs|expense|charge|account|responsibility|liability|duty|task|job|cargo|cuenta|lasten|kosten|carico|cura|incombe|incumbe|corresponde|obliegt|part|quote-part|anteil|share)$/u;

/** The words between the stops around a place, from and to; a label with its colon belongs to what it names. */
function clauseAround(texts: readonly string[], at: number): [number, number] {
  let [from, to] = [at, at + 1];
  while (from > 0 && !isStop(texts, from - 1)) from -= 1;
  while (to < texts.length && !isStop(texts, to - 1)) to += 1;
  return [from, to];
}

/** `T. Hale`: the stop behind an initial or a short form ends nothing. */
const isStop = (texts: readonly string[], at: number): boolean =>
  /[;!?]$|\p{L}{4}[.)]\.?$/u.test(texts[at] ?? '') && /[.;!?]$/u.test(texts[at] ?? '');

/** Labels that say something else of a party than what it does. */
const noDutyLabel =
  /^(?:name|names|signed|signature|copy|to|from|sender|address|date|party|parties|contact|email|prepared|issued|between|dear|invoice|bill|sold|ship|deliver|telephone|tel|attn|attention|unterschrift|anschrift|datum|zwischen|an|von|fur|entre|para|por|firma|signe|client|kopie|copie|copia|re|subject|betreff|objet|asunto|applicant|title|role|account|type|status|category|issuer)$/u;

const labelLead =
  /^(?:the|der|die|das|des|le|la|les|el|los|las|il|lo|by|durch|par|por|vom|von|du|de|del|of|per|at|for|a|au|zu|auf|aux|each|to|be|paid|supplied|provided|done|is|frais|kosten|gastos|costs?|expense|charge|account|compte|lasten|rechnung|cuenta|cargo|carico|cura)$/u;

/** `Final cleaning: hirer`. */
function label(clause: Clause, actor: Actor, first: number, last: number): Duty | undefined {
  const colon = clause.words.findIndex(
    ({ text }, index) => index >= first && index < actor.start && text.endsWith(':'),
  );
  if (colon < 0 || !(actor.isCertain || actor.isGuess === true)) return undefined;
  const isLed = clause.words.slice(colon + 1, actor.start).every(({ plain }) => labelLead.test(plain));
  const isAlone = actor.end >= last || /^\(|^[–-]$/u.test(clause.words[actor.end]?.text ?? '');
  const words = clause.words.slice(first, colon + 1);
  if (!isLed || !isAlone || words.some(({ plain }) => noDutyLabel.test(plain))) return undefined;
  if (clause.actors.some((other) => other.start >= first && other.end <= colon + 1)) return undefined;
  return { actor, kind: 'any', term: '', items: objectItems(words) };
}

/** `Worming: kennel`: the only noun of a value, which may name somebody. */
function guessedLabel(clause: Clause): Duty | undefined {
  const { words, actors } = clause;
  const colon = words.findIndex(({ text }) => text.endsWith(':'));
  const at = words.findIndex(({ plain }, index) => index > colon && !labelLead.test(plain));
  const term = colon < 0 || actors.length > 0 || at !== words.length - 1 ? '' : stem(words[at]?.text ?? '');
  if (term === '' || !/^\p{L}{4,}$/u.test(words[at]?.plain ?? '')) return undefined;
  const actor: Actor = { key: `?${term}`, isCertain: false, isGuess: true, start: at, end: at + 1 };
  return label(clause, actor, 0, words.length);
}

function dutyOf(clause: Clause, actor: Actor, bond: Bond | undefined, next: Actor | undefined): Duty | undefined {
  if (bond === undefined) return undefined;
  for (const [first, to, verb] of bond.object) {
    const from = to <= actor.start ? afterThat(clause, first, to) : first;
    // Who is named next has words of its own; right behind the verb it is who gets something.
    const end = next !== undefined && next.start > from && next.start < to && !isOwner(clause, next) ? next.start : to;
    const items = itemsBetween(clause, from, end, verb);
    if (items.length > 0) return { actor, kind: bond.kind, term: bond.term, items };
    if (end < to) {
      const behind = itemsBetween(clause, withoutJoint(clause, next?.end ?? end), to);
      if (behind.length > 0) return { actor, kind: bond.kind, term: bond.term, items: behind };
    }
  }
  return undefined;
}

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
    actors.some(({ isCertain, kind, start, end }) => isCertain && kind !== 'organisation' && start <= at && at < end);
  return objectItems(words.slice(from, to).filter((_, step) => from + step !== verb && !isNamed(from + step)));
}
