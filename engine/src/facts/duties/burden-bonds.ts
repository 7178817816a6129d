import type { Actor, Bond, Clause } from './duty.ts';
import { noDuty, nounStart, plainAt } from './noun-start.ts';

/** Articles and prepositions between such words and who bears the burden. */
const joint = String.raw`(?: (?:of|de|du|des|del|della|dello|dell|di|a|al|alla|au|aux|der|die|das|dem|den|la|le|les|el|los|las|the|von|d|l|each|every|chaque|cada|jed\w+|last|wir|un|una|im))*$`;
const burden = (...phrases: readonly string[]): RegExp => new RegExp(` (?:${phrases.join('|')})${joint}`, 'u');
/** What lays a burden on who is named behind it. */
const costBurden = burden(
  '(?:at|for|on|to) (?:the )?(?:cost|costs|expense|charge|account|risk)(?: and (?:risk|expense|cost))? of',
  '(?:re)?charge(?:d|able) to',
  '(?:billed|invoiced|payable) (?:to|by)',
  'factur\\w+',
  'repercut\\w+',
  'berechne\\w*(?: wir)? (?:dem|den|der)',
  'in rechnung gestellt',
  '(?:share|portion|anteil|part|parte|quote-part|cuota) (?:of|des|der|du|de|del)',
  'zu ?lasten',
  'auf (?:kosten|rechnung)',
  'aux frais',
  'a (?:costa|expensas|spese)',
);
/** `Electricity is on us`. */
const onUs = burden('(?:is|are) on');
const bearBurden = burden('(?:a la|la) charge', 'al? cargo', '(?:de|por) cuenta', 'a (?:carico|cura)');
const anyBurden = burden(
  '(?:responsibility|liability|duty|duties|obligations?|task|job) of',
  '(?:rests?|lies?|remains?) with',
  'matter for',
  'falls? (?:to|on|upon)',
  '(?:up|left) to',
  'obliegt',
  'obliegen',
  'sache',
  'aufgabe',
  'pflicht(?:en)?',
  '(?:appartient|revient|echoit)',
  'toca',
  'incomb\\w+',
  'corresponde\\w*',
  'incumbe\\w*',
  'spetta\\w*',
);
export const owned =
  /^(?:costs?|expenses?|account|charge|risk|responsibility|liability|duty|job|task|share|kosten|lasten|rechnung|sache|aufgabe|gefahr|frais|charge|compte|soin|soins|cuenta|cargo|costa|expensas|riesgo|carico|cura|spese)$/u;
const owning = /^(?:our|your|unser(?:e[mnrs]?)?|ihre?[mnrs]?|notre|nos|votre|vos|nuestr[oa]s?|vuestr[oa]s?)$/u;
const ofCost =
  /^(?:costs?|expenses?|account|charge|share|kosten|lasten|rechnung|frais|compte|cuenta|cargo|costa|expensas|carico|spese)$/u;

/** `At the buyer's expense`, `the buyer's responsibility`. */
export function owningBond(clause: Clause, actor: Actor, from: number, to: number): Bond | undefined {
  const last = clause.words[actor.end - 1]?.text ?? '';
  const first = plainAt(clause, actor.start);
  const next = plainAt(clause, actor.end);
  const noun = next === 'own' ? plainAt(clause, actor.end + 1) : next;
  const isOwner = /(?:[’']s|s[’'])\W*$/u.test(last) || owning.test(first);
  if (!isOwner || !owned.test(noun)) return undefined;
  const start = nounStart(clause, actor, from);
  // The French `à` reads like an English article.
  const isArticle = start < actor.start && plainAt(clause, start) === 'a';
  const isBehindPreposition = /^(?:at|for|on|to|a|au|aux|por|de|auf|zu|zulasten)$/u.test(plainAt(clause, start - 1));
  const before = isBehindPreposition ? start - 1 : start;
  const kind = ofCost.test(noun) ? 'pay' : 'any';
  if (
    (kind === 'pay' && noun !== 'share' && before === start && !isArticle) ||
    noDuty.test(plainAt(clause, before - 1))
  )
    return undefined;
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
export function burdenBond(clause: Clause, actor: Actor, from: number, to: number): Bond | undefined {
  const first = Math.max(from, actor.start - burdenReach);
  const lead = clause.words.slice(first, actor.start).map(({ plain }) => ` ${plain}`);
  const text = lead.join('');
  const isPronoun = /^(?:us|you)$/u.test(plainAt(clause, actor.start));
  const cost = costBurden.exec(text) ?? (isPronoun ? onUs.exec(text) : null) ?? costGoingTo(clause, text);
  const bear = bearBurden.exec(text) ?? (isForOneToBear(clause, actor) ? forOne.exec(text) : null);
  const match = cost ?? bear ?? anyBurden.exec(text);
  if (match === null) return undefined;
  const before = text.slice(0, match.index).split(' ').length - 1;
  return {
    kind: cost !== null ? 'pay' : bear !== null ? 'bear' : 'any',
    term: '',
    object: [
      [from, first + before],
      [actor.end, to],
    ],
  };
}

/** `The repair is for the buyer to pay`. */
const forOne = burden('(?:is|are) for');
const isForOneToBear = (clause: Clause, { end }: Actor): boolean =>
  plainAt(clause, end) === 'to' && /^(?:pay|bear|meet|settle|do|carry|arrange)$/u.test(plainAt(clause, end + 1));

/** `Die Stromkosten gehen auf die Gemeinde`: only what costs goes to somebody so. */
const costGoingTo = ({ words }: Clause, lead: string): RegExpExecArray | null =>
  words.some(({ plain }) => /kosten$|gebuhren$|porto$|^frais$|^gastos$/u.test(plain)) ? goingTo.exec(lead) : null;
const goingTo = burden('geh(?:t|en) (?:auf|an)', 'vont a', 'van a');

/** Words before who bears it in which a burden is told. */
const burdenReach = 8;

/** `Wird dem Käufer berechnet`: who gets the bill stands in the dative. */
export function billedBond(clause: Clause, actor: Actor, from: number, to: number): Bond | undefined {
  const start = nounStart(clause, actor, from);
  if (!/^(?:dem|den|der)$/u.test(plainAt(clause, start))) return undefined;
  const before = clause.words.findLastIndex(
    ({ plain }, at) => at >= Math.max(from, start - billedWithin) && at < start && /^berechne(?:t|n)$/u.test(plain),
  );
  if (before >= 0) return { kind: 'pay', term: '', object: [[from, before]] };
  const behind = clause.words.slice(actor.end, Math.min(to, actor.end + billedWithin)).map(({ plain }) => plain);
  const isBilled = behind.some(
    (plain, at) => billed.test(plain) || (plain === 'rechnung' && behind[at + 1] === 'gestellt'),
  );
  return isBilled ? { kind: 'pay', term: '', object: [[from, start]] } : undefined;
}

const billed = /^(?:berechnet|weiterberechnet|belastet|auferlegt)$/u;
const billedWithin = 5;
