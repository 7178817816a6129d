import { describe, expect, it } from '@jest/globals';
import { linkFacts } from './link-facts.ts';
import { linked } from './testing/aligned.ts';

const parties = ['Customer: Alder Freight Ltd', ''];

describe(linkFacts.name, () => {
  it('links labels with the sentences that say the same', () => {
    const letter = [...parties, 'The hire charge is £1,520.00. The hire starts on 12/05/2025.'];
    const form = [...parties, 'Hire charge | £1,250.00', 'Start date | 12 May 2025'];
    expect(linked(form, letter).toSorted()).toEqual(['12 May 2025 = 12/05/2025.', '£1,250.00 ≠ £1,520.00.'].toSorted());
  });

  it('links labels of different languages', () => {
    expect(
      linked(
        ['Vertrag Nr. 4711-88', 'Miete | 1.250,00 EUR', 'Kaution | 2.500,00 EUR'],
        ['Contract no. 4711-88', 'Rent | EUR 1,350.00', 'Deposit | EUR 2,500.00'],
      ).toSorted(),
    ).toEqual(['1.250,00 EUR ≠ EUR 1,350.00', '2.500,00 EUR = EUR 2,500.00', '4711-88 = 4711-88']);
  });

  it('links the cells of tables by row and column, whatever their order', () => {
    const order = ['Item | Quantity | Price', 'Pump | 12 | 120.50', 'Motor | 7 | 990.10', 'Valve | 30 | 15.25'];
    const bill = ['Item | Quantity | Price', 'Valve | 30 | 15.25', 'Motor | 9 | 990.10', 'Pump | 12 | 120.50'];
    expect(linked([...parties, ...order], [...parties, ...bill])).toContain('7 ≠ 9');
  });

  it('links no values with labels that have nothing in common', () => {
    expect(linked([...parties, 'Hire charge | £1,250.00'], [...parties, 'Insured up to | £7,700.00'])).toEqual([]);
  });

  it('holds what keeps to one limit against no other', () => {
    const agreement = [
      ...parties,
      'The tenant hands in a certificate from the university within two weeks after moving in.',
      '',
      'The agent lodges the deposit with Depositkeep within 30 days of receipt.',
    ];
    const letter = [...parties, 'We lodged the deposit with Depositkeep eighteen days after it reached us.', ''];
    expect(linked(agreement, letter).join()).not.toContain('≠');
  });

  it('holds no value against another one that the other document knows as well', () => {
    const a = [...parties, 'Hire charge for lorries | £1,250.00'];
    const b = [...parties, 'Hire charge for cranes | £1,520.00', 'Hire charge for lorries | £1,250.00'];
    expect(linked(a, b)).toEqual(['£1,250.00 = £1,250.00']);
  });

  it('holds no value against another one that is said elsewhere in the other document', () => {
    const a = [...parties, 'Hire charge | £1,257.40'];
    expect(linked(a, [...parties, 'Hire charge | £1,520.00'])).toHaveLength(1);
    expect(linked(a, [...parties, 'Hire charge | £1,520.00', '', 'Insured theft | £1,257.40'])).toEqual([]);
  });

  it('holds no value of one year against that of another', () => {
    const a = [...parties, 'Revenue of Alder Freight was £5,120,000 in 2023.'];
    const b = [...parties, 'Revenue of Alder Freight was £6,340,000 in 2024.'];
    expect(linked(a, b)).toEqual([]);
  });

  it('holds a balance against what an account came to, not against what it began with', () => {
    const account = ['Opening balance | £3,102.15', 'Rents | £1,836.00', 'Closing balance | £3,648.40'];
    expect(linked([...parties, 'Balance | £3,918.40'], [...parties, ...account])).toEqual(['£3,918.40 ≠ £3,648.40']);
  });

  it('holds no value against one whose sentence names it besides', () => {
    const a = [...parties, 'The grant is £240,000.'];
    expect(linked(a, [...parties, 'The grant was paid as £60,000 of £240,000 so far.']).join()).not.toContain('60,000');
  });

  it('holds no number against that of other things', () => {
    const a = [...parties, 'The grant is paid in four instalments each spring.'];
    const b = (counted: string) => [...parties, `The grant was paid by two ${counted} each spring.`];
    expect(linked(a, b('letters'))).toEqual([]);
    expect(linked(a, b('instalments'))).toEqual(['four ≠ two']);
  });

  it('holds no level against the size of a change', () => {
    const b = (words: string) => [...parties, `Tax on profit ${words} 24 % by then.`];
    expect(linked([...parties, 'Tax on profit | 25 %'], b('rose by'))).toEqual([]);
    expect(linked([...parties, 'Tax on profit | 25 %'], b('came to'))).toEqual(['25 % ≠ 24 %']);
  });

  it('links numbers that alone count the same thing, though little else is alike', () => {
    const voucher = (rest: string) => [...parties, `Departure of the party on a boat from here (2 nights${rest}).`];
    const trip = [
      ...parties,
      'Three nights at the Hotel Bristol with bed and breakfast, porters included, are booked.',
    ];
    expect(linked(trip, voucher(''))).toEqual(['Three ≠ (2']);
    expect(linked(trip, voucher(', 5 nights, 7 nights'))).toEqual([]);
  });

  it('holds no value against one that a third document holds beside it', () => {
    const a = [...parties, 'Lump sum for the hire: £1,257.40'];
    const b = [...parties, 'Extra sum for the hire: £1,862.90'];
    expect(linked(a, b)).toHaveLength(1);
    expect(linked(a, b, [...parties, 'Paid so far: £1,257.40', 'Open: £1,862.90'])).not.toContain(
      '£1,257.40 ≠ £1,862.90',
    );
  });

  it('holds the date of another paper against no date of its own', () => {
    const note = (words: string) => [...parties, `Delivery of the beech planks ${words} 12 May 2025 by lorry.`];
    const bill = [...parties, 'Delivery of the beech planks by lorry | 14 May 2025'];
    expect(linked(bill, note('as to your order 4711 of'))).toEqual([]);
    expect(linked(bill, note('took place on'))).toEqual(['14 May 2025 ≠ 12 May 2025']);
  });

  it('holds no large amount against another where the other document states it too', () => {
    const a = [...parties, 'Price of the lanes: £18,400'];
    const b = [...parties, 'Price of all for the lanes: £20,760'];
    expect(linked(a, b)).toHaveLength(1);
    expect(linked(a, [...b, '', 'The lanes alone come to £18,400 of it.']).join()).not.toContain('≠');
  });

  it('holds the number of a house against no number of a register', () => {
    const a = [...parties, 'Alder Freight Ltd, Talweg 61, Oberau'];
    expect(linked(a, [...parties, 'Alder Freight Ltd, Talweg 16, Oberau'])).toEqual(['61, ≠ 16,']);
    expect(linked(a, [...parties, 'Alder Freight Ltd, register number 52 in Oberau'])).toEqual([]);
  });

  it('holds no period of one row against that of another', () => {
    const sheet = (drug: string) => [...parties, `${drug} sachets are given once a day for one week.`];
    const plan = [
      ...parties,
      'Drug | Dose | Length',
      'Omeprazole | once a day | 28 days',
      'Vitamins | at noon | 3 months',
    ];
    expect(linked(plan, sheet('Phenylbutazone'))).toEqual([]);
    expect(linked(plan, sheet('Omeprazole'))).toContain('28 days ≠ one week.');
  });

  it('holds the ends of two stretches against each other that begin on one day', () => {
    const contract = [...parties, 'The internship lasts from 1 March until 31 August 2025.'];
    const letter = (first: string) => [...parties, `Ms Reed was in our house from ${first} to 31 July 2025.`];
    expect(linked(contract, letter('1 March 2025'))).toContain('31 August 2025. ≠ 31 July 2025.');
    expect(linked(contract, letter('9 April 2025'))).toEqual([]);
  });

  it('counts leave in working days, whether that is said or not', () => {
    const contract = (days: string) => [...parties, `Annual leave: ${days}`];
    expect(linked(contract('25 working days'), contract('25 days'))).toEqual([]);
  });

  it('compares shares of time, however the time is called', () => {
    const first = [...parties, 'The shop is available for 99.5% of each calendar month.'];
    const second = [...parties, 'In every month the shop is available for 99.9% of the time.'];
    expect(linked(first, second)).toEqual(['99.5% ≠ 99.9%']);
  });

  it('holds a slip against the value that is alone with its word, however long the sentence', () => {
    const report = (amount: string): string[] => [
      ...parties,
      `A drum came at ${amount} from a dealer in the next town after the old one had split in the rain.`,
    ];
    const list = ['Item | Note | Price', 'Drum, oak and calf | second hand | £1,400', 'Band | evening | £452'];
    expect(linked(report('£1,040'), [...parties, ...list])).toEqual(['£1,040 ≠ £1,400']);
    expect(linked(report('£1,040'), [...parties, ...list, 'Drum, small | new | £910'])).toEqual([]);
  });

  it('prefers the partner that differs by a slip to one that is named a little better', () => {
    const letter = [...parties, 'The fee for tuition and board of the school is £46,000 in this year.'];
    const sheet = [
      'Item | Amount',
      'School fee and board, first part | £13,080',
      'Tuition and board, pupils | £64,000',
    ];
    expect(linked(letter, [...parties, ...sheet])).toEqual(['£46,000 ≠ £64,000']);
  });

  it('holds no tolerance against a measure', () => {
    const sheet = [...parties, 'Throat opening of the hook: 91 mm'];
    expect(linked(sheet, [...parties, 'Throat opening of the hook: 98 mm'])).toHaveLength(1);
    expect(linked(sheet, [...parties, 'Throat opening of the hook: 91 mm ± 98 mm'])).toEqual(['91 mm = 91 mm']);
  });

  it('counts people whatever they are called, and pieces whatever is delivered', () => {
    const terms = [...parties, 'Not more than 120 persons may be in the main hall.'];
    expect(linked(terms, [...parties, 'The main hall holds at most 150 people.'])).toEqual(['120 ≠ 150']);
    expect(linked(terms, [...parties, 'The main hall holds at most 150 chairs.'])).toEqual([]);
  });

  it('lets no value that keeps to a limit stand for one that is equal', () => {
    const housing = [...parties, 'The housing shall not exceed 63.5 mm in diameter and 4.0 inches in length.'];
    expect(linked(housing, [...parties, 'Housing diameter | 2.5 in', 'Housing length | 114 mm'])).toEqual([
      '63.5 mm = 2.5 in',
      '4.0 inches ≠ 114 mm',
    ]);
  });

  it('names a share in brackets by what stands before it', () => {
    const a = [...parties, 'Assessment is by coursework (60%) and examination (40%).'];
    const b = [...parties, 'Assessment is by coursework (70%) and written papers.'];
    expect(linked(a, b)).toEqual(['(60%) ≠ (70%)']);
  });

  it('holds a part against no whole', () => {
    const plan = [...parties, 'Marsh to be flooded: 84 hectares'];
    expect(linked(plan, [...parties, '31 hectares of marsh are flooded.'])).toHaveLength(1);
    expect(linked(plan, [...parties, '31 hectares of the 85 are flooded marsh.'])).toEqual([]);
  });

  it('holds what was spent against no budget, though only the lines above say so', () => {
    const budget = ['# Budget', '', ...parties, 'Overheads | £34,000'];
    expect(linked(budget, [...parties, 'Paid to the trust:', '', 'overheads £29,300'])).toHaveLength(1);
    expect(linked(budget, [...parties, 'Spent to date:', '', 'overheads £29,300'])).toEqual([]);
  });

  it('names an amount of a series by what stands before it', () => {
    const table = [...parties, 'Item | Cost', 'Monitoring | £8,500', 'Earthworks | £29,300'];
    expect(linked(table, [...parties, 'Costs: earthworks £23,900 monitoring £8,500'])).toEqual(
      expect.arrayContaining(['£29,300 ≠ £23,900', '£8,500 = £8,500']),
    );
  });

  it('takes the code of an item for the name of its row', () => {
    const bill = [...parties, 'Item | Description | Unit | Quantity', 'D4 | Handrail | m | 118', 'D5 | Fence | m | 96'];
    expect(linked(bill, [...parties, 'The galvanised one (item D4, 181 m) is left out.'])).toContain('118 ≠ 181 m)');
  });

  it('knows what a bare number counts by its label', () => {
    const licence = [...parties, 'There are twelve cages, each moored to the shore of the loch by steel chains.'];
    expect(linked(licence, [...parties, 'Number of cages seen: 14'])).toEqual(['twelve ≠ 14']);
    expect(linked(licence, [...parties, 'Number of divers seen: 14'])).toEqual([]);
  });

  it('takes no tenth of an amount for the amount where a document holds both', () => {
    const a = [...parties, 'Net price for the hire: 2,450.00'];
    expect(linked(a, [...parties, 'Tax on the net price for the hire: 245.00'])).toHaveLength(1);
    expect(
      linked(a, [...parties, 'Tax on the net price for the hire: 245.00', '', 'Sum 2,450.00']).join(),
    ).not.toContain('≠');
    const share = [...parties, 'Share of the hire that goes to the mill: 20%'];
    const other = [...parties, 'Share of the hire that goes to the mill: 2.00%'];
    expect(linked(share, other)).toHaveLength(1);
    expect(linked(share, [...other, '', 'Rest 20.00%']).join()).not.toContain('≠');
  });

  it('prefers the partner that differs by one slip', () => {
    const a = [...parties, 'Contract sum for the roof of the barn: £148,750'];
    const b = [...parties, 'Contract sum, stables: £33,610', '', 'In all £147,850 for the contract.'];
    expect(linked(a, b)).toContain('£148,750 ≠ £147,850');
  });

  it('wants more likeness of values that lie far apart', () => {
    const b = (charge: string) => [...parties, `For each lorry hired the charge is ${charge} in all.`];
    expect(linked([...parties, 'Hire charge for the lorry | £1,250.00'], b('£1,790.00'))).toHaveLength(1);
    expect(linked([...parties, 'Hire charge for the lorry | £1,250.00'], b('£87.00'))).toEqual([]);
  });

  it('holds no number against one with other letters that is labelled otherwise', () => {
    const b = (number: string) => [...parties, `Alder Freight Ltd, tax ${number}`];
    expect(linked([...parties, 'Alder Freight Ltd, credit NH-LC-550817'], b('890.301.447-2'))).toEqual([]);
  });

  it('takes agreement with a third document to tell two values apart', () => {
    const pension = ['The company pays seven per cent into the pension; you pay five per cent into it.'];
    const slip = [...parties, 'Pension, own part | 5 %', 'Company pension | 6 %'];
    expect(
      linked([...parties, 'The company pays 7 % of salary into your pension.'], [...parties, ...pension], slip),
    ).toContain('7 % ≠ 6 %');
  });

  it('holds the date of a paper against that of another only where it can be mistyped', () => {
    const record = [...parties, 'Record of the works contract', '', 'Oberau, 5 September 2024'];
    const letter = (date: string): string[] => [...parties, `As agreed in the works contract of Oberau of ${date}.`];
    expect(linked(record, letter('3 June 2024'))).toEqual([]);
    expect(linked(record, letter('5 September 2023'))).toEqual(['5 September 2024 ≠ 5 September 2023.']);
  });

  it('holds no round sum of money against another one that the other document knows as well', () => {
    const a = [...parties, 'Lanes for bowling | £18,400.00'];
    expect(linked(a, [...parties, 'Lanes for bowling | £20,700.00'])).toHaveLength(1);
    expect(linked(a, [...parties, 'Lanes for bowling | £20,700.00', '', 'First part | £18,400.00'])).toEqual([]);
  });

  it('holds no tax against the price, though both are named by it', () => {
    const offer = [...parties, 'Price for the concert, plus VAT | £2,450.00'];
    expect(linked(offer, [...parties, 'Concert, VAT 10 % | £245.00'])).toEqual([]);
    expect(linked(offer, [...parties, 'Concert, price plus VAT | £2,540.00'])).toEqual(['£2,450.00 ≠ £2,540.00']);
  });

  it('compares no documents that have nothing to do with each other', () => {
    expect(
      linked(['Invoice A-1009', 'Total | £45.10'], ['Minutes of the allotment society', 'Total of members | 51']),
    ).toEqual([]);
  });
});
