import { weekdayNames } from '../times/date-lexicon.ts';
import type { Bound } from './value.ts';

/** `just over half an hour`, `knapp sechs Wochen`: a little more or less than what is printed. */
const littleMore =
  /(?<![a-zß-ɏ])(?:(?:just|a little|slightly|a bit|marginally) (?:over|above|more than)|gut|etwas (?:mehr als|über)|(?:un peu|légèrement) plus d[e']|(?:algo|(?:un )?poco) más de|poco più di) ?$/i;
const littleLess =
  /(?<![a-zß-ɏ])(?:(?:just|a little|slightly|a bit) (?:under|below|less than)|(?:not|nicht) quite|nearly|almost|knapp|etwas (?:weniger als|unter)|nicht ganz|(?:un peu|légèrement) moins d[e']|près d[e']|presque|(?:algo|(?:un )?poco) menos de|casi|cerca de|quasi|poco meno di) ?$/i;
/** Part of a value by which `about` and `just over` may leave it. */
const spread = { about: 0.05, little: 0.2 } as const;

/** By which part of itself a value may be smaller and larger than it is printed, by the words before it. */
export function spreadBefore(text: string, start: number): readonly [below: number, above: number] {
  const before = text.slice(Math.max(0, start - 28), start);
  if (littleMore.test(before)) return [0, spread.little];
  if (littleLess.test(before)) return [spread.little, 0];
  return boundBefore(text, start) === 'about' ? [spread.about, spread.about] : [0, 0];
}

const bounds: readonly (readonly [RegExp, Bound])[] = [
  [littleMore, 'about'],
  [littleLess, 'about'],
  [
    /(?:about|approximately|approx\.?|around|nearly|almost|roughly|circa|ca\.?|c\.|some|rund|etwa|zirka|knapp|environ|presque|unos|aproximadamente|alrededor de|~|±?≈) ?$/i,
    'about',
  ],
  [
    /(?:up to|at most|not more than|no more than|not exceeding|not to exceed|shall not exceed|does not exceed|(?:a )?maximum(?: of)?|limited to|capped at|(?:up to )?a limit of|restricted to|ceiling of|max\.?|under|below|(?<!(?:not|no) )(?:less|lower|smaller|fewer|shorter|younger|lighter|narrower|thinner|cheaper|slower) than|(?:weniger|kleiner|kürzer|jünger|leichter|schmaler|niedriger|geringer|dünner|langsamer) als|within|höchstens|maximal|bis zu|nicht mehr als|begrenzt auf|beschränkt auf|maximum von|au plus|(?:au )?maximum(?: de)?|limitée?s? à|plafonnée?s? à|jusqu['’]à|inférieure?s? à|moins de|moins [a-zß-ɏ]+ que?|hasta|menos [a-zß-ɏ]+ (?:de|que)|como máximo|(?:un )?máximo(?: de)?|limitad[oa]s? a|no más de|menos de|(?:inferior|menor)(?:es)? (?:a|de|que)|inferiore a|meno di|al massimo|(?:un )?massimo(?: di)?|fino a|limitat[oa] a|non più di|(?:límite|tope)(?: máximo)? de|(?:limite|plafond)(?: maxim(?:al|um))? de|(?:ober)?grenze von|(?:maximum|maximal|maximale[rs]?|máxim[oa])(?: [a-zß-ɏ]+)? (?:is|are|of|amounts to|asciende a|es de|est de|s['’]élève à|beträgt)|≤|<) ?$/i,
    'most',
  ],
  [
    /(?:at least|not less than|no less than|no fewer than|(?:a )?minimum(?: of)?|min\.?|over|more than|above|exceeding|(?<![a-zß-ɏ])(?!other|rather|whether|either)[a-zß-ɏ]{3,}er than|mindestens|minimal|(?<![a-zß-ɏ])[a-zß-ɏ]{3,}er als|mehr als|wenigstens|au moins|supérieure?s? à|(?:au )?minimum(?: de)?|minimum von|plus de|plus [a-zß-ɏ]+ que?|al menos|más [a-zß-ɏ]+ (?:de|que)|como mínimo|(?:un )?mínimo(?: de)?|más de|(?:superior|mayor)(?:es)? (?:a|de|que)|superiore a|(?<!non )più di|oltre|almeno|(?:un )?minimo(?: di)?|come minimo|mínima de|minimum [a-zß-ɏ]+ of|mindest(?!ens)[a-zß-ɏ]+ von|minimale de|≥|>) ?$/i,
    'least',
  ],
];

/** Words between a comparison and its value: `exceed the sum of`. */
const filler =
  '(?: (?:an?|the|sum|total|amount|limit|level|of|der|die|das|den|eine[nrs]?|summe|betrag|wert|grenze|von|une?|l[ae]s?|somme|montant|limite|el|los|suma|importe|límite|de|del))*';

/** `no more than`, `not be louder than`, `nicht länger als`, `pas plus de`, `no superará los`: a comparison that is denied. */
const deniedBefore = new RegExp(
  `(?:${[
    String.raw`(?:not|never|no|none)(?: [a-zß-ɏ]+){0,3}? (?<en>more|less|[a-zß-ɏ]{2,}er)(?: [a-zß-ɏ]+)? than`,
    String.raw`(?:neither|no|none|kein[a-zß-ɏ]*|aucune?|ning[uú]na?)(?: [a-zß-ɏ'’-]+){1,6}? (?:may|shall|must|can|will|is|are|darf|dürfen|muss|soll|wird|peut|doit|est|podrá|puede|será|deberá|está)(?: [a-zß-ɏ'’-]+){0,7}? (?<far>more than|less than|[a-zß-ɏ]{2,}er than|mehr als|weniger als|[a-zß-ɏ]{2,}er als|plus de|moins de|más de|menos de)`,
    String.raw`(?:not|never)(?: be)? (?<at>under|below|above|over)`,
    String.raw`(?:not|never|no|without)(?: to| be)? (?<verb>exceed(?:ing)?|surpass(?:ing)?|fall(?:ing)? (?:below|short of))`,
    String.raw`(?:nicht|nie|kein[a-zß-ɏ]*)(?: [a-zß-ɏ]+)? (?<de>mehr|[a-zß-ɏ]{2,}er) als`,
    String.raw`nicht (?<unter>unter|über)`,
    String.raw`(?:pas|jamais|sans)(?: [a-zß-ɏ]+)? (?<fr>plus de|moins de|dépasser|excéder|dépasse|excède|descendre (?:en dessous de|sous))(?: l[ae]s?)?`,
    String.raw`(?:ne|n['’])(?:(?: [a-zß-ɏ]+){0,2} ?)(?<frverb>dépass[a-zß-ɏ]+|excèd[a-zß-ɏ]+|excéd[a-zß-ɏ]+) (?:pas|jamais)(?: l[ae]s?)?`,
    String.raw`(?:no|nunca|sin)(?: [a-zß-ɏ]+){0,2}? (?<es>más de|menos de|super[a-zß-ɏ]+|exced[a-zß-ɏ]+|sobrepas[a-zß-ɏ]+|inferior a|superior a|bajar de)(?: l[oa]s?)?`,
  ].join('|')})${filler} ?$`,
  'i',
);
/** Of what is denied, these leave a lower limit. */
const lower =
  /^(?:less|fewer|lower|smaller|shorter|under|below|earlier|younger|lighter|fall|weniger|unter|kleiner|kürzer|jünger|leichter|niedriger|geringer|moins|descendre|menos|inferior|bajar)/i;
const farBefore = 72;

function deniedBound(text: string, start: number): Bound | undefined {
  const before = text.slice(Math.max(0, start - farBefore), start);
  if (
    !/(?<![a-zß-ɏ])(?:no[tr]?|n[eu]|never|none|neither|without|nicht|nie|kein[a-zß-ɏ]*|pas|jamais|sans|aucune?|ning[uú]na?|nunca|sin)(?![a-zß-ɏ])|n['’]/i.test(
      before,
    )
  )
    return undefined;
  const match = deniedBefore.exec(before);
  const word = Object.values(match?.groups ?? {}).find((group) => group !== undefined);
  if (word === undefined) return undefined;
  return lower.test(word) ? 'least' : 'most';
}

/** `The charge went up to £3 million`: where it came to, no limit. */
const reached =
  /(?<![a-zß-ɏ])(?:go(?:es|ne)?|went|mov(?:e[ds]?|ing)|rose|risen|climbed|crept|jumped|came|coming) up to $/i;

/** The limit that the words before a value make of it. */
export function boundBefore(text: string, start: number): Bound {
  const denied = deniedBound(text, start);
  if (denied !== undefined) return denied;
  // `más de un 10 %`: the article changes nothing.
  const before = text.slice(Math.max(0, start - 28), start).replace(/(?<= de )un $/i, '');
  if (reached.test(before)) return 'exact';
  return bounds.find(([pattern]) => pattern.test(before))?.[1] ?? 'exact';
}

const boundsBehind: readonly (readonly [RegExp, Bound])[] = [
  [
    /^,? ?\(?(?:or (?:less|fewer|under|below|earlier|sooner)|at (?:the )?most|max(?:imum)?\b|oder (?:weniger|darunter)|höchstens|maximal|(?:[a-zß-ɏ]+ )?nicht (?:überschreiten|übersteigen|überschritten)|ou moins|au plus|au maximum|o menos|como máximo)/i,
    'most',
  ],
  [
    /^,? ?\(?(?:or (?:more|over|above|longer|later)|at (?:the )?least|and (?:over|above)|min(?:imum)?\b|oder (?:mehr|darüber)|mindestens|(?:[a-zß-ɏ]+ )?nicht (?:unterschreiten|unterschritten)|ou plus|au moins|au minimum|o más|como mínimo)/i,
    'least',
  ],
];

/** The limit that the words before or behind a value make of it. */
export function boundOf(text: string, start: number, end: number): Bound {
  const before = boundBefore(text, start);
  if (before !== 'exact') return before;
  const behind = text.slice(end, end + 26);
  const right = boundsBehind.find(([pattern]) => pattern.test(behind))?.[1];
  if (right !== undefined) return right;
  // `trois photographies au moins`: what is counted stands between.
  const noun = /^ [A-Za-zªµºÀ-ÖØ-ӿ]{3,20}(?= )/u.exec(text.slice(end, end + 24))?.[0].length ?? 0;
  const far = noun === 0 ? '' : text.slice(end + noun, end + noun + 18);
  return far === '' ? 'exact' : (boundsBehind.find(([pattern]) => pattern.test(far))?.[1] ?? 'exact');
}

/** `Tickets from £12`, `Zimmer ab 60 €`: the lowest of several prices; `from £12 to £15` has both. */
const priceFrom = /(?<![a-zß-ɏ])(?:from|ab|à partir de|dès|desde) $/i;
const upTo = /^ ?(?:to|until|bis|à|a|hasta|-|–) ?[^a-zß-ɏ\s]?\d/i;

/** Whether the words before an amount of money make it the lowest of several. */
export const isLowestPrice = (text: string, start: number, end: number): boolean =>
  priceFrom.test(text.slice(Math.max(0, start - 14), start)) && !upTo.test(text.slice(end, end + 10));

const deadlineBefore =
  /(?:(?<![a-zß-ɏ])(?:by|no later than|not later than|at the latest(?: on| by)?|latest|on or before|before|not after|deadline|spätestens(?: am| bis(?: zum)?)?|bis spätestens(?: zum| am)?|bis zum|bis|vor dem|au plus tard(?: le)?|avant(?: le)?|antes del?|a más tardar(?: el)?|como (?:máximo|muy tarde)(?: el)?|no más tarde del|entro(?: il)?)|latest [^.;:]{0,24}|(?:dernier délai|date limite|fecha límite)[^.;:]{0,24})[ :\n]{0,3}(?:the |den |dem )?$/i;
const deadlineBehind =
  /^,? ?(?:at (?:the )?latest|or (?:before|earlier)|spätestens|au plus tard|a más tardar|como (?:máximo|muy tarde))/i;
const earliestBefore =
  /(?<![a-zß-ɏ])(?:not (?:before|earlier than)|no earlier than|earliest|frühestens(?: am| ab)?|nicht vor dem|pas avant(?: le)?|au plus tôt(?: le)?|no antes del?) ?:? ?$/i;

/** `by Friday, 13 June`: the name of a day between the limit and its date. */
const weekdayBefore = new RegExp(
  String.raw`(?<![a-zß-ɏ])(?:${Object.keys(weekdayNames).join('|')})[.,]{0,2} ?(?:the |(?:de[nmr]|le|el|il) )?$`,
  'i',
);

/** The limit that the words around a date make of it: by then at the latest, or not before. */
export function dateBoundOf(text: string, start: number, end: number): Bound {
  const before = text.slice(Math.max(0, start - 60), start).replace(weekdayBefore, '');
  if (earliestBefore.test(before)) return 'least';
  return deadlineBefore.test(before) || deadlineBehind.test(text.slice(end, end + 18)) ? 'most' : 'exact';
}
