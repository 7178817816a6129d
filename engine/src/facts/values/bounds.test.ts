import { describe, expect, it } from '@jest/globals';
import { boundOf } from './bounds.ts';
import { english, french, german, spanish, valueIn, valuesIn } from '../testing/values-in.ts';

describe(boundOf.name, () => {
  it.each([
    [english, 'up to £5,000', 'most'],
    [english, 'no more than £5,000', 'most'],
    [english, 'up to a limit of £5,000', 'most'],
    [english, 'a minimum stay of 3 nights', 'least'],
    [spanish, 'estancia mínima de 3 noches', 'least'],
    [english, 'less than £5,000', 'most'],
    [english, 'over £5,000', 'least'],
    [english, 'deeper than 25 cm', 'least'],
    [english, 'shorter than 25 cm', 'most'],
    [german, 'länger als 25 cm', 'least'],
    [french, 'plus long que 25 cm', 'least'],
    [english, 'other than 25 cm', 'exact'],
    [english, 'not less than £5,000', 'least'],
    [english, 'at least £5,000', 'least'],
    [english, 'about £5,000', 'about'],
    [english, 'the sum of £5,000', 'exact'],
    [english, 'the fee went up to £5,000', 'exact'],
    [english, 'the fee may go as high as up to £5,000', 'most'],
    [english, 'just over £5,000', 'about'],
    [german, 'knapp 5.000 €', 'about'],
    [german, 'weniger als 5.000 €', 'most'],
    [french, 'un peu plus de 5 000 €', 'about'],
    [french, 'supérieur à 5 000 €', 'least'],
    [spanish, 'casi 5.000 €', 'about'],
    [spanish, 'inferior a 5.000 €', 'most'],
    [spanish, 'más de un 10 %', 'least'],
    [german, 'höchstens 5.000 €', 'most'],
    [german, 'mindestens 5.000 €', 'least'],
    [german, 'rund 5.000 €', 'about'],
    [french, 'au plus 5 000 €', 'most'],
    [french, 'au moins 5 000 €', 'least'],
    [spanish, 'hasta 5.000 €', 'most'],
    [spanish, 'al menos 5.000 €', 'least'],
    [english, 'must not be louder than 70 dB', 'most'],
    [english, 'may not exceed 70 dB', 'most'],
    [english, 'not fewer than six', 'least'],
    [english, 'is limited to 20 kg', 'most'],
    [german, 'nicht länger als 12 m', 'most'],
    [german, 'nicht unter 5 kg', 'least'],
    [german, 'darf 85 dB nicht überschreiten', 'most'],
    [french, 'ne doit pas dépasser 85 dB', 'most'],
    [french, 'pas moins de 3 kg', 'least'],
    [spanish, 'no superará los 85 dB', 'most'],
    [spanish, 'no menos de 3 kg', 'least'],
    [english, 'Tickets from £12 a head', 'least'],
    [german, 'Zimmer ab 60 €', 'least'],
    [spanish, 'no llega al límite de 5.000 €', 'most'],
    [spanish, 'El gasto máximo anual asciende a 5.000 €', 'most'],
    [french, 'dans la limite de 5 000 €', 'most'],
    [german, 'liegt unter der Grenze von 5.000 €', 'most'],
    [english, 'Neither pump may be out of use for more than 5 kg', 'most'],
    [german, 'Kein Korb darf jemals schwerer als 5 kg', 'most'],
    [french, 'Aucun colis ne peut peser plus de 5 kg', 'most'],
    [spanish, 'Ningún paquete podrá pesar más de 5 kg', 'most'],
    [english, 'Each pump may be out of use for more than 5 kg', 'least'],
    [english, 'It must not exceed the sum of £95', 'most'],
    [english, 'It must not exceed the rated load, which is 5 kg', 'exact'],
    [french, 'La charge n’excède pas la norme. Le plan comprend 5 kg', 'exact'],
    [english, 'There is no other 5 kg bag', 'exact'],
    [english, 'no longer pays 20 kg', 'exact'],
    [german, 'nicht immer 5 kg', 'exact'],
  ])('takes the limit from the words before: %#', (format, text, bound) => {
    expect(valueIn(text, format).bound).toBe(bound);
  });

  it.each([
    [english, 'returned by 6 November 2025', 'most'],
    [english, 'returned by Thursday, 6 November 2025', 'most'],
    [german, 'spätestens Donnerstag, den 6. November 2025', 'most'],
    [french, 'au plus tard le jeudi 6 novembre 2025', 'most'],
    [spanish, 'a más tardar el jueves 6 de noviembre de 2025', 'most'],
    [german, 'frühestens Donnerstag, 6. November 2025', 'least'],
    [english, 'returned on Thursday, 6 November 2025', 'exact'],
  ])('hears a first and a last day through the name of the day: %#', (format, text, bound) => {
    expect(valueIn(text, format).bound).toBe(bound);
  });

  it('takes no change of a price for the lowest of several', () => {
    expect(valuesIn('falls from £12 to £10', english)).toEqual(['money GBP 12', 'money GBP 10']);
    expect(valuesIn('fell from £12 in May to £10', english)).toEqual(['money GBP 12', 'money GBP 10']);
    expect(valuesIn('falls from six to four years', english)).toEqual(['duration month 72', 'duration month 48']);
  });

  it('hears a limit behind what is counted', () => {
    expect(valuesIn('trois photographies au moins', french)).toEqual(['least number 3']);
    expect(valuesIn('zehn Gäste höchstens', german)).toEqual(['most number 10']);
  });
});
