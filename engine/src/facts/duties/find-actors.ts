import { between } from './active-bonds.ts';
import { passiveAid } from './agent-bonds.ts';
import { owned } from './burden-bonds.ts';
import type { Actor } from './duty.ts';
import { dutyVerbOf, isCostWord } from './duty-verbs.ts';
import type { PlainWord } from './object-items.ts';
import { wordTrait } from './word-trait.ts';
import { roleOf } from '../names/roles.ts';
import { stem } from '../words/stem.ts';

/** Who is named at a word by the matter's own definitions, with the number of words; undefined for other words. */
export type NamedAt = (
  words: readonly string[],
  index: number,
) => { readonly key: string; readonly length: number; readonly isBody?: boolean } | undefined;

/** `Die Treppe reinigen die Mieter`: what stands before the verb is what is cleaned. */
const isFronted = (words: readonly PlainWord[], actor: Actor, next: Actor | undefined): boolean =>
  !actor.isCertain &&
  next?.isCertain === true &&
  next.start - actor.end <= 2 &&
  dutyVerbOf(words[actor.end]?.plain ?? '')?.isInvertible === true;

/** `Please bring gloves`: who is spoken to. */
const isRequest = (words: readonly PlainWord[], index: number): boolean =>
  /^(?:please|veuillez|bitte)$/u.test(words[index]?.plain ?? '') &&
  dutyVerbOf(words[index + 1]?.plain ?? '') !== undefined;

/** Finds who is named in a sentence, in order. */
export function findActors(texts: readonly string[], words: readonly PlainWord[], namedAt: NamedAt): Actor[] {
  const actors: Actor[] = [];
  for (let index = 0; index < texts.length; index += 1) {
    const actor = actorAt(texts, words, index, namedAt, actors.at(-1)?.end);
    if (actor === undefined) continue;
    const last = actors.at(-1);
    // `Der Hausmeister der Gemeinde`: who acts for a party is that party.
    const start = actor.isCertain ? servantStart(words, actor.start) : actor.start;
    if (last !== undefined && start < last.end) actors.pop();
    actors.push(start === actor.start ? actor : { ...actor, start });
    index = actor.end - 1;
  }
  return actors.filter((actor, index, all) => !isFronted(words, actor, all[index + 1]));
}

function actorAt(
  texts: readonly string[],
  words: readonly PlainWord[],
  index: number,
  namedAt: NamedAt,
  lastEnd: number | undefined,
): Actor | undefined {
  const owner = ownPeople(words, index, namedAt);
  if (owner !== undefined) return owner;
  const named = namedAt(texts, index) ?? namedBehind(texts, index, namedAt);
  if (named !== undefined) {
    const end = index + named.length;
    const kind = named.isBody === true ? { kind: 'organisation' as const } : {};
    return { key: named.key, ...kind, isCertain: true, start: index, end: servantEnd(words, end) };
  }
  const { noun } = wordTrait(texts[index] ?? '');
  if (noun !== undefined) return { ...noun, isCertain: true, start: index, end: index + 1 };
  if (isRequest(words, index))
    return { key: namedAt(['you'], 0)?.key ?? '~you', isCertain: true, start: index, end: index + 1 };
  return unknownActor(words, index, isFirstNamed(words, index, lastEnd));
}

const our = /^(?:our|unser(?:e[mnrs]?)?|notre|nos|nuestr[oa]s?)$/u;
const your = /^(?:your|ihre?[mnrs]?|votre|vos|vuestr[oa]s?)$/u;
/** Those who act for a party. */
const servant =
  /^(?:staff|team|crew|people|personnel|employees?|workers?|helpers?|porters?|drivers?|technicians?|electricians?|courier|agents?|volunteers?|servants?|cleaners?|leute|mitarbeiter(?:n|in|innen)?|[A-Za-zªµºÀ-ÖØ-ӿ]{2,}(?:dienst|personal|team)|ouvriers?|equipes?|techniciens?|preposes?|services?|livreurs?|compan(?:y|ies)|firm|firma|betrieb|unternehmen|entreprise|societe|empresa|sociedad|equipo|personal|tecnicos?|operarios?|empleados?|servicios?|addetti|tecnici)$/u;
/** Nouns that may be people where what they do follows. */
const acting = /^[a-z]{3,}(?:er|ers|ern|ist|ists|ant|ants|iers?|eurs?|ores|eros|istas?)$/u;
const mayOwn = /^(?:own|eigene[nrms]?|propres?|propi[oa]s?)$/u;
const isServant = (words: readonly PlainWord[], at: number): boolean => {
  const { text = '', plain = '' } = words[at] ?? {};
  if (plain.length < 4) return false;
  const next = words[at + 1]?.plain ?? '';
  const isActing =
    acting.test(plain) &&
    (next === '' || between.test(next) || dutyVerbOf(next) !== undefined || /^(?:der|des|of|de|du|del)$/u.test(next));
  return servant.test(plain) || isActing || wordTrait(text).noun?.kind === 'person';
};

/** `Our porters`, `unsere Packer`, `nuestro técnico`; and `at our cost`, where only whose cost it is counts. */
function ownPeople(words: readonly PlainWord[], index: number, namedAt: NamedAt): Actor | undefined {
  const { plain = '', text = '' } = words[index] ?? {};
  const isYours = your.test(plain) && (!plain.startsWith('ihr') || /^[^A-Za-zªµºÀ-ÖØ-ӿ]*I/u.test(text));
  if (!our.test(plain) && !isYours) return undefined;
  const key = namedAt([isYours ? 'you' : 'we'], 0)?.key;
  const at = mayOwn.test(words[index + 1]?.plain ?? '') ? index + 2 : index + 1;
  if (key === undefined) return undefined;
  if (owned.test(words[at]?.plain ?? '')) return { key, isCertain: true, start: index, end: at };
  const end = [at + 1, at + 2].find((next) => isServant(words, next - 1));
  return end === undefined ? undefined : { key, isCertain: true, start: index, end };
}

/** `The borough’s electrician`: behind the owner. */
function servantEnd(words: readonly PlainWord[], end: number): number {
  if (!/(?:[’']s|s[’'])$/u.test(words[end - 1]?.text ?? '')) return end;
  const at = mayOwn.test(words[end]?.plain ?? '') ? end + 1 : end;
  return isServant(words, at) && /^\p{Ll}/u.test(words[at]?.text ?? '') ? at + 1 : end;
}

/** `Ein Schreiner der Spedition`, `the helpers of the couple`: before the owner. */
function servantStart(words: readonly PlainWord[], start: number): number {
  let at = start - 1;
  const plain = words[at]?.plain ?? '';
  if (/^(?:der|des|du|del|della|dello)$/u.test(plain)) at -= 1;
  else if (article.test(plain) && /^(?:of|de|von|di)$/u.test(words[at - 1]?.plain ?? '')) at -= 2;
  else if (/^(?:of|de|von|vom|di)$/u.test(plain)) at -= 1;
  else return start;
  const isOther = /[.,;:]$/u.test(words[at]?.text ?? '');
  return at >= 0 && !isOther && isServant(words, at) && roleOf(words[at]?.text ?? '') === undefined ? at : start;
}

/** `La société Fil d’Ariane`: the noun and the name are one. */
function namedBehind(texts: readonly string[], index: number, namedAt: NamedAt): ReturnType<NamedAt> {
  const isNoun =
    wordTrait(texts[index] ?? '').noun !== undefined && /\p{Lu}/u.test((texts[index + 1] ?? '').slice(0, 3));
  const named = isNoun ? namedAt(texts, index + 1) : undefined;
  return named === undefined ? undefined : { ...named, length: named.length + 1 };
}

const article =
  /^(?:the|der|die|das|dem|den|le|la|les|l|el|los|las|il|lo|i|gli|each|every|chaque|cada|jede[rsmn]?|ogni)$/u;
/** Things and times that stand where people do. */
const thing =
  /^(?:end|date|day|time|price|fee|fees|rent|rate|policy|agreement|contract|lease|clause|section|law|court|courts|method|hand|means|way|post|mail|road|sea|air|rail|law|hour|month|week|year|litre|metre|kilogram|pump|motor|battery|mains|sensor|system|device|unit|machine|server|container|application|insurance|invoice|warranty|guarantee|deposit|premium|preis|miete|gesetz|vertrag|pauschale|versicherung|post|anlage|gerat|pumpe|prix|loyer|contrat|loi|assurance|forfait|precio|renta|contrato|ley|seguro|poliza|cuota|this|that|it|which|there|costs?|kosten|frais|gastos|amount|amounts|betrag|montant|importe|work|works|arbeiten|travaux|obras|goods|ware|marchandises|mercancias|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|letzten?|ersten?|premiere?|primero?|ultimo)$/u;

/** The second noun of two is who is meant: `by every plot holder`. */
const personNoun = /^\p{Ll}{2,}(?:er|or|ist|ant|ee|man|woman|person|keeper)s?$/u;

/** `By the human resources department`: the last noun of three says who it is. */
const isOfCompound = (words: readonly PlainWord[], index: number): boolean =>
  wordTrait(words[index + 2]?.text ?? '').noun !== undefined &&
  [index, index + 1].every((at) => /^\p{Ll}{4,}$/u.test(words[at]?.text ?? '')) &&
  !between.test(words[index + 1]?.plain ?? '') &&
  dutyVerbOf(words[index + 1]?.plain ?? '') === undefined &&
  !/^(?:from|with|into|upon|over|under|beim?|nach|vers|pour|avec|dans|para|sobre|entre)$/u.test(
    words[index + 1]?.plain ?? '',
  );

/** Somebody known by grammar alone: a noun with its article between `by` or the begin of the sentence and what is done. */
function unknownActor(words: readonly PlainWord[], index: number, isFirst: boolean): Actor | undefined {
  const plain = words[index]?.plain ?? '';
  const before = words[index - 1]?.plain ?? '';
  if (
    plain.length < 4 ||
    !/^[A-Za-zªµºÀ-ÖØ-ӿ]+$/u.test(plain) ||
    thing.test(plain) ||
    passiveAid.test(plain) ||
    dutyVerbOf(plain) !== undefined ||
    stem(plain) === ''
  )
    return undefined;
  const next = words[index + 1]?.plain ?? '';
  if (wordTrait(words[index + 1]?.text ?? '').noun !== undefined || isOfCompound(words, index)) return undefined;
  // `Lo contrata la cooperativa`
  if (/^(?:lo|la|los|las)$/u.test(before) && article.test(next)) return undefined;
  const second = words[index - 2]?.plain ?? '';
  const isNoun = article.test(before) || (article.test(second) && index === 2);
  const opensSentence = index <= 2 && article.test(words[0]?.plain ?? '');
  const isSubject =
    isNoun &&
    // `Den Anschluss meldet der Mieter an`: no subject stands behind such an article.
    !/^(?:den|dem|des)$/u.test(before) &&
    !burdenVerb.test(next) &&
    !isDoneTo(words, index + 1) &&
    ((isFirst && isVerbAhead(words, index + 1)) || (opensSentence && isAnyVerb(words, index + 1)));
  const isOwner = isNoun && /[’']s$/u.test(words[index]?.text ?? '') && owned.test(next);
  const isAgent = article.test(before) && /^(?:by|durch|von|par|por)$/u.test(second);
  const isBehind =
    isFirst &&
    article.test(before) &&
    // `Liefert die Ware und entsorgt die Verpackung`: whoever delivers does that too.
    !/^(?:und|et|y|e)$/u.test(words[index - 3]?.plain ?? '') &&
    (dutyVerbOf(second)?.isInvertible === true || /^(?:lo|la|los|las)$/u.test(words[index - 3]?.plain ?? '')) &&
    !/^(?:den|dem)$/u.test(before);
  const isBurdened =
    (/^(?:a|au)$/u.test(before) && burdening.test(second)) ||
    (fused.test(before) &&
      ((burdening.test(second) && !isCostOf(words, index - 2)) ||
        (second === 'wir' && words[index - 3]?.plain.startsWith('berechn')))) ||
    (article.test(before) &&
      /^(?:of|zu|a|de)$/u.test(second) &&
      burdening.test(words[index - 3]?.plain ?? '') &&
      !isCostOf(words, index - 3));
  const isDative = /^(?:vom|dal|durch|par)$/u.test(before);
  if (!isSubject && !isOwner && !isAgent && !isBehind && !isBurdened && !isDative) return undefined;
  const last = isAgent && second === 'by' && personNoun.test(words[index + 1]?.text ?? '') ? index + 1 : index;
  return { key: `?${stem(words[last]?.text ?? '')}`, isCertain: false, start: index, end: last + 1 };
}

/** `The travel costs of the surveyors` are not at their cost. */
const isCostOf = (words: readonly PlainWord[], at: number): boolean =>
  isCostWord(words[at]?.plain ?? '') &&
  ![1, 2].some((step) => /^(?:at|for|on|to|auf|zu|aux?|a|por)$/u.test(words[at - step]?.plain ?? ''));

/** `La vigilancia nocturna será contratada`. */
const isDoneTo = (words: readonly PlainWord[], from: number): boolean =>
  [from, from + 1].some(
    (at) => passiveAid.test(words[at]?.plain ?? '') && !/^(?:to|zu)$/u.test(words[at + 1]?.plain ?? ''),
  );

/** What stands before such a verb is what is laid on somebody. */
const burdenVerb =
  /^(?:corresponde\w*|incumbe\w*|incomb\w+|obliegt|obliegen|appartient|revient|spetta\w*|compete\w*|toca|corre\w*|falls?|rests?|lies?)$/u;

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
