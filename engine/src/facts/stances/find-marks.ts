import type { Clause } from './clauses.ts';
import { isDenial, isDeniedModal, turns } from './denial.ts';
import { isInSetPhrase, isOfSome, isOneOfKinds, isUnitOfStaff } from './set-phrases.ts';
import { denyingModal, liftedWords, marksAt, needWords, otherPole, type Mark } from './stance-marks.ts';

/** A mark in a sentence, with what a denial beside it makes of it. */
export interface FoundMark {
  readonly axis: string;
  readonly pole: string;
  readonly isOwn: boolean;
  readonly start: number;
  readonly end: number;
  /** The words of the mark itself, without its denial. */
  readonly own: Clause;
  readonly clause: number;
}

const opposite: Readonly<Record<string, string>> = { in: 'out', out: 'in', has: 'lacks', lacks: 'has' };
const weak = /^(?:may|might|can|could|kann|konnen|peut|peuvent|puede|pueden)$/u;

/** Finds what is said in the clauses of a sentence; words in lower case without accents beside those printed. */
export function findMarks(words: readonly string[], plain: readonly string[], clauses: readonly Clause[]): FoundMark[] {
  return clauses.flatMap(([from, to], clause) => {
    const denials: number[] = [];
    for (let at = from; at < to; at += 1) if (isDenial(plain, at)) denials.push(at);
    const found: FoundMark[] = [];
    for (let at = from; at < to;) {
      const marks = readMarks(words, plain, at);
      const length = Math.max(1, ...marks.map((mark) => mark.length));
      // `cannot` denies itself, `not included` as one phrase does not.
      const isChoice = marks.some(({ mark }) => isOfGroup(mark));
      const around = denials.filter((one) =>
        one < at || one >= at + length
          ? turns(words, plain, one, at, at + length) && (!isChoice || isBeside(plain, one, at))
          : isDeniedModal(words[one] ?? ''),
      );
      for (const { mark, length: own } of marks) {
        const isPreposition = mark.axis === 'holding' && length === 1 && mark.pole === 'lacks';
        const pole = around.length === 0 || isPreposition ? mark.pole : denied(mark, plain[at] ?? '');
        // What is not felled without leave is felled with it.
        if (pole === undefined || (isOfGroup(mark) && around.length > 0 && hasException(plain, from, to))) continue;
        const reach = around.filter((one) => Math.abs(one - at) <= denialReach);
        found.push({
          axis: mark.axis,
          pole,
          isOwn: mark.isOwn,
          start: Math.min(at, ...reach),
          end: Math.max(at + length, ...reach.map((one) => one + 1)),
          own: [at, at + own],
          clause,
        });
      }
      at += length;
    }
    return settleLeave(found, plain);
  });
}

/** One of several values that exclude each other. */
const isOfGroup = ({ axis }: Mark): boolean => axis.startsWith('choice');

const exception = /^(?:without|unless|except|ohne|ausser|sans|sauf|sin|salvo|excepto)$/u;
const hasException = (plain: readonly string[], from: number, to: number): boolean =>
  plain.slice(from, to).some((word) => exception.test(word));

/** Words between two verbs of one statement: `shall in any case be entitled`. */
const verbReach = 5;
/** Words between a denial and what it turns that are shown with it. */
const denialReach = 5;

function readMarks(
  words: readonly string[],
  plain: readonly string[],
  at: number,
): { readonly mark: Mark; readonly length: number }[] {
  const word = plain[at] ?? '';
  const leave = (pole: string): Mark => ({ axis: 'leave', pole, isOwn: false, isCapital: false });
  if (denyingModal.test(word)) return [{ mark: leave('allowed'), length: 1 }];
  if (needWords.has(word)) return [{ mark: leave('demanded'), length: 1 }];
  const own = isDueAt(plain, at) ? 'demanded' : ableAt(plain, at);
  if (own !== undefined)
    return [
      { mark: leave(own), length: 0 },
      ...marksAt(plain, at).map(({ means, length }) => ({ mark: means, length })),
    ];
  const part = partAt(plain, at);
  if (part > 0) return [{ mark: { axis: 'extent', pole: 'part', isOwn: false, isCapital: false }, length: part }];
  const longest = marksAt(plain, at);
  // "May keep" chooses, and allows.
  const modal = longest.every(({ means, length }) => length > 1 && means.axis.startsWith('choice'))
    ? marksAt([word], 0).filter(({ means }) => means.axis === 'leave')
    : [];
  return [...longest, ...modal].flatMap(({ means, length }) => {
    // "Every two months", "one from every plot": how often and how many, not which.
    if (means.axis === 'extent' && means.pole === 'all' && isRate(plain, at)) return [];
    const isChoice = means.axis.startsWith('choice');
    if (isChoice && length === 1 && (isInSetPhrase(plain, at) || isUseOf(plain, at))) return [];
    if (isChoice && (isUnitOfStaff(plain, at) || isOfSome(plain, at) || isOneOfKinds(plain, at, length))) return [];
    // `Next inspection recommended: May 2027` says when.
    if (means.axis === 'leave' && isLabelOfValue(words, at + length)) return [];
    // "Kept clear of the wall": where it stands, not what it is without.
    if (word === 'clear' && keeping.test(plain[at - 1] ?? '')) return [];
    const printed = words[at] ?? '';
    const isMonth =
      word === 'may' && /^[^A-Za-zªµºÀ-ÖØ-ӿ]*May/u.test(printed) && (isBesideNumber(words, at) || isInMonth(plain, at));
    // "We shall be filming": of oneself it tells what will be.
    if (word === 'shall' && /^(?:we|i)$/u.test(plain[at - 1] ?? '') && plain[at + 1] === 'be') return [];
    // "May or may not" leaves it open.
    const isEither =
      (plain[at + 1] === 'or' && plain[at + 2] === word) || (plain[at - 1] === 'or' && plain[at - 2] === word);
    if (
      isMonth ||
      isEither ||
      isPermit(plain, at) ||
      (means.isCapital && !/^[^A-Za-zªµºÀ-ÖØ-ӿ]*\p{Lu}{3}(?![A-Za-zªµºÀ-ÖØ-ӿ])/u.test(printed))
    )
      return [];
    return [{ mark: means, length }];
  });
}

/** The words before a place end with a colon, and a figure or a month follows. */
const isLabelOfValue = (words: readonly string[], at: number): boolean =>
  (words[at - 1] ?? '').endsWith(':') && words.slice(at, at + 2).some((word) => /\d/u.test(word));

const keeping = /^(?:keep|keeps|kept|keeping|stay|stays|stand|stands|standing|remain|remains|well)$/u;

/** `Is used by the tenant for storage` tells what is done with it, not that it is no new one. */
const isUseOf = (plain: readonly string[], at: number): boolean =>
  /^(?:used|gebraucht|usad[oa]s?)$/u.test(plain[at] ?? '') &&
  /^(?:by|for|to|as|in|only|solely|exclusively|within|on|at|with|werden|wird|wurde|por|para|como|en)$/u.test(
    plain[at + 1] ?? '',
  );

const copula = /^(?:ist|sind|war|waren|hat|haben)$/u;
const infinitive = /^[A-Za-zªµºÀ-ÖØ-ӿ]{2,}zu[A-Za-zªµºÀ-ÖØ-ӿ]{3,}n$/u;
/** Words of a clause in which the verb is looked for that an infinitive needs. */
const copulaReach = 12;

/** German: `ist vorzulegen`, `sind zu zahlen`. */
function isDueAt(plain: readonly string[], at: number): boolean {
  const word = plain[at] ?? '';
  const isInfinitive = infinitive.test(word) || (plain[at - 1] === 'zu' && /^[A-Za-zªµºÀ-ÖØ-ӿ]{3,}n$/u.test(word));
  return isInfinitive && plain.slice(Math.max(0, at - copulaReach), at).some((one) => copula.test(one));
}

const able =
  /^(?<not>non-?|un|in|im|ir|nicht-)?(?<stem>[A-Za-zªµºÀ-ÖØ-ӿ]{3,})(?:able|ible|bar|bare[mnrs]?|ables|ibles)$/u;
const noDeed =
  /^(?:available|payable|applicable|responsible|liable|possible|impossible|suitable|reasonable|capable|comparable|variable|durable|sustainable|valuable|notable|considerable|favou?rable|equitable|profitable|flexible|visible|terrible|horrible|sensible|eligible|incapable|invaluable|unmittelbare?[nmrs]?|offenbar|sonderbar|erkennbare?[nmrs]?|mittelbare?[nmrs]?|scheinbar|dankbar|nachbar|responsables?|aplicables?|posibles?|imposibles?|amables?|agradables?|favorables?|disponibles?|probables?|semblables?|capables?|variables?|vegetables?|tables?|cables?|stables?|constable|ensemble|double|humble|trouble|exigibles?|exigible|zahlbar|imposables?|taxable|portables?|remarquables?|comptables?|contables?)$/u;

/** `Transferable` allows, `untransferable` forbids; undefined for other words. */
function ableAt(plain: readonly string[], at: number): 'allowed' | 'forbidden' | undefined {
  const word = plain[at] ?? '';
  if (word.length < 7 || noDeed.test(word)) return undefined;
  const match = able.exec(word);
  if (match === null) return undefined;
  return match.groups?.['not'] === undefined ? 'allowed' : 'forbidden';
}

const one = /^(?:one|1|un|une|uno|una|ein|eine|einer)$/u;
const among = /^(?:in|of|out|sur|von|de)$/u;
const several =
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|fifty|hundred|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|zwanzig|deux|trois|quatre|cinq|sept|huit|neuf|dix|vingt|cada|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|veinte)$/u;
const ordinal =
  /^(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|twentieth|zweite[rns]?|dritte[rns]?|vierte[rns]?|funfte[rns]?|zehnte[rns]?|zwanzigste[rns]?)$/u;

const other =
  /^(?:other|second|two|three|four|five|six|zwei|zweite[rns]?|drei|dritte[rns]?|vier|deux|trois|quatre|dos|tres|cuatro|\d+)$/u;
const period =
  /^(?:days?|weeks?|months?|quarters?|years?|hours?|times?|tage?|wochen?|monate?|jahre?|stunden?|mal|jours?|semaines?|mois|ans?|annees?|heures?|fois|dias?|semanas?|mes(?:es)?|anos?|horas?|vez|veces)$/u;

const isRate = (plain: readonly string[], at: number): boolean => {
  const behind = plain.slice(at + 1, at + 4);
  if (behind.some((word) => period.test(word)) || other.test(behind[0] ?? '')) return true;
  return plain.slice(Math.max(0, at - rateReach), at).some((word) => one.test(word));
};
/** Words between one and that of which there is one each. */
const rateReach = 5;

/** `One weld in five`, `every tenth weld`: words of it that are no thing; 0 elsewhere. */
function partAt(plain: readonly string[], at: number): number {
  const word = plain[at] ?? '';
  if (/^(?:every|each|jede[rns]?)$/u.test(word) && ordinal.test(plain[at + 1] ?? ''))
    return period.test(plain[at + 2] ?? '') ? 0 : 2;
  if (!one.test(word)) return 0;
  const where = plain.slice(at + 1, at + 5).findIndex((next) => among.test(next));
  const behind = plain.slice(at + where + 2, at + where + 4);
  return where >= 0 && !period.test(plain[at + 1] ?? '') && behind.some((next) => several.test(next)) ? 1 : 0;
}

/** A value is denied right before it, or where a verb binds it to what is denied: `no ticket is refundable`. */
const isBeside = (plain: readonly string[], denial: number, at: number): boolean =>
  (at > denial && at - denial <= 2) ||
  /^(?:is|are|be|been|was|were|ist|sind|wird|werden|est|sont|es|son|esta|estan)$/u.test(plain[at - 1] ?? '') ||
  /^(?:nicht|pas)$/u.test(plain[denial] ?? '');

/** `With a permit`: the paper, not the verb. */
const isPermit = (plain: readonly string[], at: number): boolean =>
  /^permits?$/u.test(plain[at] ?? '') &&
  /^(?:a|the|with|without|this|that|any|no|each|every|valid|his|her|their|your|our|its|by|of|for)$/u.test(
    plain[at - 1] ?? '',
  );

/** `In May`, `since last May` */
const isInMonth = (plain: readonly string[], at: number): boolean =>
  /^(?:in|of|until|till|by|from|to|since|during|before|after|early|late|mid|this|last|next|every|each)$/u.test(
    plain[at - 1] ?? '',
  );

const isBesideNumber = (words: readonly string[], at: number): boolean =>
  /^\d/u.test(words[at + 1] ?? '') || /\d\D{0,2}$/u.test(words[at - 1] ?? '');

/** What is left of a mark that is denied; undefined where that says nothing certain. */
function denied({ axis, pole }: Mark, word: string): string | undefined {
  if (axis !== 'leave') return opposite[pole] ?? otherPole(axis, pole);
  if (pole === 'allowed') return 'forbidden';
  if (pole === 'forbidden') return 'allowed';
  if (pole === 'demanded') return liftedWords.has(word) || needWords.has(word) ? 'optional' : 'forbidden';
  // "Should not" advises against it.
  if (pole === 'advised') return 'forbidden';
  return pole === 'optional' ? 'demanded' : undefined;
}

/** Of two words about leave in one clause the second tells: `shall be entitled to`; `may be required` tells nothing. */
function settleLeave(found: readonly FoundMark[], plain: readonly string[]): FoundMark[] {
  const leaves = found.filter(({ axis }) => axis === 'leave');
  // "Not without approval" is a condition.
  const others = found.filter(({ axis, pole }) => axis !== 'leave' && pole !== 'lacks');
  if (leaves.length === 0) return [...found];
  if (new Set(leaves.map(({ pole }) => pole)).size < 2) return [...others, ...leaves];
  const [first] = leaves;
  const last = leaves.at(-1);
  if (first === undefined || last === undefined) return others;
  const isNext = plain.slice(first.own[1], last.own[0]).some((word) => /^(?:and|und|et|y)$/u.test(word));
  if (isNext || last.own[0] - first.own[1] > verbReach) return [...others, ...leaves];
  if (weak.test(plain[first.start] ?? '')) return others;
  return [...others, { ...last, start: first.start }];
}
