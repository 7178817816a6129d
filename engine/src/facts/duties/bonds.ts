import type { Actor, Bond, Clause } from './duty.ts';
import { dutyVerbOf, isCostWord, type DutyVerb } from './duty-verbs.ts';

const determiner =
  /^(?:the|a|an|each|every|such|said|its|his|her|their|our|your|der|die|das|dem|den|des|jeder|jede|le|la|les|l|chaque|el|los|las|cada|il|lo|gli|i|jeweilige|jeweiligen|respective|last|any|ein|eine|einem|einer|un|una|une)$/u;
/** Words between who acts and what is done. */
const between =
  /^(?:shall|must|will|should|would|is|are|was|were|be|has|have|had|to|agrees?|undertakes?|also|hereby|always|only|then|therefore|however|itself|themselves|himself|herself|alone|still|remains?|continues?|fully|solely|likewise|does|do|hat|haben|muss|mussen|soll|sollen|wird|werden|ist|sind|auch|selbst|stets|weiterhin|allein|jeweils|sich|verpflichtet|doit|doivent|devra|devront|est|sont|seul|seule|s|engage|a|egalement|debe|deben|debera|deberan|sera|seran|es|son|se|compromete|tambien|ha|deve|devono|e|prendre|hacerse|hara|hace)$/u;
const modal =
  /^(?:shall|must|will|should|hat|haben|muss|mussen|soll|sollen|wird|werden|ist|sind|verpflichtet|doit|debe|debera|deve)$/u;
const passiveAid = /^(?:is|are|was|were|be|been|wird|werden|est|sont|sera|seront|es|son|seran|viene|vengono)$/u;
/** Of leave and denial is no duty made. */
const noDuty =
  /^(?:may|can|might|need|not|never|no|cannot|nor|neither|kann|konnen|darf|durfen|nicht|kein|keine|weder|peut|peuvent|ne|pas|puede|pueden|podra|non|if)$/u;
/** Adjectives and verbs that make who is their subject bear something though they are passive: `is charged for`. */
const charged =
  /^(?:charged|billed|invoiced|responsible|liable|answerable|verantwortlich|zustandig|responsables?|responsabile)$/u;
const agent = /^(?:by|durch|von|vom|seitens|par|por|da|dal|dalla|dai|from)$/u;
/** These alone may stand without a verb: `maintenance by the tenant`. */
const plainAgent = /^(?:by|durch|par)$/u;

/** Articles and prepositions between such words and who bears the burden. */
const joint = String.raw`(?: (?:of|de|du|des|del|della|dello|dell|di|a|al|alla|au|aux|der|dem|den|la|le|les|el|los|las|the|von|d|l|each|last))*$`;
const burden = (...phrases: readonly string[]): RegExp => new RegExp(` (?:${phrases.join('|')})${joint}`, 'u');
/** What lays a burden on who is named behind it. */
const costBurden = burden(
  '(?:at|for|on|to) (?:the )?(?:cost|costs|expense|charge|account|risk)(?: and (?:risk|expense|cost))? of',
  '(?:re)?charge(?:d|able) to',
  '(?:billed|invoiced|payable) (?:to|by)',
  'zu lasten',
  'auf (?:kosten|rechnung)',
  'aux frais',
  'a (?:costa|expensas|spese)',
);
const anyBurden = burden(
  '(?:responsibility|duty|task|job) of',
  '(?:rests?|lies?|remains?) with',
  'falls? (?:to|on|upon)',
  '(?:up|left) to',
  'obliegt',
  'obliegen',
  'sache',
  'aufgabe',
  '(?:a la|la) charge',
  'incomb\\w+',
  'al? cargo',
  '(?:de|por) cuenta',
  'corresponde\\w*',
  'incumbe\\w*',
  'a (?:carico|cura)',
  'spetta\\w*',
);
const owned = /^(?:cost|costs|expense|expenses|account|charge|responsibility|duty|job|task)$/u;

/** How the sentence binds one who is named in it to a duty; undefined where it does not. */
export function bondOf(clause: Clause, actor: Actor, from: number, to: number): Bond | undefined {
  return (
    owningBond(clause, actor, from, to) ??
    burdenBond(clause, actor, from, to) ??
    agentBond(clause, actor, from, to) ??
    activeBond(clause, actor, from, to) ??
    invertedBond(clause, actor, from, to)
  );
}

const plainAt = ({ words }: Clause, index: number): string => words[index]?.plain ?? '';

/** First word of the noun with its article. */
function nounStart(clause: Clause, { start }: Actor, from: number): number {
  let at = start;
  while (at > from && determiner.test(plainAt(clause, at - 1))) at -= 1;
  return at;
}

/** `At the buyer's expense`, `the buyer's responsibility`. */
function owningBond(clause: Clause, actor: Actor, from: number, to: number): Bond | undefined {
  const last = clause.words[actor.end - 1]?.text ?? '';
  const next = plainAt(clause, actor.end);
  const noun = next === 'own' ? plainAt(clause, actor.end + 1) : next;
  if (!/(?:[’']s|s[’'])\W*$/u.test(last) || !owned.test(noun)) return undefined;
  const start = nounStart(clause, actor, from);
  const before = /^(?:at|for|on|to)$/u.test(plainAt(clause, start - 1)) ? start - 1 : start;
  const kind = /^(?:cost|costs|expense|expenses|account|charge)$/u.test(noun) ? 'pay' : 'any';
  if (kind === 'pay' && before === start) return undefined;
  return {
    kind,
    term: '',
    object: [
      [from, before],
      [actor.end + 1, to],
    ],
  };
}

/** `At the expense of the buyer`, `zu Lasten des Käufers`, `à la charge de l’acheteur`, `a cargo del comprador`. */
function burdenBond(clause: Clause, actor: Actor, from: number, to: number): Bond | undefined {
  const first = Math.max(from, actor.start - burdenReach);
  const lead = clause.words.slice(first, actor.start).map(({ plain }) => ` ${plain}`);
  const text = lead.join('');
  const cost = costBurden.exec(text);
  const match = cost ?? anyBurden.exec(text);
  if (match === null) return undefined;
  const before = text.slice(0, match.index).split(' ').length - 1;
  return {
    kind: cost === null ? 'any' : 'pay',
    term: '',
    object: [
      [from, first + before],
      [actor.end, to],
    ],
  };
}

/** Words before who bears it in which a burden is told. */
const burdenReach = 8;

/** `Is supplied by the club`, `wird vom Mieter getragen`, `por el cliente`, `maintenance by the tenant`. */
function agentBond(clause: Clause, actor: Actor, from: number, to: number): Bond | undefined {
  const at = nounStart(clause, actor, from) - 1;
  const preposition = plainAt(clause, at);
  if (at <= from || !agent.test(preposition)) return undefined;
  const place = preposition === 'from' ? comingBefore(clause, at) : passiveVerb(clause, at, actor.end, from, to);
  const verb = place === undefined ? undefined : dutyVerbOf(plainAt(clause, place));
  if (verb !== undefined && place !== undefined)
    return { kind: verb.kind, term: verb.term, object: place > at ? [[from, at]] : [[from, at, place]] };
  const noun = plainAt(clause, at - 1);
  if (!plainAgent.test(preposition) || !actor.isCertain || (isParticipleLike.test(noun) && !actionNoun.test(noun)))
    return undefined;
  return { kind: 'any', term: '', object: [[from, at]] };
}

/** Words between a verb and `by` in which it is told how or when. */
const agentReach = 8;
const behindReach = 5;

function passiveVerb(clause: Clause, at: number, end: number, from: number, to: number): number | undefined {
  for (let index = at - 1; index >= Math.max(from, at - agentReach); index -= 1)
    if (dutyVerbOf(plainAt(clause, index)) !== undefined) return index;
  if (plainAt(clause, at) === 'by') return undefined;
  for (let index = end; index < Math.min(to, end + behindReach); index += 1)
    if (dutyVerbOf(plainAt(clause, index))?.isInvertible === true) return index;
  return undefined;
}

const comingBefore = (clause: Clause, at: number): number | undefined =>
  /^(?:come|comes|coming)$/u.test(plainAt(clause, at - 1)) ? at - 1 : undefined;

/** What ends so before `by` may be a verb that lays no duty on anybody: `caused by`. */
const isParticipleLike = /(?:ed|wn|en|t|e|es|ee)$/u;
const actionNoun =
  /(?:maintenance|insurance|entretien|treatment|management|payment|ment|nettoyage|assurance|transport|montage)$/u;

/** `The hirer supplies`, `der Mieter hat … zu tragen`, `the member is charged for`. */
function activeBond(clause: Clause, actor: Actor, from: number, to: number): Bond | undefined {
  if (agent.test(plainAt(clause, nounStart(clause, actor, from) - 1))) return undefined;
  let at = actor.end;
  let isPassive = false;
  let isModal = false;
  while (at < to && at < actor.end + 6 && between.test(plainAt(clause, at)) && dutyVerbAt(clause, at) === undefined) {
    isPassive ||= passiveAid.test(plainAt(clause, at));
    isModal ||= modal.test(plainAt(clause, at));
    at += 1;
  }
  if (
    noDuty.test(plainAt(clause, at)) ||
    noDuty.test(plainAt(clause, at + 1)) ||
    noDuty.test(plainAt(clause, actor.start - 1))
  )
    return undefined;
  const verb = dutyVerbAt(clause, at);
  const plain = plainAt(clause, at);
  if (verb === undefined) return isModal ? finalBond(clause, at, to) : undefined;
  if (
    isPassive &&
    !charged.test(plain) &&
    /(?:ed|t|n|e|es|s|do|da|to|ta)$/u.test(plain) &&
    !/^(?:to|zu)$/u.test(plainAt(clause, at - 1))
  )
    return undefined;
  return { kind: verb.kind, term: verb.term, object: [[objectStart(clause, at + 1, to), to]] };
}

/** Multi-word verbs: what only sounds like one is none. */
function dutyVerbAt(clause: Clause, at: number): DutyVerb | undefined {
  const plain = plainAt(clause, at);
  const next = [1, 2, 3].map((step) => plainAt(clause, at + step));
  if (/^(?:come|comes)$/u.test(plain)) return undefined;
  if (/^(?:prend|prennent|prendra)$/u.test(plain) && !next.includes('charge')) return undefined;
  if (/^(?:met|mettent|mis|mise|mises)$/u.test(plain) && !next.includes('disposition')) return undefined;
  if (/^(?:meet|meets|met)$/u.test(plain) && !next.some(isCostWord)) return undefined;
  if (/^(?:corren|correra|correran)$/u.test(plain) && next[0] !== 'con') return undefined;
  if (/^(?:care|charge)$/u.test(plain)) return undefined;
  if (/^(?:takes?|taken)$/u.test(plain) && next[0] === 'care') return { kind: 'any', term: '', isInvertible: false };
  if (/^(?:looks?)$/u.test(plain) && next[0] === 'after') return { kind: 'any', term: '', isInvertible: false };
  if (/^sees?$/u.test(plain) && next[0] !== 'to') return undefined;
  return dutyVerbOf(plain);
}

/** `Der Mieter hat die Treppe zu reinigen`: what is done stands at the end. */
function finalBond(clause: Clause, from: number, to: number): Bond | undefined {
  for (let at = to - 1; at > from; at -= 1) {
    const verb = dutyVerbOf(plainAt(clause, at));
    if (verb?.isInvertible === true && plainAt(clause, at).endsWith('n'))
      return { kind: verb.kind, term: verb.term, object: [[from, at]] };
  }
  return undefined;
}

/** `Die Treppe reinigt die Hausverwaltung`, `lo paga el vendedor`. */
function invertedBond(clause: Clause, actor: Actor, from: number, to: number): Bond | undefined {
  const start = nounStart(clause, actor, from);
  if (/^(?:den|dem|des)$/u.test(plainAt(clause, start))) return undefined;
  const at = start - 1;
  const verb = at < from ? undefined : dutyVerbOf(plainAt(clause, at));
  if (verb?.isInvertible !== true || noDuty.test(plainAt(clause, at - 1)) || noDuty.test(plainAt(clause, actor.end)))
    return undefined;
  return {
    kind: verb.kind,
    term: verb.term,
    object: [
      [from, at],
      [actor.end, to],
    ],
  };
}

/** Where the object begins behind a verb: prepositions and particles that belong to the verb are no part of it. */
function objectStart(clause: Clause, from: number, to: number): number {
  let at = from;
  const skipped =
    /^(?:for|of|to|after|out|with|up|off|en|a|sa|son|ses|su|charge|la|con|de|des|du|d|les|los|disposition|fur|um|sich|cargo|care|away|any|all|own)$/u;
  while (at < to && at < from + 6 && (skipped.test(plainAt(clause, at)) || isFurtherVerb(clause, at))) at += 1;
  return at;
}

/** `Maintain, repair and replace the heating`. */
function isFurtherVerb(clause: Clause, at: number): boolean {
  const verb = dutyVerbOf(plainAt(clause, at));
  if (verb !== undefined)
    return clause.words[at - 1]?.text.endsWith(',') === true || /^(?:and|or|und|et|y)$/u.test(plainAt(clause, at - 1));
  return /^(?:and|or|und|et|y)$/u.test(plainAt(clause, at)) && dutyVerbOf(plainAt(clause, at + 1)) !== undefined;
}
