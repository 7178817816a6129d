import { separable } from '../words/helping-words.ts';
import { agent, passiveAid } from './agent-bonds.ts';
import { anyVerb } from './any-verb.ts';
import { causative } from './causative.ts';
import type { Actor, Bond, Clause } from './duty.ts';
import { dutyVerbOf, isCostWord, type DutyVerb } from './duty-verbs.ts';
import { firstOfTwo } from './further-predicates.ts';
import { keptInRepair } from './kept-in-repair.ts';
import { noDuty, nounStart, plainAt } from './noun-start.ts';
import { ownCostIn } from './own-cost.ts';
import { isSaidByNoun } from './said-by-noun.ts';

/** Words between who acts and what is done. */
export const between =
  /^(?:shall|must|will|should|would|is|are|was|were|be|has|have|had|to|agrees?|undertakes?|also|hereby|always|only|then|therefore|however|itself|themselves|himself|herself|alone|still|remains?|continues?|fully|solely|likewise|does|do|hat|haben|muss|mussen|soll|sollen|wird|werden|ist|sind|auch|selbst|stets|weiterhin|allein|jeweils|sich|verpflichtet|doit|doivent|devra|devront|est|sont|seul|seule|s|engage|a|en|egalement|debe|deben|debera|deberan|sera|seran|es|son|se|compromete|tambien|ha|deve|devono|e|prendre|hacerse|hara|hace|font|feront|fait|fera|hacen|lasst|lassen)$/u;
const modal =
  /^(?:shall|must|will|should|hat|haben|muss|mussen|soll|sollen|wird|werden|ist|sind|verpflichtet|doit|debe|debera|deve)$/u;
/** Adjectives and verbs that make who is their subject bear something though they are passive: `is charged for`. */
const charged =
  /^(?:charged|billed|invoiced|responsible|liable|answerable|verantwortlich|zustandig|responsables?|responsabile)$/u;
/** Where the verb of one who is named begins, and what leads to it. */
interface Predicate {
  readonly at: number;
  readonly isPassive: boolean;
  readonly isModal: boolean;
}

/** `Dans l’immeuble en copropriété`: who is named behind such a word does nothing. */
const aside = /^(?:in|into|within|inside|with|without|im|mit|ohne|beim?|en|dans|avec|sans|chez|con|sin)$/u;

function predicateOf(clause: Clause, actor: Actor, from: number, to: number): Predicate | undefined {
  const before = plainAt(clause, nounStart(clause, actor, from) - 1);
  if (agent.test(before) || aside.test(before)) return undefined;
  let at = actor.end;
  let isPassive = false;
  let isModal = false;
  const [costStart, costEnd] = ownCostIn(clause.words, at, to) ?? [to, to];
  while (at < to && at < actor.end + 6 && between.test(plainAt(clause, at)) && dutyVerbAt(clause, at) === undefined) {
    isPassive ||= passiveAid.test(plainAt(clause, at));
    isModal ||= modal.test(plainAt(clause, at));
    // `Shall at its own expense have the lift checked`
    at = at + 1 === costStart ? costEnd : at + 1;
  }
  const isDenied = [at, at + 1, actor.start - 1].some((index) => noDuty.test(plainAt(clause, index)));
  return isDenied ? undefined : { at, isPassive, isModal };
}

/** `The hirer supplies`, `der Mieter hat … zu tragen`, `the member is charged for`. */
export function activeBond(clause: Clause, actor: Actor, from: number, to: number): Bond | undefined {
  const predicate = predicateOf(clause, actor, from, to);
  if (predicate === undefined) return undefined;
  const { at, isPassive, isModal } = predicate;
  const adjective = adjectiveBond(clause, actor, from, to) ?? chargedFor(clause, at, to);
  if (adjective !== undefined) return adjective;
  if (isSaidByNoun(clause, at)) return { kind: 'do', term: '', object: [[at + 1, to]] };
  const verb = composed(clause, at, to) ?? dutyVerbAt(clause, at);
  const plain = plainAt(clause, at);
  if (verb === undefined) return causative(clause, at, to) ?? (isModal ? finalBond(clause, at, to) : undefined);
  if (
    isPassive &&
    !charged.test(plain) &&
    /(?:ed|t|n|e|es|s|do|da|to|ta)$/u.test(plain) &&
    !/^(?:to|zu)$/u.test(plainAt(clause, at - 1))
  )
    return undefined;
  const kind = isPaidToo(clause, at) ? 'any' : verb.kind;
  return { kind, term: verb.term, object: [[objectStart(clause, at + 1, to), to]] };
}

/** `Arranges and pays for`: who does it bears it as well. */
const isPaidToo = (clause: Clause, at: number): boolean =>
  /^(?:and|und|et|y|e)$/u.test(plainAt(clause, at + 1)) && dutyVerbOf(plainAt(clause, at + 2))?.kind === 'pay';

/** `Für die Rinnen ist der Eigentümer zuständig`. */
function adjectiveBond(clause: Clause, actor: Actor, from: number, to: number): Bond | undefined {
  const aid = nounStart(clause, actor, from) - 1;
  const preposition = clause.words.findIndex(({ plain }, at) => at >= from && at < aid && plain === 'fur');
  if (preposition < 0 || !passiveAid.test(plainAt(clause, aid))) return undefined;
  const isCharged = clause.words.slice(actor.end, Math.min(to, actor.end + 3)).some(({ plain }) => charged.test(plain));
  return isCharged ? { kind: 'any', term: '', object: [[preposition + 1, aid]] } : undefined;
}

/** `Ist für die Abnahme verantwortlich`. */
function chargedFor({ words }: Clause, at: number, to: number): Bond | undefined {
  if (words[at]?.plain !== 'fur') return undefined;
  const end = words.findIndex(({ plain }, index) => index > at && index < to && charged.test(plain));
  return end < 0 ? undefined : { kind: 'any', term: '', object: [[at + 1, end]] };
}

/** Whatever else somebody does: held only against the same verb. */
export function plainBond(clause: Clause, actor: Actor, from: number, to: number): Bond | undefined {
  const predicate = predicateOf(clause, actor, from, to);
  if (predicate === undefined || predicate.isPassive) return anyInverted(clause, actor, from, to);
  const { text = '', plain = '' } = clause.words[predicate.at] ?? {};
  const isVerbLike =
    /^\p{Ll}{4,}$/u.test(text) && !preposition.test(plain) && (!plain.endsWith('ly') || plain === 'apply');
  // English marks the verb of one who acts; elsewhere the word behind who acts is one.
  const isMarked = !isEnglish(clause) || predicate.isModal || plain.endsWith('s') || isPlural(clause, actor);
  const particle = particleOf(clause, predicate.at, to);
  // `Thorpe & Sons, joiners`: what a comma parts from a name is what they are.
  if (/[,;:]$/u.test(clause.words[actor.end - 1]?.text ?? '')) return undefined;
  const verb = isVerbLike && isMarked ? withParticle(plain, particle.text) : undefined;
  if (verb === undefined) return anyInverted(clause, actor, from, to);
  const start = particle.at === predicate.at + 1 ? particle.at + 1 : objectStart(clause, predicate.at + 1, to);
  const kind = isPaidToo(clause, predicate.at) ? 'any' : verb.kind;
  return { kind, term: verb.term, object: [[start, particle.at === to - 1 ? to - 1 : to]] };
}

/** `Meldet den Anschluss beim Netzbetreiber an`: at the end of a clause `an` is a German particle. */
const isEnglish = ({ words }: Clause): boolean =>
  words.some(({ text, plain }) => english.test(plain) && !/^an[.;,]$/u.test(text));

/** `We wash the towels`, `guests wash`: English leaves the verb of many without its ending. */
const isPlural = (clause: Clause, { end }: Actor): boolean =>
  /^(?:we|you|they|staff|team|crew|people)$|[^s]s$/u.test(plainAt(clause, end - 1));

interface Particle {
  readonly text: string;
  readonly at: number;
}

const englishParticle = /^(?:out|up|off|down|away|back|over)$/u;
const germanParticle = new RegExp(`^(?:${separable})$`, 'u');

/** `Schließt … auf` is not `schließt … ab`: a verb that is known without its particle. */
function composed(clause: Clause, at: number, to: number): DutyVerb | undefined {
  const plain = plainAt(clause, at);
  const known = dutyVerbOf(plain);
  const { text } = known?.kind === 'do' || /^stell(?:t|en)$/u.test(plain) ? particleOf(clause, at, to) : { text: '' };
  const verb = text === '' || englishParticle.test(text) ? undefined : withParticle(plain, text);
  return verb === undefined ? undefined : { ...verb, isInvertible: true };
}

const withParticle = (plain: string, particle: string): DutyVerb | undefined =>
  (particle === '' ? undefined : dutyVerbOf(`${particle}${plain}`)) ?? anyVerb(plain, particle);

/** `Puts out`, `baut … ab`: what belongs to the verb, right behind it or at the end of a German clause. */
function particleOf(clause: Clause, verb: number, to: number): Particle {
  const next = plainAt(clause, verb + 1);
  if (englishParticle.test(next)) return { text: next, at: verb + 1 };
  if (isEnglish(clause)) return { text: '', at: -1 };
  // `Das Öl pumpen wir ab und führen es der Verwertung zu`
  const joint = clause.words.findIndex(
    ({ plain }, index) =>
      index > verb + 1 && index < to && plain === 'und' && germanParticle.test(plainAt(clause, index - 1)),
  );
  const at = joint < 0 ? to - 1 : joint - 1;
  return at > verb && germanParticle.test(plainAt(clause, at))
    ? { text: plainAt(clause, at), at }
    : { text: '', at: -1 };
}

/** `Die Küche baut ein Schreiner ab`: German puts who acts behind any verb. */
function anyInverted(clause: Clause, actor: Actor, from: number, to: number): Bond | undefined {
  const start = nounStart(clause, actor, from);
  const at = start - 1;
  const { text = '', plain = '' } = clause.words[at] ?? {};
  const isVerb = at > from && /^\p{Ll}{3,}(?:t|en)$/u.test(text) && !between.test(plain) && !preposition.test(plain);
  const isGerman = german.test(plainAt(clause, start)) || /^(?:sie|wir)$/u.test(plainAt(clause, actor.start));
  if (!isVerb || !isGerman || !actor.isCertain || noDuty.test(plainAt(clause, actor.end))) return undefined;
  const particle = particleOf(clause, at, to);
  const verb = withParticle(plain, particle.text);
  if (verb === undefined) return undefined;
  const before = [afterColon(clause, from, at), at] as const;
  return { kind: verb.kind, term: verb.term, object: isAsked(clause, actor, at) ? [[actor.end, to]] : [before] };
}

/** `Liebe Gäste, waschen Sie die Decken`: behind a comma the verb asks, and what is to be done stands behind it. */
const isAsked = (clause: Clause, actor: Actor, verb: number): boolean =>
  plainAt(clause, actor.start) === 'sie' && clause.words[verb - 1]?.text.endsWith(',') === true;

/** `To item 1: the waste is taken away by us`: what stands before the colon only says where it belongs. */
const afterColon = ({ words }: Clause, from: number, to: number): number =>
  words.findLastIndex(({ text }, at) => at >= from && at < to - 1 && text.endsWith(':')) + 1 || from;

const german = /^(?:der|die|das|ein|eine)$/u;
const preposition =
  /^(?:beim|durch|nach|uber|unter|ohne|mit|seit|nicht|jetzt|zuerst|meist|gegen|wegen|neben|zwischen|innen|aussen|samt|statt)$/u;

const english = /^(?:the|of|is|are|shall|and|an)$/u;
const caring: DutyVerb = { kind: 'any', term: '', isInvertible: false };
/** `Make good the damage`. */
const mending: DutyVerb = { kind: 'maintain', term: '', isInvertible: false };
const bearing: DutyVerb = { kind: 'pay', term: '', isInvertible: false };

/** Multi-word verbs: what only sounds like one is none. */
function dutyVerbAt(clause: Clause, at: number): DutyVerb | undefined {
  const plain = plainAt(clause, at);
  const next = [1, 2, 3].map((step) => plainAt(clause, at + step));
  if (/^(?:come|comes)$/u.test(plain)) return undefined;
  const kept = keptInRepair(clause, at);
  if (kept !== undefined) return kept;
  if (/^(?:prend|prennent|prendra)$/u.test(plain) && !next.includes('charge')) return undefined;
  if (/^(?:met|mettent|mis|mise|mises)$/u.test(plain) && !next.includes('disposition')) return undefined;
  if (/^(?:meet|meets|met)$/u.test(plain) && !next.some(isCostWord)) return undefined;
  if (/^(?:corren|correra|correran)$/u.test(plain) && next[0] !== 'con') return undefined;
  if (/^(?:undertakes?|agrees?)$/u.test(plain) && next[0] === 'to') return undefined;
  if (/^charge(?:nt|ra|ront|ons)?$/u.test(plain) && /^(?:se|nous)$/u.test(plainAt(clause, at - 1))) return caring;
  if (/^(?:care|charge)$/u.test(plain)) return undefined;
  if (/^assure(?:nt|ra|ront)?$/u.test(plain) && isAgainst(clause, at)) return dutyVerbOf('insure');
  if (/^kommt$|^kommen$/u.test(plain)) return next[0] === 'fur' ? bearing : undefined;
  if (/^(?:makes?|made|puts?)$/u.test(plain) && /^(?:good|right)$/u.test(next[0] ?? '')) return mending;
  if (/^(?:takes?|taken)$/u.test(plain) && next[0] === 'care') return caring;
  if (/^(?:looks?)$/u.test(plain) && next[0] === 'after') return caring;
  if (/^sees?$/u.test(plain) && next[0] !== 'to') return undefined;
  return dutyVerbOf(plain);
}

/** French `assure` does where nothing is named against which it insures. */
const isAgainst = ({ words }: Clause, at: number): boolean =>
  words.slice(at + 1, at + 1 + againstReach).some(({ plain }) => plain === 'contre');
const againstReach = 6;

/** `Der Mieter hat die Treppe zu reinigen`: what is done stands at the end. */
function finalBond(clause: Clause, from: number, to: number): Bond | undefined {
  for (let at = to - 1; at > from; at -= 1) {
    const verb = dutyVerbOf(plainAt(clause, at));
    if (verb?.isInvertible === true && plainAt(clause, at).endsWith('n'))
      return { kind: verb.kind, term: verb.term, object: [[from, at]] };
  }
  return undefined;
}

/** Stands between a verb and who does it: `die Treppe reinigt ebenfalls die Hausverwaltung`. */
const adverb =
  /^(?:ebenfalls|gleichfalls|auch|jeweils|allein|stets|immer|weiterhin|selbst|ausschliesslich|egalement|toujours|aussi|tambien|siempre|igualmente|exclusivamente)$/u;

/** `Die Treppe reinigt die Hausverwaltung`, `lo paga el vendedor`. */
export function invertedBond(clause: Clause, actor: Actor, from: number, to: number): Bond | undefined {
  const start = nounStart(clause, actor, from);
  if (/^(?:den|dem|des)$/u.test(plainAt(clause, start))) return undefined;
  let at = start - 1;
  while (at > from && adverb.test(plainAt(clause, at))) at -= 1;
  const verb =
    at < from
      ? undefined
      : (composed(clause, at, to) ??
        dutyVerbOf(plainAt(clause, at)) ??
        fronted(clause, at, actor.end, to) ??
        clitic(clause, at));
  if (verb?.isInvertible !== true || noDuty.test(plainAt(clause, at - 1)) || noDuty.test(plainAt(clause, actor.end)))
    return undefined;
  const first = verb.kind === 'pay' ? firstOfTwo(clause, at) : undefined;
  if (first !== undefined) return { kind: 'any', term: '', object: [[from, first]] };
  return {
    kind: verb.kind,
    term: verb.term,
    object: [
      [from, at],
      [actor.end, to],
    ],
  };
}

/** `Die Rinnen hat der Pächter zu reinigen`: the verb of one whose modal stands before. */
function fronted(clause: Clause, at: number, from: number, to: number): DutyVerb | undefined {
  if (!/^(?:hat|haben|muss|mussen|soll|sollen|wird|werden)$/u.test(plainAt(clause, at))) return undefined;
  const words = clause.words.slice(from, Math.min(to, from + 4));
  return words
    .map(({ plain }) => dutyVerbOf(plain))
    .find((verb, index) => verb?.isInvertible === true && words[index]?.plain.endsWith('n'));
}

/** `El seguro lo contrata el promotor`. */
function clitic(clause: Clause, at: number): DutyVerb | undefined {
  const verb = /^(?:lo|la|los|las)$/u.test(plainAt(clause, at - 1)) ? anyVerb(plainAt(clause, at)) : undefined;
  return verb === undefined ? undefined : { ...verb, isInvertible: true };
}

/** Where the object begins behind a verb: prepositions and particles that belong to the verb are no part of it. */
function objectStart(clause: Clause, from: number, to: number): number {
  const [costStart, costEnd] = ownCostIn(clause.words, from, to) ?? [to, to];
  let at = costStart === from ? costEnd : from;
  const skipped =
    /^(?:for|of|to|after|out|with|up|down|back|over|off|en|a|sa|son|ses|su|charge|la|con|de|des|du|d|les|los|disposition|fur|um|sich|cargo|care|away|any|all|own|good|right)$/u;
  while (
    at < to &&
    at < from + 6 &&
    (skipped.test(plainAt(clause, at)) || isFurtherVerb(clause, at) || isInfinitiveOf(clause, at))
  )
    at += 1;
  return at;
}

/** `Se encarga de conseguir la licencia`: whoever sees to the deed does it. */
const isInfinitiveOf = (clause: Clause, at: number): boolean =>
  /^(?:de|d)$/u.test(plainAt(clause, at - 1)) &&
  /^(?:encarga\w*|ocupa\w*|charge\w*|occupe\w*)$/u.test(plainAt(clause, at - 2)) &&
  /^\p{Ll}{3,}(?:ar|er|ir|re)$/u.test(plainAt(clause, at));

/** `Maintain, repair and replace the heating`. */
function isFurtherVerb(clause: Clause, at: number): boolean {
  const verb = dutyVerbOf(plainAt(clause, at));
  if (verb !== undefined)
    return clause.words[at - 1]?.text.endsWith(',') === true || /^(?:and|or|und|et|y)$/u.test(plainAt(clause, at - 1));
  return /^(?:and|or|und|et|y)$/u.test(plainAt(clause, at)) && dutyVerbOf(plainAt(clause, at + 1)) !== undefined;
}
