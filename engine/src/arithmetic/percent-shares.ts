import type { Amount } from '../facts/tables/tables.ts';
import { isDigitSlip, shareOff } from './amount-slip.ts';
import { linear, sumOf, type Relation, type Term } from './relation.ts';

/** What is reckoned as a share of the amounts above it, in the four languages and Italian. */
const shareWords =
  /(?<![a-zß-ɏ\d])(?:vat|tax|gst|mwst|ust|(?:mehrwert|umsatz)steuer|tva|iva|igic|discount|rebate|rabatt|[a-zß-ɏ]*nachlass|skonto|remise|rabais|escompte|descuento|retention|[a-zß-ɏ]*einbehalt|retenue|retención|irpf|service charge|commission|provision|comisión|contingenc(?:y|ies)|overheads?|sconto|ritenuta|deposit|anzahlung|acompte|anticipo|surcharge|[a-zß-ɏ]*zuschlag|majoration|recargo)(?![a-zß-ɏ\d])/i;
/** A wrong share is off by a slip. */
const farthest = 0.15;
/** How far up the amounts are looked for that a share is of. */
const mostAbove = 40;

/** Tax, discount or retention of a column with what the printed percentage makes it. */
export function percentShares(
  column: readonly Amount[],
  percentBeside: (amount: Amount) => Amount | undefined,
): Relation[] {
  return column.flatMap((amount, index) => {
    const percent = percentBeside(amount);
    const above = column.slice(Math.max(0, index - mostAbove), index);
    if (percent === undefined || above.length === 0 || !shareWords.test(amount.label)) return [];
    // `Net 19 %` above `VAT 19 %` says what the tax is of.
    const named = above.filter((one) => !shareWords.test(one.label) && percentBeside(one)?.value === percent.value);
    const relations = [...sharesOf(amount, named.length === 1 ? named : above, percent.value)];
    const right = relations.find(
      ({ expected }) => Math.abs(Math.abs(expected) - Math.abs(amount.value)) <= amount.precision * 1.01,
    );
    const [relation] =
      right === undefined ? relations.filter((one) => isSlip(amount, one)).toSorted(bySlip(amount)) : [right];
    return relation === undefined ? [] : [relation];
  });
}

function isSlip(amount: Amount, { expected }: Relation): boolean {
  const [printed, share] = [Math.abs(amount.value), Math.abs(expected)];
  return shareOff(printed, share) <= farthest || isDigitSlip(printed, share, amount.precision);
}

/** Bases by which the amount is one slip away come first. */
const bySlip =
  (amount: Amount) =>
  (a: Relation, b: Relation): number =>
    Number(isDigitSlip(amount.value, b.expected, amount.precision)) -
    Number(isDigitSlip(amount.value, a.expected, amount.precision));

/** Shares of any amount above, nearest first, or of any that follow each other added up; last within gross amounts. */
function* sharesOf(amount: Amount, above: readonly Amount[], percent: number): Generator<Relation> {
  const share = percent / 100;
  const bases: Term[][] = above.toReversed().map((one) => [[one, share]]);
  for (let from = 0; from < above.length - 1; from += 1)
    for (let to = from + 2; to <= above.length; to += 1) bases.push(above.slice(from, to).map((one) => [one, share]));
  const within = bases.map((terms): Term[] => terms.map(([one]) => [one, share / (1 + share)]));
  for (const terms of [...bases, ...within]) {
    const sign = Math.sign(sumOf(terms)) === -Math.sign(amount.value) ? -1 : 1;
    yield { ...linear(amount, terms, { kind: 'share', percent }, sign), slack: amount.precision * 1.01 };
  }
}
