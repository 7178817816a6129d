import { describe, expect, it } from '@jest/globals';
import { datesOfCited } from './cited-papers.ts';
import { factDocuments, linked } from '../testing/aligned.ts';

const pairs = (...papers: readonly (readonly string[])[]): string[] =>
  datesOfCited(factDocuments(...papers), () => true).map(([a, b]) => `${a.value.key} ${b.value.key}`);

const days = (first: string, second: string): string[] => pairs([first], [second]);

describe(datesOfCited.name, () => {
  it.each([
    [
      'Sales fell under the Supply Agreement with Orrin Mills dated 4 June 2021.',
      'See the Supply Agreement dated 14 June 2021.',
    ],
    ['Supply Agreement | 4 June 2021', 'We refer to the supply agreement of 14 June 2021.'],
    ['Laut Rahmenvertrag mit der Orrin AG vom 4. Juni 2021', 'Der Rahmenvertrag Nr. 4711 vom 14. Juni 2021 gilt.'],
    ['Selon la convention de stage du 4 juin 2021', 'Par la convention de stage signée le 14 juin 2021'],
    [
      'Según el contrato de suministro de fecha 4 de junio de 2021',
      'El contrato de suministro firmado el 14 de junio de 2021',
    ],
    ['Agreement | SU-4711, dated 4 June 2021', 'Under the Supply Agreement SU-4711 of 14 June 2021'],
  ])('knows the days of one agreement: %s, %s', (first, second) => {
    expect(days(first, second)).toEqual(['2021-06-04 2021-06-14']);
  });

  const register = (cite: (entry: number) => string): string[] =>
    Array.from({ length: 12 }, (_, entry) => [cite(entry + 1), '']).flat();

  it('tells the entries of a register apart by their numbers', () => {
    const entries = register((entry) => `Loan agreement no. LN-70${entry} dated ${entry} June 2021 is kept here.`);
    expect(pairs(entries, ['The loan agreement no. LN-703 dated 13 June 2021 is repaid.'])).toEqual([
      '2021-06-03 2021-06-13',
    ]);
  });

  it('holds no entry of a register for the one that another paper means, where all have one name', () => {
    const entries = register((entry) => `The loan agreement dated ${entry} June 2021 is kept here.`);
    expect(pairs(['The loan agreement dated 23 June 2021 is repaid.'], entries)).toEqual([]);
  });

  it('knows the agreement itself by the number below its title', () => {
    const paper = ['# Supply agreement', '', 'Number SU-4711', '', 'This Agreement is made on 4 June 2021.'];
    expect(pairs(paper, ['# Receipt', '', 'Agreement | SU-4711, dated 14 June 2021'])).toEqual([
      '2021-06-04 2021-06-14',
    ]);
  });

  it.each([
    ['another agreement', 'The Supply Agreement dated 4 June 2021', 'The Storage Agreement dated 14 June 2021'],
    ['an agreement without a name', 'The agreement dated 4 June 2021', 'The agreement dated 14 June 2021'],
    ['another number', 'Supply Agreement SU-4711 of 4 June 2021', 'Supply Agreement SU-5822 of 14 June 2021'],
    [
      'another side',
      'The loan agreement with Orrin dated 4 June 2021',
      'The loan agreement with Tavel dated 14 June 2021',
    ],
    [
      'what may be the day of an amendment',
      'Amendment to the Supply Agreement dated 4 July 2021',
      'Supply Agreement dated 4 June 2021',
    ],
    ['the agreement of the next year', 'Supply Agreement dated 1 June 2021', 'Supply Agreement dated 1 June 2022'],
    ['a day that is no slip away', 'The Supply Agreement dated 4 June 2021', 'The Supply Agreement dated 11 May 2020'],
    [
      'what happened on another day',
      'Under the Supply Agreement we met on 4 June 2021',
      'The Supply Agreement dated 14 June 2021',
    ],
    [
      'a day that both know',
      'The Supply Agreement dated 4 June 2021, of which we spoke on 14 June 2021',
      'The Supply Agreement dated 14 June 2021',
    ],
  ])('leaves %s', (_, first, second) => {
    expect(days(first, second)).toEqual([]);
  });

  it('holds them against each other though only one paper says with whom', () => {
    const minutes = ['Mrs Tavel reviewed prices under the Supply Agreement with Orrin Mills dated 4 June 2021.'];
    const notice = [
      'Under clause 6 of the Supply Agreement dated 14 June 2021 we certify for the quarter ended 30 September 2025 as follows.',
    ];
    expect(linked(minutes, notice)).toContain('4 June 2021. ≠ 14 June 2021');
  });
});
