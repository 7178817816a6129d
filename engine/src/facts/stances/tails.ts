/** What a phrase behind a preposition adds: where, when, how or what for. */
export type TailKind = 'place' | 'time' | 'manner' | 'purpose';

const prepositions: readonly (readonly [TailKind, string])[] = [
  [
    'place',
    'in at on onto into over under behind near along from beside im am an auf hinter neben über unter aus bei beim dans sur sous chez derrière en sobre bajo detrás junto',
  ],
  [
    'time',
    'during until till before after while während vor nach seit bis pendant avant après durant durante antes después hasta',
  ],
  ['manner', 'with without via mit ohne per avec sans con sin mediante'],
  ['purpose', 'for für zur zum pour para'],
];
const kinds = new Map(
  prepositions.flatMap(([kind, words]) =>
    words.split(' ').map((word) => [word.normalize('NFKD').replace(/\p{M}/gu, ''), kind] as const),
  ),
);

/** Terms that one phrase may hold. */
export const longestTail = 2;

/** The kind of phrase that a word opens, in lower case without accents; undefined for other words. */
export const tailOf = (plain: string): TailKind | undefined => kinds.get(plain);
