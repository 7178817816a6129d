import type { Bound } from './value.ts';

const bounds: readonly (readonly [RegExp, Bound])[] = [
  [
    /(?:about|approximately|approx\.?|around|nearly|almost|roughly|circa|ca\.?|c\.|some|rund|etwa|zirka|knapp|environ|presque|unos|aproximadamente|alrededor de|~|±?≈) ?$/iu,
    'about',
  ],
  [
    /(?:up to|at most|not more than|no more than|not exceeding|not to exceed|shall not exceed|does not exceed|maximum(?: of)?|max\.?|under|below|(?<!(?:not|no) )less than|within|höchstens|maximal|bis zu|nicht mehr als|au plus|maximum de|jusqu'à|inférieur à|hasta|como máximo|no más de|≤|<) ?$/iu,
    'most',
  ],
  [
    /(?:at least|not less than|no less than|no fewer than|minimum(?: of)?|min\.?|over|more than|above|exceeding|mindestens|minimal|mehr als|wenigstens|au moins|plus de|al menos|como mínimo|más de|≥|>) ?$/iu,
    'least',
  ],
];

/** The limit that the words before a value make of it. */
export function boundBefore(text: string, start: number): Bound {
  const before = text.slice(Math.max(0, start - 28), start);
  return bounds.find(([pattern]) => pattern.test(before))?.[1] ?? 'exact';
}

const boundsBehind: readonly (readonly [RegExp, Bound])[] = [
  [
    /^,? ?\(?(?:or (?:less|fewer|under|below|earlier|sooner)|at (?:the )?most|max(?:imum)?\b|oder (?:weniger|darunter)|höchstens|maximal|ou moins|au plus|au maximum|o menos|como máximo)/iu,
    'most',
  ],
  [
    /^,? ?\(?(?:or (?:more|over|above|longer|later)|at (?:the )?least|and (?:over|above)|min(?:imum)?\b|oder (?:mehr|darüber)|mindestens|ou plus|au moins|au minimum|o más|como mínimo)/iu,
    'least',
  ],
];

/** The limit that the words before or behind a value make of it. */
export function boundOf(text: string, start: number, end: number): Bound {
  const before = boundBefore(text, start);
  if (before !== 'exact') return before;
  const behind = text.slice(end, end + 18);
  const right = boundsBehind.find(([pattern]) => pattern.test(behind))?.[1];
  if (right !== undefined) return right;
  // `trois photographies au moins`: what is counted stands between.
  const noun = /^ \p{L}{3,20}(?= )/u.exec(text.slice(end, end + 24))?.[0].length ?? 0;
  const far = noun === 0 ? '' : text.slice(end + noun, end + noun + 18);
  return far === '' ? 'exact' : (boundsBehind.find(([pattern]) => pattern.test(far))?.[1] ?? 'exact');
}
