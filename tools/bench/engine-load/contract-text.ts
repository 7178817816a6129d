import type { Dice } from './seeded-random.ts';

const words = (text: string): string[] => text.split(' ');

const parties = ['The Supplier', 'The Customer', 'Each party', 'The Contractor', 'The Operator', 'The Auditor'];
const modals = ['shall', 'shall not', 'may', 'may not', 'must', 'will'];
const deeds = words('deliver inspect repair replace store insure invoice document test release certify return');
const kinds = words(
  'hydraulic spare sealed annual calibrated primary standby insulated welded certified imported bonded modular portable fixed coated',
);
const things = words(
  'pumps valves gaskets sensors panels drawings samples manuals reports cables bearings housings filters tools couplings consignments licences records deposits premises',
);
const places = words('Rotterdam Leeds Bremen Nantes Bilbao Gdansk Turin Aarhus Cork Graz Porto Basel');
const months = words('January February March April May June July August September October November December');
const events = [
  'receipt of the order',
  'the end of the quarter',
  'written notice',
  'the acceptance test',
  'the date of the invoice',
  'a change of control',
];

const amount = (dice: Dice): string =>
  `EUR ${dice.between(1, 90)},${String(dice.between(100, 1000))}.${dice.between(10, 100)}`;
const thing = (dice: Dice): string => `${dice.from(kinds)} ${dice.from(things)}`;
const date = (dice: Dice): string => `${dice.between(1, 29)} ${dice.from(months)} ${dice.between(2021, 2031)}`;

/** Sentences as contracts have them: who shall do what, until when, for how much, and exceptions. */
const sentences: readonly ((dice: Dice) => string)[] = [
  (dice) =>
    `${dice.from(parties)} ${dice.from(modals)} ${dice.from(deeds)} the ${thing(dice)} within ${dice.between(5, 90)} days after ${dice.from(events)}.`,
  (dice) => `The charge for the ${thing(dice)} in ${dice.from(places)} is ${amount(dice)} per month.`,
  (dice) =>
    `Unless agreed otherwise in writing, ${dice.from(parties).toLowerCase()} ${dice.from(modals)} ${dice.from(deeds)} any ${thing(dice)} before ${date(dice)}.`,
  (dice) =>
    `The ${thing(dice)} under reference ${dice.from(places).slice(0, 2).toUpperCase()}-${dice.between(10_000, 99_999)} weigh no more than ${dice.between(2, 900)} kg and last at least ${dice.between(2, 20)} years.`,
  (dice) =>
    `Interest of ${dice.between(1, 12)}.${dice.between(0, 9)} % accrues on sums due under Section ${dice.between(1, 40)}.${dice.between(1, 9)} and unpaid since ${date(dice)}.`,
  (dice) =>
    `Defects of the ${thing(dice)} are reported to the office in ${dice.from(places)} and entered in the register.`,
];

export const sentence = (dice: Dice): string => sentences[dice.between(0, sentences.length)]?.(dice) ?? '';

export const heading = (dice: Dice): string => {
  const [first = '', ...rest] = thing(dice);
  return `${first.toUpperCase()}${rest.join('')} and ${dice.from(deeds)}ing in ${dice.from(places)}`;
};

/** Cells of one row of a schedule: code, description, quantity, price of one, sum. */
export function scheduleRow(dice: Dice): string[] {
  const [count, cents] = [dice.between(1, 60), dice.between(500, 90_000)];
  const money = (value: number): string => (value / 100).toFixed(2).replace(/\B(?=(?:\d{3})+\.)/gu, ',');
  return [`PX-${dice.between(10_000, 99_999)}`, thing(dice), String(count), money(cents), money(count * cents)];
}

export const company = (dice: Dice): string =>
  `${dice.from(places)} ${dice.from(things).replace(/^./u, (letter) => letter.toUpperCase())} ${dice.from(['Ltd', 'GmbH', 'BV', 'SA'])}`;

export { amount, date };
