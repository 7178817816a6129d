import type { Stance } from '../../facts/stances/stance.ts';
import { isTimeWord } from '../../facts/stances/time-words.ts';
import { topicStem } from '../../facts/stances/topic-stem.ts';

const exception = /^(?:without|unless|except|otherwise|ohne|anders|ausser|sans|sauf|sin|salvo|excepto)$/u;
const without = /^(?:without|ohne|sans|sin)$/u;
const proviso = /^(?:with|if|provided|only|mit|wenn|sofern|nur|avec|si|con|solo)$/u;
const since = /^(?:from|after|once|ab|nach|sobald|apres|desde|despues)$/u;
const until = /^(?:before|until|till|vor|bis|avant|jusqu'a|jusqu'au|antes|hasta)$/u;
const span = /^(?:during|between|while|wahrend|zwischen|pendant|durant|entre|durante)$/u;
const timed = [since, until, span];

/** Said of all times and cases, it leaves no other. */
const always =
  /(?<![A-Za-zªµºÀ-ÖØ-ӿ])(?:at any time|at all times|any time|anytime|always|in any case|in no case|under no circumstances|in all cases|jederzeit|immer|auf keinen fall|in keinem fall|in jedem fall|in allen fallen|a tout moment|en tout temps|toujours|en aucun cas|dans tous les cas|en cualquier momento|en todo momento|siempre|en ningun caso|en todos los casos|en todo caso)(?![A-Za-zªµºÀ-ÖØ-ӿ])/u;

/** As long as the agreement lasts: what says nothing of a time is meant for that too. */
const inForce =
  /(?<![A-Za-zªµºÀ-ÖØ-ӿ])(?:(?:while|as long as) (?:this|the) (?:agreement|contract|lease|tenancy) (?:is|remains|continues) in force|(?:during|throughout|for) the (?:term|duration|life) of (?:this|the) (?:agreement|contract|lease|tenancy)|wahrend der (?:laufzeit|dauer) (?:des|dieses) (?:vertrage?s|[A-Za-zªµºÀ-ÖØ-ӿ]+vertrage?s)|solange (?:der|dieser) vertrag (?:lauft|besteht|gilt|in kraft ist)|(?:pendant|durant) (?:toute )?la duree (?:du|de la|de ce|de cette) (?:contrat|convention|bail|accord)|durante (?:toda )?la (?:vigencia|duracion) (?:del|de este) (?:contrato|convenio|acuerdo)|mientras (?:el|este) (?:contrato|acuerdo) este en vigor)(?![A-Za-zªµºÀ-ÖØ-ӿ])/u;

/** Words of a time that a sentence begins with. */
const frontReach = 4;

/** A time at the front and the words behind what is said, up to another statement: `and that the hall is empty by midnight`. */
function conditionOf({ plain, behind, pole }: Stance): readonly string[] {
  const end = plain.findIndex(
    (word, at) => at > behind && /^(?:that|dass|que)$/u.test(word) && /^(?:and|und|et|y|e)$/u.test(plain[at - 1] ?? ''),
  );
  const isAtFront = (pattern: RegExp): boolean => pattern.test(plain[0] ?? '');
  const front =
    [since, until].some(isAtFront) || (pole === 'allowed' && isAtFront(span))
      ? plain.slice(0, Math.min(behind, frontReach))
      : [];
  return withoutWish([...front, ...plain.slice(behind, end < 0 ? undefined : end)]);
}

const wish =
  /(?<![A-Za-zªµºÀ-ÖØ-ӿ])(?:if (?:you|they|he|she) (?:so )?(?:wish|wishes|want|wants|like|likes|prefer|prefers)|if (?:so )?(?:wished|desired|preferred)|wenn sie (?:es )?(?:mochten|wollen|wunschen)|falls gewunscht|si vous le (?:souhaitez|desirez|voulez)|si lo (?:desea|prefiere|quiere)|se lo desidera)(?![A-Za-zªµºÀ-ÖØ-ӿ])/gu;

/** Who may do a thing if he wishes to may do it. */
const withoutWish = (words: readonly string[]): string[] =>
  words
    .join(' ')
    .replaceAll(wish, ' ')
    .split(' ')
    .filter((word) => word !== '');

/** Whether a pattern fits any word. */
export const has = (words: readonly string[], pattern: RegExp): boolean => words.some((word) => pattern.test(word));

const except = /^(?:except|excepting|ausser|ausgenommen|sauf|hormis|excepto|salvo)$/u;

/** `No animals except guide dogs`: what is left is what the ban excepts. */
function isExcepted({ plain }: Stance, leave: Stance): boolean {
  const at = plain.findIndex((word) => except.test(word));
  return at >= 0 && plain.slice(at + 1).some((word) => leave.topic.has(topicStem(word)));
}

const though = /^(?:though|but|however|albeit|aber|jedoch|doch|mais|toutefois|pero|aunque)$/u;
/** Words between `but` and the denial behind it. */
const denialReach = 2;

/** `Music is allowed, though not in the garden`: what is banned is what the leave excepts. */
function isExceptedByLeave({ topic }: Stance, { plain }: Stance): boolean {
  const at = plain.findIndex((word, index) =>
    though.test(word)
      ? plain.slice(index + 1, index + 1 + denialReach).some((next) => /^(?:not|nicht|pas|no)$/u.test(next))
      : except.test(word),
  );
  return at >= 0 && plain.slice(at + 1).some((word) => topic.has(topicStem(word)));
}

/** `Whether on its behalf or otherwise`: it holds in every case. */
const isInAnyCase = (plain: readonly string[], at: number): boolean =>
  plain[at] === 'otherwise' && plain[at - 1] === 'or' && !/^(?:only|with|as|than)$/u.test(plain[at + 1] ?? '');

const isLimited = (plain: readonly string[]): boolean =>
  plain.some((word, at) => exception.test(word) && !isInAnyCase(plain, at));

const agreeing =
  /^(?:agree[sd]?|agreement|approv(?:e[sd]?|al)|consent(?:s|ed)?|accept(?:s|ed)|zugestimmt|zustimmt|zustimmung|einwilligt|eingewilligt|einwilligung|genehmigt|genehmigung|erlaubt|erlaubnis|accord|accorde|accepte|autorise|autorisation|consenti|autoriza(?:do)?|autorizacion|acepta(?:do)?|consienta|consentimiento|permiso|conformidad)$/u;
/** `Needs no approval`, `braucht keine Genehmigung`, `no precisa autorización`. */
const none = /^(?:no|keine[rn]?|aucune?|ningun[oa]?)$/u;
const needing =
  /^(?:needs?|requires?|braucht|brauchen|benotigt|benotigen|bedarf|bedurfen|exige|requiert|necesitan?|requieren?|precisan?)$/u;
const notice = /^(?:notice|notification|ankundigung|anzeige|preavis|avis|aviso)$/u;
/** Words between `without` and the leave or notice that is done without. */
const leaveReach = 4;

/** `Not unless the owner has agreed` and `without asking the owner`: with no leave it is forbidden here and allowed there. */
const isFreedOfLeave = (ban: Stance, leave: Stance): boolean =>
  leave.pole === 'allowed' &&
  isLimited(ban.plain) &&
  has(ban.plain, agreeing) &&
  leave.plain.some(
    (word, at) =>
      (without.test(word) || (none.test(word) && needing.test(leave.plain[at - 1] ?? ''))) &&
      leave.plain
        .slice(at + 1, at + 1 + leaveReach)
        .some((next) => agreeing.test(next) || notice.test(next) || topicStem(next) === consent),
  );
const consent = topicStem('consent');

/** What is forbidden without leave is allowed with it; what is forbidden at one time may be allowed at another. */
export function areConditionsApart(a: Stance, b: Stance): boolean {
  const [ban, leave] = a.pole === 'forbidden' || a.pole === 'optional' ? [a, b] : [b, a];
  if (ban.pole !== 'forbidden' && ban.pole !== 'optional') return false;
  // Without leave it is allowed here, and only with it there.
  if (leave.pole === 'allowed' && has(ban.plain, without) && has(leave.plain, without)) return false;
  if (isFreedOfLeave(ban, leave)) return false;
  if (leave.pole === 'allowed' && always.test(leave.plain.join(' '))) return false;
  if (isExcepted(ban, leave) || isExceptedByLeave(ban, leave)) return true;
  const [banned, left] = [conditionOf(ban), conditionOf(leave)];
  if (
    isLimited(ban.plain) &&
    (leave.pole === 'demanded' || leave.only !== undefined || has(left, proviso) || has(left, exception))
  )
    return true;
  const isTimed = (words: readonly string[]): boolean =>
    timed.some((pattern) => has(words.slice(0, -1), pattern)) || words.some(isTimeWord);
  if (!isTimed(banned)) return false;
  if (!isTimed(left)) return !inForce.test(banned.join(' '));
  const isSame = areTimesAlike(banned, left);
  // "Not before noon" and "from noon" are one; "not before the doctor came" and "from the fourth day" are two.
  if (has(banned, until) && has(left, since) && !has(left, until)) return isSame;
  return !isSame;
}

const timeUnit =
  'days?|weeks?|months?|years?|hours?|minutes?|tage?n?|wochen?|monate?n?|jahre?n?|stunden?|minuten?|jours?|semaines?|mois|ans?|annees?|heures?|dias?|semanas?|mes(?:es)?|anos?|horas?';
const atFirst = new RegExp(
  String.raw`(?<![a-zß-ɏ])(?:first|erste[nr]?|premiere?s?|primer[oa]?s?) (?:(?:\d+|[a-zß-ɏ]+) )?(?:${timeUnit})(?![a-zß-ɏ])`,
  'u',
);
const thereafter = new RegExp(
  String.raw`(?<![a-zß-ɏ])(?:from|after|ab|nach|a partir d[a-zß-ɏ]+|des|apres|desde|despues|tras) (?:\S+ ){0,4}?(?:${timeUnit})(?![a-zß-ɏ])`,
  'u',
);

/** `Kept for 35 days`, `deleted after 90 days`: how long is told by values. */
const lasting = new RegExp(
  String.raw`(?<![a-zß-ɏ])(?:for|during|fur|wahrend|pendant|durant|durante|por) (?:\S+ ){0,2}?(?:${timeUnit})(?![a-zß-ɏ])`,
  'u',
);

/** One holds for so many days, or the first so many, the other from then on. */
export function areComplementary({ plain: a }: Stance, { plain: b }: Stance): boolean {
  const [x, y] = [a.join(' '), b.join(' ')];
  const isBefore = (text: string): boolean => atFirst.test(text) || lasting.test(text);
  return (isBefore(x) && thereafter.test(y)) || (isBefore(y) && thereafter.test(x));
}

const during = /^(?:when|while|during|solange|wahrend|lorsque|quand|pendant|durant|cuando|mientras|durante)$/u;
const moment =
  /^(?:if|when|while|during|wenn|falls|solange|wahrend|si|lorsque|quand|pendant|durant|cuando|mientras|durante)$/u;

/** What is never so is not so under a condition either: `unpaid` and `paid if the manager was told`. */
const isNeverSo = ({ axis, pole }: Stance, under: Stance): boolean =>
  axis.startsWith('choice') && under.pole === '0' && pole !== '0' && !has(under.plain, during);

const wishing = /^(?:want|wants|wish|wishes|voulez|souhaitez|desirez|quiere|desea|quieren|desean)$/u;

/** `If you want to build you need leave`: whoever builds needs it. */
const isWish = (plain: readonly string[], at: number): boolean =>
  plain.slice(at + 1, at + 3).some((word) => wishing.test(word));

/** Both hold at a moment or on a condition, and not at the same; or only one of them does. */
export function areMomentsApart(a: Stance, b: Stance): boolean {
  if ([a, b].some(({ plain }) => always.test(plain.join(' ')))) return false;
  const [x, y] = [a, b].map(({ plain }) => {
    const at = plain.findIndex((word, index) => moment.test(word) && !isWish(plain, index));
    return at < 0 ? undefined : new Set(plain.slice(at + 1).filter((word) => word.length > 3));
  });
  if (x === undefined || y === undefined)
    return x !== y && !isNeverSo(x === undefined ? a : b, x === undefined ? b : a);
  return [...x].filter((word) => y.has(word)).length * 2 <= Math.min(x.size, y.size);
}

/** The words behind the preposition of time are mostly the same. */
function areTimesAlike(a: readonly string[], b: readonly string[]): boolean {
  const timesOf = (words: readonly string[]): Set<string> => {
    const at = words.findIndex((word) => timed.some((pattern) => pattern.test(word)));
    return new Set(words.slice(at + 1, at + 8).filter((word) => /\d/u.test(word) || word.length > 3));
  };
  const [x, y] = [timesOf(a), timesOf(b)];
  return [...x].filter((word) => y.has(word)).length * 2 >= Math.min(x.size, y.size);
}
