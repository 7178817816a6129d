import type { TermWeights } from '../../align/term-weights.ts';
import type { Duty } from '../../facts/duties/duty.ts';
import type { DutyKind } from '../../facts/duties/duty-verbs.ts';
import type { ObjectItem } from '../../facts/duties/object-items.ts';
import { stem } from '../../facts/words/stem.ts';
import { areOneDeed, isActionNoun, isArranging, isOversight, isSameDeed } from './is-same-deed.ts';

/** Part of what either names that the other must name too, by weight. */
const coverage = 0.6;

/** Who does a thing may do it at the cost of another: only these are held against each other. */
const comparable: Readonly<Record<DutyKind, readonly DutyKind[]>> = {
  bear: ['pay', 'supply', 'maintain', 'clean', 'insure', 'do', 'bear', 'billed', 'any'],
  billed: ['pay', 'bear'],
  pay: ['billed', 'bear', 'pay', 'supply', 'maintain', 'insure', 'any'],
  supply: ['supply', 'pay', 'bear', 'any', 'there'],
  maintain: ['maintain', 'pay', 'do', 'bear', 'any'],
  clean: ['clean', 'do', 'bear', 'any'],
  insure: ['insure', 'pay', 'do', 'bear', 'any'],
  do: ['do', 'maintain', 'clean', 'insure', 'bear', 'any'],
  act: ['act', 'any'],
  any: ['pay', 'supply', 'maintain', 'clean', 'insure', 'do', 'act', 'bear', 'any'],
  // Who pays for what is there is another question.
  there: ['supply'],
  // What both keep, or both are given, may be a part for each.
  kept: ['given'],
  given: ['kept'],
};

/** What everybody pays, gives and gets: by itself it does not say what a duty is about. */
const common = new Set(
  'payment price invoice amount sum fee tax notice information document report copy list work goods money part claim loss order delivery work obra travaux arbeiten date contract data account customer supplier interest liability time day month year term obligation offer bid tender proposal quotation condition requirement quantity unit thing consumption consumed consumido consumida consommé consommée verbraucht verbrauchte verbrauchtes verbrauchten'
    .split(' ')
    .map(stem),
);

/** Words that part things of one kind: the first half is not the second, what is inside not what is outside. */
const parting = [
  'first second third fourth last erste ersten zweite zweiten dritte letzte premier premiere deuxieme seconde derniere primer primera segundo segunda tercera ultimo ultima',
  'internal external inside outside innen aussen inner outer interior exterior interieur exterieur innere aussere innenseite aussenseite',
  'original copy duplicate kopie abschrift copie copia',
  'spare extra additional further another other weitere weiteren zusatzlich ersatz anderer rechange supplementaire autre autres repuesto adicional adicionales otro otros',
  'left right links rechts gauche droite izquierda derecha',
  'north south east west nord sud ost oriental norte este oeste',
  'major minor structural cosmetic large small gross klein grosse kleine',
  'initial final recurring annual monthly ordinary extraordinary ordinaria extraordinaria',
].map(
  (line) =>
    new Set(
      line
        .split(' ')
        .map(stem)
        .filter((term) => term !== ''),
    ),
);

/** How alike the things are that two duties are about, 0 to 1; 0 also where nothing tells that they are one. */
export function dutyLikeness(a: Duty, b: Duty, weights: TermWeights): number {
  let best = 0;
  for (const x of a.items) for (const y of b.items) best = Math.max(best, itemLikeness(x, y, a, b, weights));
  return best;
}

/** Says that it is borne, not what is done. */
const isSilent = ({ kind }: Duty): boolean => kind === 'any' || kind === 'pay' || kind === 'bear' || kind === 'billed';

const isSame = (a: string, b: string): boolean =>
  a === b ||
  (Math.min(a.length, b.length) >= 5 && a.startsWith('=') !== b.startsWith('=')
    ? haveOneStart(a.replace('=', ''), b.replace('=', ''))
    : !a.startsWith('=') && haveOneStart(a, b));

/** Forms of one word that are cut at different lengths. */
const haveOneStart = (a: string, b: string): boolean =>
  Math.min(a.length, b.length) >= 5 && (a.startsWith(b) || b.startsWith(a));

const holds = (terms: readonly string[], term: string): boolean => terms.some((other) => isSame(other, term));

function itemLikeness(x: ObjectItem, y: ObjectItem, a: Duty, b: Duty, weights: TermWeights): number {
  // What is done may stand as a verb in one and as a noun in the other.
  const [deed, other] = [deedOf(x, a, b), deedOf(y, b, a)];
  const isSameDone = deed !== '' && other !== '' && isSameDeed(deed, other);
  if (deed !== '' && other !== '' && !isSameDone) return 0;
  if (!isSameDone && !comparable[a.kind].includes(b.kind)) return 0;
  if (isWholeDeed(x, a, b) || isWholeDeed(y, b, a)) return wholeLikeness;
  const [first, second] = isSameDone
    ? [withDeed(x, deed, deed), withDeed(y, other, deed)]
    : [withTerm(x, a), withTerm(y, b)];
  const isFee = isPeriodicFee(x, a) && isPeriodicFee(y, b);
  const shared = [
    ...first.filter((term) => holds([...second, ...(y.context ?? [])], term)),
    ...(x.context ?? []).filter((term) => holds(second, term)),
  ].filter((term) => isFee || !common.has(term));
  // True also when nothing is shared.
  if (shared.every((term) => term === a.term || term === b.term || (isSameDone && term === deed))) return 0;
  if (areParted(first, second) || areFiguresApart(x.figures, y.figures) || areAdjunctsApart(x, y)) return 0;
  const [less, more] = [
    share(first, [...second, ...aroundOf(y)], sparedOf(first, second, a, b), weights),
    share(second, [...first, ...aroundOf(x)], sparedOf(second, first, b, a), weights),
  ];
  return Math.min(less, more) < coverage ? 0 : (less + more) / 2;
}

/** `The annual fee`: each of the two words is common, both together name one thing that somebody pays. */
const isPeriodicFee = ({ head }: ObjectItem, { kind }: Duty): boolean =>
  kind === 'pay' && head.length === 2 && head.includes(fee) && head.some((term) => periods.has(term));
const fee = stem('fee');
const periods = new Set(['annual', 'yearly', 'monthly', 'quarterly', 'weekly'].map(stem));

/** These are done to all that is delivered: `unloading` need not say of what. */
const wholeDeeds = new Set(['unloading', 'loading'].map(stem));
/** How alike such duties are, of which one names nothing. */
const wholeLikeness = 0.8;

/** `Die Entladung ist Sache des Empfängers` and `the supplier unloads the machine`. */
const isWholeDeed = ({ head, adjuncts, figures }: ObjectItem, own: Duty, { term }: Duty): boolean =>
  own.term === '' &&
  own.kind === 'any' &&
  wholeDeeds.has(term) &&
  head.length === 1 &&
  head[0] === term &&
  figures.length === 0 &&
  adjuncts.size === 0;

/** What stands around a thing and may be part of its name elsewhere: `food for the fish`, `fish food`. */
const aroundOf = ({ context = [], adjuncts, figures }: ObjectItem): string[] => [
  ...context,
  // `The guide on board of tour B4`: a figure says which one is meant, wherever it stands.
  ...[...adjuncts.values()]
    .filter((terms) => terms.length === 1 || terms.some((term) => figures.includes(term)))
    .flat(),
];

/** Who only bears a thing need not say what is done: neither its verb nor the noun for it, `the disposal of the waste`. */
function sparedOf(terms: readonly string[], others: readonly string[], { term }: Duty, other: Duty): string {
  if (!isSilent(other) || isOversight(term)) return '';
  if (term !== '') return term;
  const isOpen = (word: string, list: readonly string[]): boolean => isActionNoun(word) && !holds(list, word);
  const open = terms.length > 1 ? terms.filter((word) => isOpen(word, others)) : [];
  return open.length === 1 && !others.some((word) => isOpen(word, terms)) ? (open[0] ?? '') : '';
}

/** Who arranges the cleaning is held against who cleans. */
const deedOf = (item: ObjectItem, { term }: Duty, other: Duty): string =>
  term === '' || isArranging(term) ? deedIn(item, other.term) || term : term;

/** The word of a thing that says what is done to it, as a verb does: `montage` for `monte`. */
const deedIn = ({ head }: ObjectItem, term: string): string =>
  (term !== '' && head.length > 1 ? head.find((word) => isSameDeed(word, term)) : undefined) ?? '';

/** A thing with what is done to it, under one name for both. */
const withDeed = ({ head }: ObjectItem, own: string, deed: string): string[] => [
  ...head.filter((term) => term !== own),
  deed,
];

const withTerm = ({ head }: ObjectItem, { term }: Duty): string[] =>
  term === '' || holds(head, term) ? [...head] : [...head, term];

/** Weight of the terms of the one that the other holds; what its verb says need not be said by one who only pays. */
function share(terms: readonly string[], others: readonly string[], spared: string, weights: TermWeights): number {
  let [total, held] = [0, 0];
  for (const term of terms) {
    const isHeld = holds(others, term) || others.some((other) => areOneDeed(term, other));
    if (!isHeld && (term === spared || common.has(term))) continue;
    total += weights(term);
    if (isHeld) held += weights(term);
  }
  return total === 0 ? 0 : held / total;
}

const areParted = (a: readonly string[], b: readonly string[]): boolean =>
  parting.some((words) => {
    const [x, y] = [a.filter((term) => words.has(term)), b.filter((term) => words.has(term))];
    return (x.length > 0 || y.length > 0) && !x.some((term) => y.includes(term));
  });

const areFiguresApart = (a: readonly string[], b: readonly string[]): boolean =>
  (a.length > 0 || b.length > 0) && !a.some((figure) => b.includes(figure));

/** Both say on, for or in what, and not the same. */
const areAdjunctsApart = (x: ObjectItem, y: ObjectItem): boolean =>
  [...x.adjuncts].some(([joint, terms]) => {
    const others = y.adjuncts.get(joint) ?? [];
    if (terms.length === 0 || others.length === 0) return false;
    return areParted(terms, others) || !terms.some((term) => holds(others, term));
  });
