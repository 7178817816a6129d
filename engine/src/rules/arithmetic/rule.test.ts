import { alone } from '../testing/printed-text.ts';
import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

const wrong = (...places: string[]) => [{ severity: 'high' as const, places: places.map((place) => `d1 p1 ${place}`) }];
const replaced = (lines: readonly string[], from: string, to: string) => {
  const text = lines.join('\n');
  if (!text.includes(from)) throw new Error(`No line holds “${from}”.`);
  return alone(...text.replace(from, to).split('\n'));
};

const invoice = [
  'Item | Qty | Price | Amount',
  'Oak shelf | 12 | 45.50 | 546.00',
  'Steel hinge | 40 | 3.20 | 128.00',
  'Brass knob | 24 | 6.75 | 162.00',
  'Subtotal |  |  | 836.00',
  'Discount 5 % |  |  | 41.80',
  'Net |  |  | 794.20',
  'VAT 20 % |  |  | 158.84',
  'Total |  |  | 953.04',
];
const statement = [
  'Details | Paid out | Paid in | Balance',
  'Brought forward |  |  | 2,310.45',
  'Rent | 850.00 |  | 1,460.45',
  'Salary |  | 2,125.60 | 3,586.05',
  'Electricity | 94.17 |  | 3,491.88',
  'Greengrocer | 38.25 |  | 3,453.63',
  'Refund |  | 61.40 | 3,515.03',
];
const budget = [
  'Heading | Budget | Actual | Variance',
  'Staff | 84,000 | 86,520 | -2,520',
  'Premises | 22,500 | 21,150 | 1,350',
  'Travel | 6,400 | 7,040 | -640',
  'Total | 112,900 | 114,710 | -1,810',
];
const stock = [
  'Artikel | Anfang | Zugang | Abgang | Ende',
  'Mehl | 120 | 340 | 295 | 165',
  'Zucker | 86 | 210 | 188 | 108',
  'Hefe | 45 | 60 | 72 | 33',
  'Salz | 19 | 24 | 17 | 26',
];
const socios = [
  'Socio | Participaciones | Porcentaje',
  'Lucía Ferrer | 1200 | 40 %',
  'Andrés Molina | 900 | 30 %',
  'Nuria Casas | 600 | 20 %',
  'Iván Prieto | 300 | 10 %',
  'Total | 3000 | 100 %',
];
const payslip = [
  'Payments | Amount | Deductions | Amount',
  'Basic pay | 2,416.67 | Income tax | 274.20',
  'Night allowance | 180.00 | Insurance | 118.52',
  'Overtime | 96.25 | Pension | 134.65',
  'Total payments | 2,692.92 | Total deductions | 527.37',
  'Net pay | 2,165.55',
];

testRule(rule, {
  kind: 'arithmetic',
  finds: [
    {
      name: 'the wrong amount of a line rather than the total that it is not in',
      documents: replaced(invoice, '162.00', '126.00'),
      found: wrong('126.00'),
    },
    {
      name: 'the wrong quantity of a line whose amount the total knows',
      documents: replaced(invoice, '| 24 |', '| 28 |'),
      found: wrong('28', '162.00'),
    },
    {
      name: 'a wrong net amount rather than the tax and the total reckoned from the right one',
      documents: replaced(invoice, '794.20', '749.20'),
      found: wrong('749.20'),
    },
    {
      name: 'a wrong tax once, though the total does not hold with it either',
      documents: replaced(invoice, '158.84', '185.84'),
      found: wrong('185.84'),
    },
    {
      name: 'a wrong balance of a statement',
      documents: replaced(statement, '3,491.88', '3,419.88'),
      found: wrong('3,419.88'),
    },
    {
      name: 'a wrong movement of a statement whose balances go on rightly',
      documents: replaced(statement, '94.17', '97.14'),
      found: wrong('97.14', '3,491.88'),
    },
    {
      name: 'a wrong difference of two columns',
      documents: replaced(budget, '1,350', '1,530'),
      found: wrong('1,530'),
    },
    {
      name: 'a wrong total beside right ones however far it is off',
      documents: replaced(budget, '112,900', '142,900'),
      found: wrong('142,900'),
    },
    {
      name: 'a stock that is not what was there, came and went',
      documents: replaced(stock, '72 | 33', '72 | 43'),
      found: wrong('43'),
    },
    {
      name: 'a percentage that is not the part of the whole',
      documents: replaced(socios, '20 %', '25 %'),
      found: wrong('25 %', '100 %'),
    },
    {
      name: 'a line with a discount of its own',
      documents: alone(
        'Item | Qty | Price | Discount | Amount',
        'Oak shelf | 12 | 45.00 | 10 % | 486.00',
        'Steel hinge | 40 | 3.00 | 0 % | 120.00',
        'Brass knob | 20 | 6.00 | 5 % | 141.00',
        'Hook | 10 | 2.00 | 25 % | 15.00',
      ),
      found: wrong('141.00'),
    },
  ],
  ignores: [
    ...Object.entries({ invoice, statement, budget, stock, socios, payslip }).map(([name, lines]) => ({
      name: `what adds up: ${name}`,
      documents: alone(...lines),
    })),
    { name: 'a statement with the newest movement first', documents: alone(...[...statement].reverse()) },
    {
      name: 'options beside the total',
      documents: alone(
        'Item | Price',
        'Awning | 2,400.00',
        'Motor | 650.00',
        'Sensor (optional) | 180.00',
        'Total | 3,050.00',
      ),
    },
    {
      name: 'parts of the amount above',
      documents: alone(
        'Posten | Betrag',
        'Personal | 12.400',
        'davon Löhne | 9.600',
        'davon Abgaben | 2.800',
        'Miete | 3.150',
        'Summe | 15.550',
      ),
    },
    {
      name: 'measurements at points that are evenly spaced',
      documents: alone(
        'Pressure | Nominal | Rising | Falling',
        '0 | 4.0000 | 4.0013 | 4.0018',
        '250 | 8.0000 | 8.0021 | 8.0029',
        '500 | 12.0000 | 12.0034 | 12.0042',
        '750 | 16.0000 | 16.0045 | 16.0050',
        '1000 | 20.0000 | 20.0032 | 20.0032',
      ),
    },
    {
      name: 'averages under and beside figures',
      documents: alone(
        'Station | 2022 | 2023 | 2024 | Average',
        'Colley | 812 | 790 | 845 | 816',
        'Arncaster | 930 | 902 | 951 | 928',
        'Ripley | 705 | 688 | 731 | 708',
        'Average | 816 | 793 | 842 | 817',
      ),
    },
    {
      name: 'percentages that were rounded',
      documents: alone(
        'Answer | Number | Percent',
        'Yes | 37 | 54%',
        'No | 21 | 31%',
        'Open | 10 | 15%',
        'Total | 68 | 100%',
      ),
    },
    {
      name: 'points of a scale that are no parts of a whole',
      documents: alone(
        'Load, kN | Share of full scale',
        '18.00 | 10 %',
        '45.00 | 25 %',
        '90.00 | 50 %',
        '180.00 | 100 %',
      ),
    },
    {
      name: 'a minimum charge',
      documents: alone(
        'Zone | Kilos | Rate | Charge',
        'A | 120 | 0.50 | 60.00',
        'B | 80 | 0.75 | 60.00',
        'C | 10 | 0.90 | 25.00',
        'D | 200 | 1.10 | 220.00',
      ),
    },
    {
      name: 'codes and sizes',
      documents: alone(
        'Panel | Width | Height | Bin',
        'A | 600 | 1200 | 18',
        'B | 800 | 1200 | 18',
        'C | 400 | 900 | 12',
        'D | 1000 | 2000 | 22',
      ),
    },
    {
      name: 'a sum that is an item of its own',
      documents: alone(
        'Section | Amount',
        'Earthworks | 7,419.00',
        'Structure | 28,203.00',
        'Provisional sum | 1,500.00',
        'Total | 37,122.00',
      ),
    },
  ],
});
