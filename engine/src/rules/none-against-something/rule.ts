import { pairedWeight } from '../../align/term-weights.ts';
import { wordsOfUnit } from '../../facts/fact.ts';
import { readClaims, type Claim } from '../../facts/stances/read-claims.ts';
import { markWord } from '../../facts/stances/stance-marks.ts';
import { topicStem } from '../../facts/stances/topic-stem.ts';
import { placeOfWords } from '../place.ts';
import type { Place, Rule, RuleContext, RuleFinding } from '../rule.ts';
import { findAnswers, pending, type Answer } from './answers.ts';
import { countedPasts } from './counted-pasts.ts';
import { missingThings } from './missing-things.ts';
import { possessions } from './possessions.ts';

/** Weight of a label, in terms that only two sentences hold, from which on a sentence that holds it speaks of it. */
const tellingAbove = 0.75;
/** A label in more sentences of a document than this names nothing in particular. */
const mostSentences = 2;

/** One document says none, no or without under a label, the other names something; or one says yes and the other denies it. */
export const rule: Rule = {
  id: 'none-against-something',
  find: (context) => {
    const answers = context.documents.flatMap(findAnswers);
    const byLabel = Map.groupBy(answers, ({ label }) => label.join(' '));
    return [
      ...betweenAnswers(context, byLabel),
      ...againstSentences(context, answers, byLabel),
      ...againstThings(context, answers),
      ...countedPasts(context, answers).map(({ answer, none }) =>
        toFinding(placeOfClaim(context, none.document, none.unit, none), placeOf(context, answer), 0.7),
      ),
    ];
  },
};

type ByLabel = ReadonlyMap<string, readonly Answer[]>;

/** `Known defects: none` and `Known defects: crack in the sill`. */
function betweenAnswers(context: RuleContext, byLabel: ByLabel): RuleFinding[] {
  return [...byLabel.values()].flatMap((same) => {
    const nones = same.filter(({ says, isHeaded }) => says === 'none' && !isHeaded);
    const others = same.filter(({ says }) => says !== 'none');
    const isOnly = (one: Answer, contrary: readonly Answer[]): boolean =>
      !contrary.some(({ document }) => document === one.document);
    return nones
      .flatMap((none) => {
        const other = others.find(
          (one) => context.areRelated(none.document, one.document) && isOnly(none, others) && isOnly(one, nones),
        );
        return other === undefined ? [] : [toFinding(placeOf(context, none), placeOf(context, other), 0.75)];
      })
      .slice(0, 1);
  });
}

/** `Insured | yes` and `the parcel was not insured`; `Music | no` and `a concert with music`. */
function againstSentences(context: RuleContext, answers: readonly Answer[], byLabel: ByLabel): RuleFinding[] {
  const whole = pairedWeight(context.weights);
  const asked = answers.filter(
    ({ says, label, isHeaded }) =>
      says !== 'something' &&
      !isHeaded &&
      label.reduce((sum, term) => sum + context.weights(term), 0) / whole >= tellingAbove,
  );
  if (asked.length === 0) return [];
  const wanted: ReadonlySet<string> = new Set(asked.flatMap(({ label }) => label));
  return context.documents.flatMap((document) => {
    const open = asked.filter(
      (answer) =>
        answer.document !== document.index &&
        context.areRelated(answer.document, document.index) &&
        !(byLabel.get(answer.label.join(' ')) ?? []).some((other) => other.document === document.index),
    );
    if (open.length === 0) return [];
    const units = unitsByTerm(context, document.index, wanted);
    return open.flatMap((answer) => {
      const [first = '', ...rest] = answer.label;
      const speaking = (units.get(first) ?? []).filter((unit) =>
        rest.every((term) => units.get(term)?.includes(unit) === true),
      );
      if (speaking.length === 0 || speaking.length > mostSentences) return [];
      const contrary = speaking.flatMap((unit) => {
        const claim = contraryClaim(context, document.index, unit, answer);
        return claim === undefined ? [] : [placeOfClaim(context, document.index, unit, claim)];
      });
      const [place] = contrary;
      return place === undefined || contrary.length < speaking.length
        ? []
        : [toFinding(placeOf(context, answer), place, 0.65)];
    });
  });
}

const future = /^(?:will|shall|going|to|wird|werden|soll|sollen|sera|seront|doit|doivent|sera|seran|debe|deben)$/u;

function contraryClaim(
  { documents }: RuleContext,
  document: number,
  unit: number,
  { label, says, asks }: Answer,
): Claim | undefined {
  const own = documents[document];
  const sentence = own?.units[unit];
  if (own === undefined || sentence === undefined || own.passages[sentence.passage]?.kind !== 'paragraph')
    return undefined;
  const words = wordsOfUnit(own, sentence).map(({ text }) => text);
  // Another label, or what is not said yet.
  if (words.some((word) => word.endsWith(':') || pending.test(markWord(word)))) return undefined;
  // What has not happened so far may happen yet.
  if (asks === 'past' && words.some((word) => future.test(markWord(word)))) return undefined;
  const claims = readClaims(words, new Set());
  if (says === 'none' && claims.some(({ isDenied }) => isDenied)) return undefined;
  return claims.find(
    ({ topic, isDenied, isDemand, turned, isConditional }) =>
      label.every((term) => topic.has(term)) &&
      // What is asked to be done or not may be answered by a duty.
      (!isDemand || (asks === 'any' && !isDenied)) &&
      !isConditional &&
      (says === 'yes' ? isDenied && label.includes(turned) : !isDenied),
  );
}

function unitsByTerm({ documents }: RuleContext, index: number, wanted: ReadonlySet<string>): Map<string, number[]> {
  const found = new Map<string, number[]>();
  const document = documents[index];
  for (const [unit, sentence] of (document?.units ?? []).entries()) {
    if (document === undefined) continue;
    for (const term of new Set(wordsOfUnit(document, sentence).map(({ text }) => topicStem(text)))) {
      if (wanted.has(term)) found.set(term, [...(found.get(term) ?? []), unit]);
    }
  }
  return found;
}

/** `No deposit is payable` and `Deposit | £300`. */
function againstThings(context: RuleContext, answers: readonly Answer[]): RuleFinding[] {
  const missing = missingThings(context);
  if (missing.length === 0) return [];
  const valued = answers.filter(({ says, label, isHeaded }) => says === 'something' && label.length === 1 && !isHeaded);
  const owned = possessions(context, new Set(missing.map(({ thing }) => thing)));
  return missing.flatMap((none) => {
    const isContrary = ({ document }: { readonly document: number }): boolean =>
      context.areRelated(none.document, document);
    const answer = valued.find((one) => one.label[0] === none.thing && isContrary(one) && isNumbered(context, one));
    const own = owned.find((one) => one.thing === none.thing && isContrary(one));
    const place =
      answer === undefined
        ? own === undefined
          ? []
          : placeOfClaim(context, own.document, own.unit, own)
        : placeOf(context, answer);
    return place.length === 0 ? [] : [toFinding(placeOfClaim(context, none.document, none.unit, none), place, 0.7)];
  });
}

/** How many or how much there is; `Booking GP/25/0388` is the name of a paper. */
function isNumbered({ documents }: RuleContext, { document, passage, start, end }: Answer): boolean {
  const words = documents[document]?.passages[passage]?.words.slice(start, end) ?? [];
  return words.some(({ text }) => /\d/u.test(text)) && !code.test(words[0]?.text ?? '');
}

const code = /^(?:[a-zß-ɏ]+[-/.]?\d|[a-zß-ɏ]+[-/][a-zß-ɏ]+[-/]?\d|\d+[-/]\d|n[or°º]\.?$)/i;

function placeOf({ documents }: RuleContext, { document, unit, passage, start, end }: Answer): Place[] {
  const own = documents[document];
  return own === undefined ? [] : [placeOfWords(own, passage, start, end, unit)];
}

function placeOfClaim(
  { documents }: RuleContext,
  document: number,
  unit: number,
  { start, end }: Pick<Claim, 'start' | 'end'>,
): Place[] {
  const own = documents[document];
  const sentence = own?.units[unit];
  if (own === undefined || sentence === undefined) return [];
  return [placeOfWords(own, sentence.passage, sentence.start + start, sentence.start + end, unit)];
}

const toFinding = (none: readonly Place[], other: readonly Place[], confidence: number): RuleFinding => ({
  rule: 'none-against-something',
  kind: 'wording',
  severity: 'high',
  confidence,
  explanation: 'One document says that there is none of what the other states.',
  sides: [{ places: none }, { places: other }],
});
