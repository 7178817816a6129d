import { printed, type Fact, type FactDocument } from '../../../facts/fact.ts';
import { plainWord } from '../../../facts/words/stem.ts';
import { slipOf } from '../../slips.ts';

const names =
  'year|phase|stage|instalment|installment|jahr|bauabschnitt|abschnitt|rate|annee|tranche|etape|ano|fase|plazo|etapa|anualidad';
const ordinals: readonly (readonly [number, string])[] = [
  [1, 'first|erste[nrsm]?|premiere?|primera?|1'],
  [2, 'second|zweite[nrsm]?|deuxieme|seconde?|segund[oa]|2'],
  [3, 'third|dritte[nrsm]?|troisieme|tercera?|3'],
  [4, 'fourth|vierte[nrsm]?|quatrieme|cuart[oa]|4'],
  [5, 'fifth|funfte[nrsm]?|cinquieme|quint[oa]|5'],
];
/** `year 1`, `2. Jahr`, `third instalment`: one of several parts in which something is done. */
const stages = ordinals.map(
  ([number, words]) =>
    [
      number,
      new RegExp(
        String.raw`(?<![A-Za-zªµºÀ-ÖØ-ӿ\d.])(?:(?:${names}) ${number}|(?:${words}) (?:${names}))(?![A-Za-zªµºÀ-ÖØ-ӿ\d])`,
        'u',
      ),
    ] as const,
);
/** Words around a value in a sentence among which its stage stands. */
const within = 9;
const titleLines = 2;

interface Stage {
  readonly number: number;
  /** Said by the label of the value or the head of its column. */
  readonly isLabelled: boolean;
}

const known = new WeakMap<Fact, Stage | null>();

/** What one of several years or instalments comes to is neither what another comes to nor all of them together. */
export function areOfOtherStages(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  if (![a, b].every(({ value: { type } }) => type === 'money' || type === 'number' || type === 'quantity'))
    return false;
  const [x, y] = [stageOf(a, documents), stageOf(b, documents)];
  if (x !== undefined && y !== undefined) return x.number !== y.number;
  const [stage, part, whole] = x === undefined ? [y, b, a] : [x, a, b];
  if (stage?.isLabelled !== true || part.value.high >= whole.value.low || slipOf(a, b, documents) > 0) return false;
  return stageIn(titleOf(documents[whole.document])) !== stage.number;
}

function stageOf(fact: Fact, documents: readonly FactDocument[]): Stage | undefined {
  const cached = known.get(fact);
  if (cached !== undefined) return cached ?? undefined;
  const isLabelled = fact.source === 'label' || fact.source === 'cell';
  const number = stageIn(isLabelled ? fact.subject.split(/\s+/u) : wordsAround(fact, documents));
  const stage = number === undefined ? undefined : { number, isLabelled };
  known.set(fact, stage ?? null);
  return stage;
}

const stageIn = (words: readonly string[]): number | undefined => {
  const text = words.map(plainWord).join(' ');
  return stages.find(([, pattern]) => pattern.test(text))?.[0];
};

function wordsAround(fact: Fact, documents: readonly FactDocument[]): string[] {
  const document = documents[fact.document];
  const unit = document?.units[fact.sentence];
  const words = document?.passages[fact.passage]?.words ?? [];
  const from = Math.max(unit?.start ?? 0, fact.start - within);
  return words.slice(from, Math.min(unit?.end ?? 0, fact.end + within)).map(({ text }) => text);
}

const titleOf = (document: FactDocument | undefined): string[] =>
  (document?.passages.slice(0, titleLines) ?? []).flatMap(({ words }) => printed(words).split(' '));
