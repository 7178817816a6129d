/** How a stretch of time is meant; empty where the print does not say. */
export type TimeRole = 'interval' | 'before' | 'within' | 'length' | 'after' | '';

/** Ways in which a stretch of time is meant that exclude each other. */
export const otherRoles: Readonly<Record<TimeRole, readonly TimeRole[]>> = {
  interval: ['before', 'within', 'length', 'after'],
  before: ['interval', 'within', 'length', 'after'],
  within: ['interval', 'before', 'length'],
  length: ['interval', 'before', 'within'],
  after: ['interval', 'before'],
  '': [],
};

/** Words before a date or a stretch of time that make it an end, in lower case without accents. */
export const untilBefore =
  /(?:\b(?:until|till|through|(?:lease|tenancy|licen[cs]e|contract|agreement|concession|hire|loan|cover|insured|let|valid|term|open) to|bis|bis (?:zum|einschliesslich)|jusqu.au|hasta(?: el)?|fino al) )$/u;

const afterwards =
  /^ ?(?:after|from|of (?:receipt|receiving|the)|following|later|nach|ab (?!$)|apres|suivant|a compter|a reception|despues|desde|siguientes|tras|dopo|date|fin de mois)\b/u;

/** `three years from acceptance`: until when as well as how long. */
const reckonedFrom = /^ ?(?:from|ab|a compter|a partir|desde|de|dal|date|counting from|beginning)\b/u;

/** Words of a limit between such a word and the value. */
const limit =
  /(?:at (?:most|least)|up to|no more than|not more than|not less than|a (?:minimum|maximum|period|term|total) of|about|around|only|(?:the|den|dem|der|die|les|los|las|einer? (?:frist|dauer|zeitraum) von|un (?:delai|plazo|periodo) de|une (?:duree|periode) de) |hochstens|mindestens|maximal|rund|etwa|au (?:plus|moins)|maximum|minimum|environ|como (?:maximo|minimo)|al menos|unos|mas de|plus de|mehr als|more than) $/u;

const withinBefore =
  /\b(?:within|in|inside|net|innerhalb von|innerhalb|binnen|dans|dans les|dans un delai (?:de|d.)|sous|dentro de(?: los)?|en|en el plazo de|en un plazo de|a los|entro|no later than|at latest) $/u;

const roles: readonly (readonly [TimeRole, RegExp | undefined, RegExp | undefined])[] = [
  ['interval', /\b(?:every|each|alle|jede[nrsm]?|chaque|tou(?:te)?s les|cada|ogni)(?: \d+| other)? $/u, undefined],
  [
    'before',
    undefined,
    /^ ?(?:\S+ )?(?:before|prior|in advance|ahead|beforehand|notice|vor(?! ort\b)|vorher|im voraus|avant|a l.avance|d.avance|de preavis|antes|previ[ao]s?|de antelacion|de anticipo|de preaviso|prima)\b/u,
  ],
  [
    'before',
    /\b(?:notice (?:period )?of|notice:|notice of|frist von|preavis d.|preavis de|preaviso de|antelacion de|antelacion minima de) $/u,
    undefined,
  ],
  [
    'length',
    /\b(?:for|over|during|throughout|lasts?|lasted|runs for|dauert|lang|wahrend|fur|auf|pendant|durant|pour|dure|durante|por|dura|laufzeit:?|term:?|per) $/u,
    undefined,
  ],
  ['after', /\b(?:after|nach|apres|tras|transcurrid[oa]s|despues de|dopo|for the first) $/u, undefined],
  ['within', withinBefore, undefined],
  ['within', undefined, afterwards],
];

/** How a stretch of time is meant, by the words of its clause before and behind it, in lower case without accents. */
export function roleOf(before: string, after: string): TimeRole {
  const lead = before.replace(limit, '');
  const [role] = roles.filter(([, x, y]) => (x?.test(lead) ?? true) && (y?.test(after) ?? true)).map(([name]) => name);
  // "for 30 days after the last dose" is how long and until when.
  if (role === 'before' || role === undefined) return role ?? '';
  return (role === 'length' && /^ ?(?:after|following|nach|apres|despues|tras|dopo)\b/u.test(after)) ||
    untilBefore.test(before) ||
    (role === 'within' && reckonedFrom.test(after) && !withinBefore.test(lead))
    ? ''
    : role;
}
