import { withoutAsides } from './asides.ts';
import { isFurtherPredicate, splitClauses, type Clause } from './clauses.ts';
import { isDenial, isDenialWord } from './denial.ts';
import { findMarks, type FoundMark } from './find-marks.ts';
import { plainWords } from './stance-marks.ts';
import { taggedTerms, tailsOf, type TailKind } from './tails.ts';
import { topicStem } from './topic-stem.ts';

/** What a clause states or denies. */
export interface Claim {
  readonly isDenied: boolean;
  /** It is demanded, allowed, forbidden or lifted rather than told. */
  readonly isDemand: boolean;
  /** What is denied is only that it must be done: `need not`. */
  readonly isLifted: boolean;
  /** It may or can be done: `may`, `can`. */
  readonly isAllowed: boolean;
  /** The one who does not do it stands in a clause before: `Mr Ott, the warden, does not`. */
  readonly isOfOther: boolean;
  /** It must be done: `must`, `is to be`, or an order as the first word. */
  readonly isBinding: boolean;
  /** What is denied is allowed with something: `not without`. */
  readonly isExcepted: boolean;
  /** Words that deny or demand, as positions in the sentence; empty where the clause only tells. */
  readonly start: number;
  readonly end: number;
  /** What it speaks of, as stems. */
  readonly topic: ReadonlySet<string>;
  /** Those of the stems that only tell where, when, how, what for or by whom. */
  readonly tails: ReadonlyMap<string, TailKind>;
  /** The stem that a denial turns. */
  readonly turned: string;
  /** Stems of what something else in it is without: `a share of the price without tax`. */
  readonly lacked: ReadonlySet<string>;
  /** Stems of the words that say when and on what condition. */
  readonly condition: ReadonlySet<string>;
  /** It holds on a condition only. */
  readonly isConditional: boolean;
  readonly time: 'until' | 'since' | undefined;
  /** Digits behind the word of time; empty where none follow. */
  readonly hour: string;
}

/** What is said in one of these ways is compared as such. */
const compared = new Set(['leave', 'inclusion', 'holding', 'payment']);
/** `Without delay`: how, not without what. */
const idle =
  /^(?:delay|undue|prejudice|limitation|fail|exception|delai|retard|tarder|prejudice|exception|verzug|verzogerung|ausnahme|weiteres|demora|dilacion|perjuicio|excepcion)$/u;
/** Words of a clause that says what a thing is without. */
const longestLack = 10;
const inCase = /^(?:bei|in case|im fall|im falle|en cas|en caso)(?: |$)/u;
/** Begins what is told of somebody named before; an order says `do not` and `ne pas`. */
const doing = /^(?:(?:does|did) |ne (?!pas|point|jamais))/u;
/** Says what is possible. */
const ability = /^(?:can|kann|konnen|peut|peuvent|puede|pueden)$/u;
const leaves = new Set(['forbidden', 'demanded', 'allowed', 'optional']);
const exception =
  /^(?:without|unless|except|otherwise|beyond|besides|save|ohne|ausser|hinaus|sans|sauf|hormis|au-dela|sin|salvo|excepto)$/u;
const relative = /^(?:which|who|whose|welche[rmns]?|qui)$/u;
const conditional =
  /^(?:if|unless|when|where|while|provided|except|wenn|falls|sofern|sobald|wahrend|si|lorsque|quand|sauf|cuando|siempre|salvo|excepto)$/u;
const content = /^(?:that|dass|que)$/u;
/** `There being no other business`, `no habiendo más asuntos`: how things stood, before what is told. */
const circumstance =
  /^(?:there (?:being|having)|(?:no )?(?:habiendo|existiendo)|(?:plus |aucune? )?(?:rien |\S+ )?n'etant) /u;
/** `But not for orders it has accepted`: what is not done stands before. */
const elliptic =
  /^(?:but|aber|jedoch|mais|pero) (?:not|nicht|pas|non|no) (?:for|in|at|on|with|to|fur|bei|in|im|an|am|auf|mit|pour|dans|a|aux?|avec|para|en|por|con) /u;
const saying =
  /^(?:declares?|declared|states?|stated|confirms?|confirmed|certif(?:y|ies|ied)|warrants?|agrees?|agreed|understands?|notes?|noted|says?|said|reports?|reported|assures?|informed|sure|remember|ensure|erklart|bestatigt|versichert|mitgeteilt|weiss|darauf|dafur|declare|declarent|confirme|atteste|certifie|garantit|indique|declara|confirma|manifiesta|certifica|garantiza|indica)\b/u;
const since = /^(?:from|after|since|once|ab|nach|seit|apres|desde|despues)$/u;
const during = /^(?:during|wahrend|pendant|durant|durante)$/u;
const until = /^(?:before|until|till|vor|bis|avant|jusqu'a|jusqu'au|antes|hasta)$/u;
/** `The latest time is`, `spätestens um`: the end of a time, without a word that opens a clause. */
const latest = /^(?:latest|spatestens|spateste[nrs]?|tard|tardar)$/u;
/** `After each use`: again and again, not from a time on. */
const every = /^(?:each|every|any|jede[mnrs]?|chaque|cada)$/u;
/** A denial with one of these and a number draws a limit: `none holds more than two`. */
const limit =
  /^(?:more|less|fewer|exceed|exceeds|over|under|mehr|weniger|uber|unter|plus|moins|mas|menos|longer|later|earlier|spater|langer)$/u;

/** What holds for all clauses of a sentence. */
type Frame = Pick<Claim, 'condition' | 'isConditional' | 'time' | 'hour'>;

interface Sentence {
  readonly words: readonly string[];
  readonly plain: readonly string[];
  readonly marks: readonly FoundMark[];
}

/** Reads what the clauses of a sentence, or of a row whose cells end at some words, state and deny. */
export function readClaims(printed: readonly string[], cellEnds: ReadonlySet<number>): Claim[] {
  if (printed.at(-1)?.endsWith('?') === true) return [];
  const words = withoutAsides(printed);
  const plain = plainWords(words);
  const clauses = splitClauses(words, plain, cellEnds);
  const marks = findMarks(words, plain, clauses).filter(({ axis }) => compared.has(axis));
  const frame = frameOf(words, plain, clauses);
  return clauses.flatMap(([from], index) => {
    if (isAside(plain, from)) return [];
    const here = marks.filter((mark) => mark.clause === index);
    const clause: Clause = [from, endOf(clauses, plain, index)];
    const read = readClause({ words, plain, marks: here }, clause, frame);
    return isFurtherPredicate(plain, clause) ? read.map((claim) => withSubject(claim, words, clauses)) : read;
  });
}

/** The first noun of the sentence is what a further predicate speaks of. */
function withSubject(claim: Claim, words: readonly string[], clauses: readonly Clause[]): Claim {
  const [from, to] = clauses[0] ?? [0, 0];
  const subject = words
    .slice(from, to)
    .map(topicStem)
    .find((term) => term !== '');
  return subject === undefined ? claim : { ...claim, topic: new Set([subject, ...claim.topic]) };
}

function isAside(plain: readonly string[], from: number): boolean {
  const opening = plain[from] ?? '';
  const beginning = plain.slice(from, from + 4).join(' ');
  if (conditional.test(opening) || circumstance.test(beginning) || elliptic.test(beginning)) return true;
  if (content.test(opening)) return from > 0 && !saying.test(plain[from - 1] ?? '');
  return [relative, since, until].some((pattern) => pattern.test(opening)) && from > 0;
}

function frameOf(words: readonly string[], plain: readonly string[], clauses: readonly Clause[]): Frame {
  const condition = new Set<string>();
  for (const [at, clause] of clauses.entries()) {
    const opening = plain[clause[0]] ?? '';
    if (![conditional, since, until, during].some((pattern) => pattern.test(opening))) continue;
    if (isConcession(plain, clause[0])) continue;
    if (at > 0 || conditional.test(opening)) for (const term of termsOf(words, plain, clause)) condition.add(term);
  }
  for (const [at, word] of plain.entries())
    if (isCaseOf(words, plain, at, word))
      for (const term of termsOf(words, plain, [at + 1, at + caseReach])) condition.add(term);
  const times = plain.flatMap((word, at) =>
    every.test(plain[at + 1] ?? '')
      ? []
      : until.test(word) || latest.test(word)
        ? ['until' as const]
        : since.test(word)
          ? ['since' as const]
          : [],
  );
  const timeAt = plain.findIndex((word) => until.test(word) || since.test(word));
  const behind = timeAt < 0 ? [] : plain.slice(timeAt + 1, timeAt + 3);
  return {
    condition,
    isConditional: plain.some((word, at) => conditional.test(word) && !isConcession(plain, at)),
    time: times.length === 1 ? times[0] : undefined,
    hour: behind.find((word) => /^\d{1,2}(?:[:.h]\d\d)?\D*$/u.test(word)) ?? '',
  };
}

/** `Wenn auch ohne Pauschale`, `even if it rains`: it holds all the same. */
const isConcession = (plain: readonly string[], at: number): boolean =>
  /^(?:auch|even|meme|incluso|aun|anche)$/u.test(plain[at - 1] ?? '') || plain[at + 1] === 'auch';

/** `Bei Regen`, `in case of rain`, `en cas de pluie`: a condition without a verb. */
const isCaseOf = (words: readonly string[], plain: readonly string[], at: number, word: string): boolean =>
  (word === 'bei' && /^\p{Lu}/u.test(words[at + 1] ?? '')) ||
  (/^(?:case|event|cas|caso)$/u.test(word) && /^(?:of|de|d.*)$/u.test(plain[at + 1] ?? ''));
/** Words behind it that name the case. */
const caseReach = 4;

function readClause({ words, plain, marks }: Sentence, [from, to]: Clause, frame: Frame): Claim[] {
  // Of a long clause, or of a case, `without` is a condition.
  const lacks =
    to - from > longestLack || inCase.test(plain.slice(from, from + 2).join(' ')) || isNoneWithout(plain, from, to)
      ? undefined
      : marks.find(({ pole, own }) => pole === 'lacks' && !idle.test(plain[own[1]] ?? ''));
  const demand = marks.find((mark) => mark.axis !== 'holding' && !isAbility(plain, mark));
  if (demand !== undefined && !leaves.has(demand.pole)) return [];
  const isMark = (at: number): boolean =>
    [lacks, demand].some((mark) => mark !== undefined && at >= mark.own[0] && at < mark.own[1]);
  const tagged = taggedTerms(words, plain, [from, to], isMark);
  const topic = tagged.map(([term]) => term);
  const denial = plain.findIndex((_, at) => at >= from && at < to && isDenial(plain, at));
  if (denial < 0 && lacks === undefined && demand === undefined && isLabel(words, from, to)) return [];
  const isLimit = plain.some((word, at) => at >= from && at < to && limit.test(word) && isNumberNext(plain, at));
  if (denial >= 0 && (isLimit || relative.test(plain[denial + 1] ?? '') || isAttribute(plain, denial))) return [];
  const turning = lacks === undefined ? denial : lacks.end - 1;
  const turned = turning < 0 ? undefined : tagged.find(([, at]) => at > turning);
  return [
    {
      ...frame,
      isDenied: demand === undefined ? turning >= 0 : demand.pole === 'forbidden' || demand.pole === 'optional',
      isDemand: demand !== undefined,
      isAllowed: marks.some(({ axis, pole }) => axis === 'leave' && pole === 'allowed'),
      isOfOther: from > 0 && doing.test(plain.slice(from, from + 2).join(' ')),
      isLifted: demand?.pole === 'optional',
      isBinding: demand?.pole === 'demanded' || (demand === undefined && turning < 0 && tagged[0]?.[1] === 0),
      isExcepted: isExcepted(plain, Math.max(denial, demand?.own[0] ?? -1), to),
      start: demand?.start ?? lacks?.start ?? (denial < 0 ? from : denial),
      end: demand?.end ?? lacks?.end ?? (denial < 0 ? to : denial + 1),
      topic: new Set(topic),
      tails: tailsOf(tagged),
      turned: turned?.[0] ?? topic.at(-1) ?? '',
      lacked: new Set(
        marks.flatMap((mark) =>
          mark.pole === 'lacks' && mark !== lacks ? (tagged.find(([, at]) => at >= mark.own[1])?.[0] ?? []) : [],
        ),
      ),
    },
  ];
}

/** Words of a name in front of a colon. */
const longestLabel = 6;

/** `Travel insurance: optional`: the name of a thing states nothing of it. */
const isLabel = (words: readonly string[], from: number, to: number): boolean =>
  from === 0 && to <= longestLabel && to < words.length && words[to - 1]?.endsWith(':') === true;

const isExcepted = (plain: readonly string[], denial: number, to: number): boolean =>
  denial >= 0 && plain.slice(denial + 1, to).some((word) => exception.test(word));

/** `No sum of more than £400 is paid without`: what is not without is with. */
const isNoneWithout = (plain: readonly string[], from: number, to: number): boolean =>
  plain.slice(from, to).some((word, step) => isDenialWord(word) && !isDenial(plain, from + step));

/** `Credits not used`: it tells which are meant. */
const isAttribute = (plain: readonly string[], at: number): boolean =>
  plain[at] === 'not' &&
  /(?:ed|en)$/u.test(plain[at + 1] ?? '') &&
  !/^(?:is|are|was|were|be|been|being|has|have|had|do|does|did|will|shall|may|can|must|need)$/u.test(
    plain[at - 1] ?? '',
  );

const isAbility = (plain: readonly string[], { pole, own }: FoundMark): boolean =>
  pole === 'allowed' && ability.test(plain[own[0]] ?? '');

/** German puts the verb behind the time: `wird ab Mai vermietet`. */
function endOf(clauses: readonly Clause[], plain: readonly string[], index: number): number {
  let last = index;
  const isTime = (at: number): boolean =>
    [since, until].some((pattern) => pattern.test(plain[clauses[at]?.[0] ?? 0] ?? ''));
  while (last + 1 < clauses.length && isTime(last + 1)) last += 1;
  return clauses[last]?.[1] ?? 0;
}

const isNumberNext = (plain: readonly string[], at: number): boolean =>
  at + 1 === plain.length ||
  plain
    .slice(at + 1, at + 4)
    .some((word) =>
      /\d|^(?:than|one|two|three|four|five|six|zwei|drei|vier|funf|sechs|deux|trois|quatre|cinq|dos|tres|cuatro|cinco)$/u.test(
        word,
      ),
    );

const termsOf = (words: readonly string[], plain: readonly string[], [from, to]: Clause): string[] =>
  words.slice(from, to).flatMap((word, step) => (isDenial(plain, from + step) ? [] : topicStem(word) || []));
