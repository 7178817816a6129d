import { actorNounOf } from '../../../facts/names/actor-nouns.ts';
import { isTitle } from '../../../facts/names/find-names.ts';
import { roleOf } from '../../../facts/names/roles.ts';
import { plainWord, stem } from '../../../facts/words/stem.ts';
import { firmBehindBracket, nameRuns, type NameRun } from './name-runs.ts';

/** A party as one sentence or row names it. */
export interface PartyMention {
  readonly tokens: readonly string[];
  /** What else it is called there: the keys of roles, of sorts of people and of defined words. */
  readonly called: readonly string[];
}

/** Things that contracts define as they do parties. */
const thing =
  /^(?:agreement|contract|lease|premises|property|goods|services?|works?|term|loan|project|facility|building|equipment|fee|price|deposit|date|period|day|event|area|unit|data|territory|programme|product|order|licen[cs]e|boat|vessel|vehicle|machine|software|vertrag|objekt|mietobjekt|ware|leistung|gerat|fahrzeug|contrat|bail|bateau|vehicule|local|locaux|contrato|inmueble|vivienda|finca|local|obra)$/u;
/** Words between the name of a party and what it is called, at most. */
const definedWithin = 24;
const and = /^(?:and|und|et|y|e|&|sowie)$/u;
const article = /^(?:the|der|die|das|dem|den|le|la|les|el|il|lo|l)$/u;
const between = /^(?:between|zwischen|entre|tra)$/u;
/** What stands between a name and the word that it is called by: seats, numbers, representatives. */
const address =
  /^(?:of|at|with|its|his|her|whose|registered|office|offices|seat|in|company|charity|number|no|nr|under|represented|by|having|established|incorporated|resident|residing|the|a|an|hereinafter|referred|to|as|called|vertreten|durch|den|die|der|das|dem|mit|sitz|wohnhaft|eingetragen|im|handelsregister|unter|nummer|nachfolgend|nachstehend|genannt|im|folgenden|dont|le|la|les|siege|social|est|situe|sis|sise|demeurant|representee?|par|sa|son|immatriculee?|au|rcs|sous|numero|a|de|du|des|ci-apres|denommee?|licence|con|domicilio|en|cif|nif|dni|representad[oa]|por|su|inscrit[oa]|mayor|edad|vecin[oa]|adelante|del|el|lo|sucesivo|denominad[oa]|calle|rue|avenue)$/u;
/** Who a label names as a party though it is no word for one: `Sponsor: Brackwater Biosciences`. */
const agentive = /^\p{Lu}\p{Ll}{2,}(?:er|or|ist|ant|erin|eur|euse|rice|ador|adora|dor|dora|ario|aria)$/u;

/** The key under which a word for a party is held against others. */
export const keyOfWord = (word: string): string => roleOf(word) ?? actorNounOf(word)?.key ?? stem(word);

/** The key of the letters that stand for a party, which count as they are printed. */
export const keyOfShort = (letters: string): string => `!${letters}`;

/** Finds who is named in a sentence or row together with what it is called. */
export function findMentions(words: readonly string[], breaks: ReadonlySet<number> = new Set()): PartyMention[] {
  const runs = nameRuns(words, breaks);
  const mentions: PartyMention[] = [];
  // What a bracket defines is the first name before it; what stands between is where it sits.
  let taken = 0;
  for (const [index, run] of runs.entries()) {
    if (run.start < taken || isBracketed(words, run)) continue;
    const { name, own } = withoutOwnRole(words, run);
    if (name.length === 0) continue;
    const behind = calledBehind(words, runs, index);
    if (behind !== undefined) taken = behind.end;
    const called = own ?? behind?.key ?? calledBefore(words, run, breaks);
    const isName = name.length > 1 || run.isFirm || isTitled(words, run);
    const isOnlyDefined = behind?.isBracket === true && /^[=~]/u.test(behind.key) && !isWordForParty(words, run);
    const short = own === undefined && behind?.short !== undefined ? [keyOfShort(behind.short)] : [];
    if (called !== undefined && (isName || isOnlyDefined)) mentions.push({ tokens: name, called: [...short, called] });
    else if (isName && isBetween(words, run)) mentions.push({ tokens: name, called: [] });
  }
  return mentions;
}

const isBracketed = (words: readonly string[], { start }: NameRun): boolean =>
  /^[("“„«]/u.test(words[start] ?? '') ||
  /[(“„«"]$/u.test(words[start - 1] ?? '') ||
  /^[(“„«"]+(?:the|der|die|le|la|el)$/i.test(words[start - 1] ?? '');

/** `Mme Roux`; in a row of signatures `Le Prestataire` stands beside `Le Client` without being its name. */
function isTitled(words: readonly string[], run: NameRun): boolean {
  const first = plainWord(words[run.start] ?? '');
  return isTitle(first) && !(article.test(first) && isWordForParty(words, run));
}

const isWordForParty = (words: readonly string[], { start, end }: NameRun): boolean =>
  words.slice(start, end).some((text) => roleOf(text) !== undefined || actorNounOf(text) !== undefined);

/** `dem Vermieter Karl Huber`: German writes what somebody is like a part of the name. */
function withoutOwnRole(
  words: readonly string[],
  { start, tokens, isFirm }: NameRun,
): { name: readonly string[]; own?: string } {
  const isLed = isFirm || /^(?:der|die|dem|den|vom|zum|beim|an|frau|herr)$/u.test(plainWord(words[start - 1] ?? ''));
  const own = tokens.length > 1 && isLed ? roleOf(words[start] ?? '') : undefined;
  return own === undefined ? { name: tokens } : { name: tokens.slice(1), own };
}

interface Called {
  readonly key: string;
  /** Letters that a bracket gives beside the word: `(Auftraggeberin, AG)`. */
  readonly short?: string;
  /** Behind the word that says it. */
  readonly end: number;
  readonly isBracket: boolean;
}

/** `Ridley Estates Ltd, 4 Mill Lane, Bath (the “Landlord”)`, `SCI Roquebleue, bailleur`, `don Ramón Cué, como vendedor`. */
function calledBehind(words: readonly string[], runs: readonly NameRun[], index: number): Called | undefined {
  const { start = 0, end = 0 } = runs[index] ?? {};
  const beside = apposition(words, end);
  if (beside !== undefined) return { key: beside, end, isBracket: false };
  let at = end;
  // `Priya Nair and Tom Ellery (the Couple)`: both are.
  const second = runs[index + 1];
  if (second?.start === at + 1 && and.test(plainWord(words[at] ?? '')) && !isFirstOfTwo(words, start)) at = second.end;
  for (; at < Math.min(words.length, end + definedWithin); at += 1) {
    const text = words[at] ?? '';
    const defined = /^[("“„«]/u.test(text) ? definedWord(words, at) : betweenDashes(words, at);
    if (defined !== undefined) return { ...defined, isBracket: true };
    if (/^(?:as|como|als|qualite)$/u.test(plainWord(text))) {
      const role = [at + 1, at + 2].map((next) => roleOf(words[next] ?? '')).find((key) => key !== undefined);
      if (role !== undefined) return { key: role, end: at + 1, isBracket: false };
    }
    const plain = plainWord(text);
    // The end of a line may part `Brassac-le-Haut`.
    const isPlace = plain === '' || /^[^A-Za-zªµºÀ-ÖØ-ӿ]*\p{Lu}|\d|-\p{Lu}/u.test(text) || address.test(plain);
    if (!isPlace || /[;.]$/u.test(text.replace(/^[A-Za-zªµºÀ-ÖØ-ӿ]{1,3}\.$/u, ''))) return undefined;
  }
  return undefined;
}

/** Of two names behind `between` the first, which goes with nobody. */
const isFirstOfTwo = (words: readonly string[], start: number): boolean =>
  words.slice(Math.max(0, start - 3), start).some((text) => between.test(plainWord(text)));

function apposition(words: readonly string[], end: number): string | undefined {
  if (!/[,–-]$/u.test(words[end - 1] ?? '') && !/^[–-]$/u.test(words[end] ?? '')) return undefined;
  const from = /^[–-]$/u.test(words[end] ?? '') ? end + 1 : end;
  const at = article.test(plainWord(words[from] ?? '')) ? from + 1 : from;
  const text = words[at] ?? '';
  const role = roleOf(text);
  const isClosed =
    /[,.;)]$/u.test(text) ||
    at === words.length - 1 ||
    and.test(plainWord(words[at + 1] ?? '')) ||
    words[at + 1] === '–';
  return isClosed ? role : undefined;
}

/** `Talwerke GmbH – Lieferer –`: so German contracts call their parties. */
function betweenDashes(words: readonly string[], at: number): Pick<Called, 'key' | 'end'> | undefined {
  if (!/^[–-]$/u.test(words[at] ?? '')) return undefined;
  const word = words[at + 1] ?? '';
  const isClosed = /^[–-],?$/u.test(words[at + 2] ?? '') || (at + 2 === words.length && roleOf(word) !== undefined);
  const isDefined = /^\p{Lu}\p{Ll}{3,}$/u.test(word) && !thing.test(plainWord(word));
  return isClosed && isDefined ? { key: keyOfWord(word), end: at + 3 } : undefined;
}

/** `(the Employer)`, `("Supplier")`, `« le Prestataire »`, `(nachfolgend „Caterer“)`. */
function definedWord(words: readonly string[], at: number): Pick<Called, 'key' | 'short' | 'end'> | undefined {
  const close = words.findIndex((text, index) => index >= at && index < at + 6 && /[)”“"»][,.;)]*$/u.test(text));
  const last = plainWord(words[close] ?? '') === '' ? close - 1 : close;
  const word = words[last] ?? '';
  const plain = plainWord(word);
  if (firmBehindBracket(words, at) !== undefined) return undefined;
  const short = lettersOf(word);
  const role =
    short === undefined
      ? undefined
      : words
          .slice(at, last)
          .map(roleOf)
          .find((key) => key !== undefined);
  if (short !== undefined && role !== undefined) return { key: role, short, end: close + 1 };
  if (close < 0 || !/^[A-Za-zªµºÀ-ÖØ-ӿ]{4,}$/u.test(plain) || thing.test(plain)) return undefined;
  const isNamed =
    roleOf(word) !== undefined || actorNounOf(word) !== undefined || /^[^A-Za-zªµºÀ-ÖØ-ӿ]*\p{Lu}/u.test(word);
  const isLed = words.slice(at, last).every((text) => /^[^A-Za-zªµºÀ-ÖØ-ӿ]*$|^[^A-Za-zªµºÀ-ÖØ-ӿ]*\p{Ll}/u.test(text));
  return isNamed && isLed ? { key: keyOfWord(word), end: close + 1 } : undefined;
}

/** The capitals that stand for a word: `AG` for the Auftraggeber. */
export const lettersOf = (text: string): string | undefined =>
  /^[^A-Za-zªµºÀ-ÖØ-ӿ]*(\p{Lu}{2,4})[^A-Za-zªµºÀ-ÖØ-ӿ]*$/u.exec(text)?.[1];

/** `Customer: Dunmore Lifting`, `le bailleur, M. Karsenty`, a row whose first cell is `Lessee`. */
function calledBefore(words: readonly string[], run: NameRun, breaks: ReadonlySet<number>): string | undefined {
  // French sets the colon apart: `Client : Moulins Roux`.
  const at = words[run.start - 1] === ':' ? run.start - 2 : run.start - 1;
  const label = words[at] ?? '';
  // `… übernimmt der Frachtführer. Das Ladegleis`: another sentence begins.
  if (/[A-Za-zªµºÀ-ÖØ-ӿ]{3}[.;!?]$/u.test(label)) return undefined;
  const isLabel = label.endsWith(':') || at === run.start - 2 || breaks.has(run.start);
  const role = roleOf(label);
  if (role !== undefined && (isLabel || !/[’']s$/u.test(label))) return role;
  const isNamed = run.tokens.length > 1 || run.isFirm;
  const isParty = actorNounOf(label) !== undefined || agentive.test(label.replace(/:$/u, ''));
  // `S. Tanner | G. Roux`: two people sign.
  const opensLabel = at === 0 || /(?<!^\p{Lu})[.;,)]$/u.test(words[at - 1] ?? '.');
  return isLabel && isNamed && isParty && opensLabel && !thing.test(plainWord(label)) ? keyOfWord(label) : undefined;
}

function isBetween(words: readonly string[], { start }: NameRun): boolean {
  const lead = words.slice(Math.max(0, start - 3), start).map(plainWord);
  if (lead.some((plain) => between.test(plain))) return true;
  // The other of the two stands behind what joins them.
  const isSecond = lead.some((plain) => and.test(plain));
  return isSecond && words.slice(0, start).some((text) => between.test(plainWord(text)));
}
