import { describe, expect, it } from '@jest/globals';
import { american, english, french, german, spanish, valueIn, valuesIn } from '../testing/values-in.ts';

describe('findDates', () => {
  it.each([
    [english, 'Michaelmas 2027', '2027-09-29'],
    [english, 'Lady Day, 2026', '2026-03-25'],
    [english, '27 June 2025', '2025-06-27'],
    [english, '1st of June, 2025', '2025-06-01'],
    [english, 'March 13, 2021', '2021-03-13'],
    [english, 'Edition of March 28, 2024:', '2024-03-28'],
    [english, '27-Jun-2025', '2025-06-27'],
    [english, '5 Sept. 2024', '2024-09-05'],
    [english, 'the first day of April 2021', '2021-04-01'],
    [english, 'the twenty-first day of May 2021', '2021-05-21'],
    [english, '2025-06-27', '2025-06-27'],
    [german, '24.06.2025', '2025-06-24'],
    [german, '1. Februar 2024', '2024-02-01'],
    [german, '5. Jänner 2023', '2023-01-05'],
    [french, '1er mars 2023', '2023-03-01'],
    [french, '14 juillet 2024', '2024-07-14'],
    [spanish, '3 de mayo de 2024', '2024-05-03'],
    [spanish, '3 de mayo del 2024', '2024-05-03'],
    [spanish, 'primero de mayo de 2024', '2024-05-01'],
    [french, '3 févr. 2025', '2025-02-03'],
    [english, '3-May-25', '2025-05-03'],
    [english, '2019-Sep-01', '2019-09-01'],
    [english, 'Sep/23/2020', '2020-09-23'],
    [english, '26th June of 2020', '2020-06-26'],
    [spanish, '1° maggio 2025', '2025-05-01'],
    [english, '08JUN25', '2025-06-08'],
    [english, 'DATE OF SHIPMENT 250630', '2025-06-30'],
    [english, 'Expiry\n07/2027', '2027-07-??'],
    [german, 'Verfalldatum 07/2027', '2027-07-??'],
    [spanish, 'Caducidad: 07/2027', '2027-07-??'],
    [english, 'a sloop built in 2004, kept ashore', '2004-??-??'],
    [english, 'The boiler was replaced in 2019.', '2019-??-??'],
    [english, 'Year of manufacture\n2011', '2011-??-??'],
    [german, 'Baujahr: 1998', '1998-??-??'],
    [french, 'maison fondée en 1987', '1987-??-??'],
    [spanish, 'año de fabricación 2012', '2012-??-??'],
  ])('reads dates in words and digits: %#', (format, text, date) => {
    expect(valuesIn(text, format)).toEqual([`date ${date}`]);
  });

  it.each([
    [english, 'not later than 22 August 2025', 'most'],
    [english, 'LATEST DATE OF SHIPMENT 250822', 'most'],
    [english, '22 August 2025 at the latest', 'most'],
    [english, 'not earlier than 22 August 2025', 'least'],
    [german, 'spätestens am 22. August 2025', 'most'],
    [german, 'frühestens ab 22. August 2025', 'least'],
    [french, 'au plus tard le 22 août 2025', 'most'],
    [spanish, 'antes del 22 de agosto de 2025', 'most'],
    [english, 'on 22 August 2025', 'exact'],
    [german, 'am 22. August 2025', 'exact'],
  ])('takes a date for the limit that its words make of it: %#', (format, text, bound) => {
    expect(valueIn(text, format).bound).toBe(bound);
  });

  it.each([
    [english, 'Q3 2025', '2025-Q3'],
    [english, 'third quarter of 2025', '2025-Q3'],
    [german, '3. Quartal 2025', '2025-Q3'],
    [english, '2025-Q3', '2025-Q3'],
    [french, '1er trimestre 2025', '2025-Q1'],
    [german, 'zweites Quartal 2025', '2025-Q2'],
    [french, 'premier trimestre 2025', '2025-Q1'],
    [spanish, 'tercer trimestre de 2025', '2025-Q3'],
    [german, 'KW 23/2025', '2025-W23'],
    [english, 'calendar week 7', '????-W07'],
  ])('reads quarters and weeks: %#', (format, text, date) => {
    expect(valuesIn(text, format)).toEqual([`date ${date}`]);
  });

  it('reads the date of a time stamp', () => {
    expect(valuesIn('2025-05-03T14:00')).toContain('date 2025-05-03');
  });

  it.each([
    ['31 March', '????-03-31'],
    ['May 2025', '2025-05-??'],
    ['31.03.', '????-03-31'],
  ])('leaves open what %s does not say', (text, date) => {
    expect(valuesIn(text, german)).toEqual([`date ${date}`]);
  });

  it('follows the order of day and month that the document shows', () => {
    expect(valuesIn('03/04/2025', english)).toEqual(['date 2025-04-03']);
    expect(valuesIn('03/04/2025', american)).toEqual(['date 2025-03-04']);
  });

  it('follows the figures where only one order is possible', () => {
    expect(valuesIn('27/06/2025', american)).toEqual(['date 2025-06-27']);
    expect(valuesIn('12/31/2024', english)).toEqual(['date 2024-12-31']);
  });

  it('marks dates whose order only the document tells', () => {
    expect(valueIn('03/04/2025').date?.isAmbiguous).toBe(true);
    expect(valueIn('03.04.2025', german).date?.isAmbiguous).toBe(false);
    expect(valueIn('03-04-2025').date?.isAmbiguous).toBe(true);
    expect(valueIn('04/04/2025').date?.isAmbiguous).toBe(false);
  });

  it('puts years of two digits into the right century', () => {
    expect(valuesIn('03/04/25')).toEqual(['date 2025-04-03']);
    expect(valuesIn('03/04/85')).toEqual(['date 1985-04-03']);
  });

  it.each([
    [english, 'Friday, 27 June 2025', 5],
    [german, 'Montag, den 3. Juni 2024', 1],
    [french, 'lundi 3 juin 2024', 1],
    [spanish, 'lunes, 3 de junio de 2024', 1],
  ])('keeps the weekday beside the date: %#', (format, text, weekday) => {
    expect(valueIn(text, format).date?.weekday).toBe(weekday);
  });

  it.each([
    'by the end of April 31 hectares',
    'lot 250630',
    'invoice 07/2027',
    'may 5 % be charged',
    '13/13/2025',
    'version 1.2.3',
  ])('finds no date in %s', (text) => {
    expect(valuesIn(text).filter((value) => value.startsWith('date'))).toEqual([]);
  });
});
