import { printed, type Fact, type FactDocument } from '../facts/fact.ts';
import { amountOf, type Amount } from '../facts/tables/tables.ts';
import { isDigitSlip, isDigitsTurned, shareOff } from './amount-slip.ts';
import { isRight, linear, product, type Relation, type Term } from './relation.ts';

/** Words beside an amount that call it the sum of those before it. */
const totalWords =
  /(?<![a-zß-ɏ\d])(?:total(?:ling|s)?|together|in all|altogether|sum(?:s|ming)?|making|insgesamt|zusammen|gesamt[a-zß-ɏ]*|summe|mithin|au total|en tout|ensemble|en total|suma(?:n|ndo)?|totaliza(?:n|ndo)?|in totale|complessivi)(?![a-zß-ɏ\d])/i;
/** Words that say that an amount is what the words before it come to. */
const meaningWords =
  /(?<![a-zß-ɏ\d])(?:that is|which is|i\.e\.|namely|being|equal(?:s|ling)?|amounting to|das sind|das entspricht|also|d\. ?h\.|mithin|soit|c['’]est-à-dire|es decir|o sea|lo que (?:supone|equivale)|vale a dire|pari a)(?![a-zß-ɏ\d])/i;
/** Words that call an amount what is left of the one that the sentence begins with. */
const restWords =
  /(?<![a-zß-ɏ\d])(?:balance|remaining|remainder|rest|restliche[a-zß-ɏ]*|restbetrag|restzahlung|restkaufpreis|solde|reste|restant|resto|restante|saldo)(?![a-zß-ɏ\d])/i;
/** Words between a number and what each of so many payments comes to. */
const eachWords = /^(?:[a-zß-ɏ-]+ ){0,4}(?:of|at|à|zu|zu je|je|de|von|in höhe von|di|da)(?: (?:each|je))?$/i;
/** A sum that is left out in so many places that any amount may be meant. */
const mostAmounts = 8;
/** A wrong sum is off by a slip or by a little. */
const farthest = 0.1;

/** What the amounts of a paragraph have to do with each other by the words between them: together, the rest, 30 % of. */
export function sentenceSums(document: FactDocument, facts: readonly Fact[]): Relation[] {
  const money = facts.filter(({ value }) => value.type === 'money');
  if (money.length < 2 || money.length > mostAmounts) return [];
  return money.flatMap((fact, at) => {
    const result = amountOf(document, fact);
    const before = facts.filter((other) => other.passage === fact.passage && other.end <= fact.start);
    if (at === 0 || result === undefined || fact.value.bound !== 'exact') return [];
    const words = wordsAround(document, fact, before.at(-1)?.end ?? 0);
    const relations = [...reckonings(document, result, before, words)];
    if (relations.length === 0) return [];
    const right = relations.find(isRight);
    if (right !== undefined) return [right];
    return isOtherwiseKnown(document, result, before) ? [] : relations.filter(isMeant).slice(0, 1);
  });
}

interface Around {
  readonly before: string;
  readonly behind: string;
}

function wordsAround({ passages }: FactDocument, { passage, start, end }: Fact, from: number): Around {
  const words = passages[passage]?.words ?? [];
  return { before: printed(words.slice(from, start)), behind: printed(words.slice(end, end + 3)) };
}

function* reckonings(
  document: FactDocument,
  result: Amount,
  before: readonly Fact[],
  around: Around,
): Generator<Relation> {
  const unit = result.fact.value.unit;
  const isMoney = ({ value }: Fact): boolean =>
    value.type === 'money' && value.unit === unit && value.bound === 'exact';
  const amounts = before.filter(isMoney);
  const isTotal = totalWords.test(around.before) || totalWords.test(around.behind);
  const isMeaning = meaningWords.test(around.before);
  const terms = amounts.flatMap((fact): Term[] => {
    const amount = amountOf(document, fact);
    return amount === undefined ? [] : [[amount, timesOf(document, fact, before)]];
  });
  if (terms.length < amounts.length) return;
  const isMany = terms.some(([, times]) => times !== 1);
  if ((isTotal || (isMeaning && isMany)) && (terms.length > 1 || isMany))
    yield linear(result, terms, { kind: 'sum', isCarried: false });
  if (restWords.test(around.before) && terms.length > 1 && !isMany)
    yield linear(
      result,
      terms.map(([amount], at) => [amount, at === 0 ? 1 : -1]),
      { kind: 'difference' },
    );
  yield* periodic(document, result, before, around);
  yield* priced(document, result, before);
  yield* taxed(document, result, before, around);
  const [percent, base] = before.slice(-2);
  if ((isMeaning || isTotal) && percent?.value.type === 'percent' && base !== undefined && isMoney(base)) {
    const [rate, whole] = [amountOf(document, percent), amountOf(document, base)];
    if (rate !== undefined && whole !== undefined) yield product(result, [rate, whole], 0.01, { kind: 'product' });
  }
}

const yearly = /(?:year|annual|annum|p\.a|jahr|jährlich|annuel|par an|anual|año|annuo|annui)/i;
const monthly = /(?:month|monat|mensu|par mois|mes(?:es)?(?![a-zß-ɏ])|mensil)/i;

/** `£18,600, payable in twelve instalments of £1,550`; a yearly rent and the monthly one. Wrong by a slip only: there may be interest. */
function* periodic(
  document: FactDocument,
  result: Amount,
  before: readonly Fact[],
  { before: words, behind }: Around,
): Generator<Relation> {
  const [whole, ...others] = before.filter(({ value }) => value.type === 'money');
  const base = whole === undefined ? undefined : amountOf(document, whole);
  if (whole === undefined || base === undefined || others.length > 0 || whole.value.unit !== result.fact.value.unit)
    return;
  const count = before.at(-1);
  const times =
    count?.value.type === 'number' && eachWords.test(words)
      ? count.value.low
      : monthly.test(`${words} ${behind}`) && yearly.test(sentenceStart(document, whole))
        ? 12
        : 1;
  if (times < 2) return;
  const relation = linear(result, [[base, 1 / times]], { kind: 'part', parts: times });
  if (isRight(relation) || isDigitSlip(result.value, relation.expected, result.precision)) yield relation;
}

const perWords = /(?:\bper\b|\beach\b|\/|\ba\b|\bje\b|\bpro\b|\bpar\b|\bpor\b|\bcada\b|\bchacune?\b)/i;

/** `240 m² at £12.50 per m², £3,000 a year`: wrong by a slip only, for much else may be asked. */
function* priced(document: FactDocument, result: Amount, before: readonly Fact[]): Generator<Relation> {
  const [quantity, price, ...others] = before.filter(
    ({ value }) => value.type !== 'date' && value.type !== 'identifier',
  );
  if (quantity === undefined || price === undefined || others.length > 0 || price.value.type !== 'money') return;
  if (quantity.value.type !== 'quantity' && quantity.value.type !== 'number') return;
  const words = printed(document.passages[price.passage]?.words.slice(price.start, result.fact.start) ?? []);
  const [count, each] = [amountOf(document, quantity), amountOf(document, price)];
  if (!perWords.test(words) || count === undefined || each === undefined || price.value.unit !== result.fact.value.unit)
    return;
  const relation = product(result, [count, each], 1, { kind: 'product' });
  if (isRight(relation) || isDigitSlip(result.value, relation.expected, result.precision)) yield relation;
}

const taxWords = /(?<![a-zß-ɏ\d])(?:vat|tax|gst|mwst|ust|[a-zß-ɏ]*steuer|tva|iva|igic)(?![a-zß-ɏ\d])/i;

/** `£4,500 plus VAT at 20 % of £900`. */
function* taxed(document: FactDocument, result: Amount, before: readonly Fact[], around: Around): Generator<Relation> {
  const [net, rate] = before.slice(-2);
  if (net?.value.type !== 'money' || rate?.value.type !== 'percent' || net.value.unit !== result.fact.value.unit)
    return;
  const between = printed(document.passages[rate.passage]?.words.slice(net.end, rate.start) ?? []);
  const base = amountOf(document, net);
  const percent = amountOf(document, rate)?.value;
  if (base === undefined || percent === undefined || !taxWords.test(`${between} ${around.before}`)) return;
  const share = percent / 100;
  const within = linear(result, [[base, share / (1 + share)]], { kind: 'share', percent });
  const [gross, tax] = [1 + share, share].map((factor) => linear(result, [[base, factor]], { kind: 'share', percent }));
  // The amount behind a tax may be the tax, the amount with it, or what of the amount is tax.
  const right = [tax, gross, within].find((one) => one !== undefined && isRight({ ...one, slack: 0.02 }));
  if (right !== undefined) yield { ...right, slack: 0.02 };
  else if (tax !== undefined && !totalWords.test(around.before)) yield { ...tax, slack: 0.02 };
}

/** The words of a sentence up to a little behind a value. */
const sentenceStart = ({ passages }: FactDocument, { passage, end }: Fact): string =>
  printed(passages[passage]?.words.slice(Math.max(0, end - 8), end + 2) ?? []);

/** How many times an amount is paid: the number before it in `11 payments of £2,300`. */
function timesOf({ passages }: FactDocument, { passage, start }: Fact, before: readonly Fact[]): number {
  const count = before.findLast((other) => other.end <= start);
  if (count?.value.type !== 'number' || count.value.low !== count.value.high || count.value.low < 2) return 1;
  const between = printed(passages[passage]?.words.slice(count.end, start) ?? []);
  return eachWords.test(between) ? count.value.low : 1;
}

const isMeant = ({ output, expected }: Relation): boolean =>
  isDigitSlip(output.value, expected, output.precision) ||
  isDigitsTurned(output.value, expected, output.precision) ||
  shareOff(output.value, expected) <= farthest;

/** The sum or the difference of any two amounts before it, or one of them with a share put on or taken off. */
function isOtherwiseKnown(document: FactDocument, { value }: Amount, before: readonly Fact[]): boolean {
  const amounts = before.flatMap((fact) => amountOf(document, fact) ?? []);
  const percents = amounts.filter(({ fact }) => fact.value.type === 'percent').map((one) => one.value / 100);
  return amounts.some((a) => {
    const others = amounts.filter((b) => b !== a);
    const made = [
      a.value,
      ...others.flatMap((b) => [a.value + b.value, a.value - b.value, a.value * b.value]),
      ...percents.flatMap((part) => [a.value * (1 + part), a.value * (1 - part)]),
    ];
    return made.some((one) => Math.abs(one - value) < 0.02);
  });
}
