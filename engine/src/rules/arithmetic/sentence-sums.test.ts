import { alone } from '../testing/printed-text.ts';
import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

const found = (name: string, sentence: string, ...places: string[]) => ({
  name,
  documents: alone(sentence),
  found: [{ severity: 'high' as const, places: places.map((place) => `d1 p1 ${place}`) }],
});
const ignored = (name: string, ...lines: string[]) => ({ name, documents: alone(...lines) });

testRule(rule, {
  kind: 'arithmetic',
  finds: [
    found(
      'payments that do not make their sum',
      'The price is paid in 11 payments of £2,300 each, together £25,900.',
      '£25,900',
    ),
    found('the same in German', 'Gezahlt wird in 12 Raten zu je 350,00 €, insgesamt also 4.020,00 €.', '4.020,00 €'),
    found(
      'the same with the number in words',
      'Le prix est payé en dix mensualités de 480 €, soit 4 080 € au total.',
      '4 080 €',
    ),
    found('a total of what was listed before it', 'Share of Ann: €204; share of Bea: €185. Total €398.', '€398'),
    found(
      'a wrong rest',
      'Of the price of £9,400 a deposit of £2,350 is paid now and the balance of £7,500 later.',
      '£7,500',
    ),
    found(
      'a share that is not its percentage',
      'A deposit of 30 % of the price of £48,600.00, that is £14,850.00, is due.',
      '£14,850.00',
    ),
    found(
      'a tax that is not its percentage',
      'The fee is £4,500.00 plus VAT at 20 % of £950.00, making £5,400.00 in all.',
      '£950.00',
    ),
    found(
      'a yearly rent and its twelfth',
      'Die Jahresmiete beträgt 14.400 €, zahlbar in monatlichen Raten von 1.400 €.',
      '1.400 €',
    ),
    found('a quantity at a price', 'The hall has 240 m² at £12.50 per m² a year, a rent of £3,300.00.', '£3,300.00'),
  ],
  ignores: [
    ignored('payments that make their sum', 'The price is paid in 11 payments of £2,300 each, together £25,300.'),
    ignored(
      'a last payment of its own',
      'The buyer pays 11 instalments of £2,300 and a last one of £1,700, together £27,000.',
    ),
    ignored(
      'instalments with interest',
      'The loan of £10,000 is repaid in 24 instalments of £450, in total £10,800 with interest.',
    ),
    ignored('parts of a total', 'Of the total budget of €90,000 staff takes €41,000 and travel €8,000.'),
    ignored('limits for one and for all', 'Insurance: £2,000,000 for each claim and £5,000,000 in total a year.'),
    ignored(
      'a total of something else',
      'The guide costs £12.00, the map £7.50. The total of all sales was £21,480.00.',
    ),
    ignored('a total after a discount', 'The list price is £1,200, the total with the discount of 10 % is £1,080.'),
    ignored('a total that includes its tax', 'The total of £5,400.00 includes VAT of 20 %, which is £900.00.'),
    ignored('a limit of a sum', 'Gefördert werden 12.000 € und später 9.000 €, insgesamt höchstens 20.000 €.'),
  ],
});
