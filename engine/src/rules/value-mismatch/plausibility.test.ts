import { describe, expect, it } from '@jest/globals';
import { factDocuments } from '../../align/testing/aligned.ts';
import type { FactLink } from '../../align/fact-link.ts';
import { plausibility } from './plausibility.ts';

/** Whether the first values of two papers, which differ, are held to be of one thing. */
function isPlausible(first: readonly string[], second: readonly string[], link: Partial<FactLink> = {}): boolean {
  const documents = factDocuments(first, second);
  const [a, b] = documents.map(({ facts: [fact] }) => fact);
  if (a === undefined || b === undefined) throw new Error('a paper holds no value');
  return plausibility(documents)({ a, b, relation: 'different', strength: 0.58, by: 'slot', ...link });
}

const fee = (amount: string): string[] => [`The licensee pays a mooring fee of ${amount} each season.`];
const charge = (amount: string): string[] => [`Charge for your berth: ${amount}`];

describe(plausibility.name, () => {
  it('believes amounts of nearly the same size', () => {
    expect(isPlausible(fee('£4,130'), charge('£4,390'))).toBe(true);
  });

  it('doubts an amount that is many times the other', () => {
    expect(isPlausible(fee('£4,130'), charge('£390'))).toBe(false);
  });

  it('believes amounts far apart where the words are the same', () => {
    expect(isPlausible(fee('£4,130'), fee('£390'))).toBe(true);
  });

  it('believes amounts far apart whose figures are a slip', () => {
    expect(isPlausible(fee('£4,130'), charge('£1,520'), { strength: 0.78 })).toBe(false);
    expect(isPlausible(fee('£4,130'), charge('£1,430'), { strength: 0.78 })).toBe(true);
  });

  it('believes one figure that is printed with two units', () => {
    const flow = ['The pump shall bring 240 m³/h to the trough.'];
    expect(isPlausible(flow, ['Full scale: 240 l/min'])).toBe(true);
    expect(isPlausible(flow, ['Full scale: 270 l/min'])).toBe(false);
  });

  it('believes one figure of two digits that is printed with two units, too', () => {
    const drops = ['The bottle holds 25 ml.'];
    expect(isPlausible(drops, ['Holds: 25 l'], { strength: 0.6 })).toBe(true);
    expect(isPlausible(drops, ['Holds: 26 l'], { strength: 0.6 })).toBe(false);
  });

  it('believes the last days for one event farther apart than other days', () => {
    const works = ['Die Arbeiten sind bis spätestens 28. Februar 2025 auszuführen.'];
    expect(isPlausible(works, ['Die Fällung muss bis zum 15. März 2025 abgeschlossen sein.'], { strength: 0.66 })).toBe(
      true,
    );
    expect(isPlausible(works, ['Die Fällung wird am 15. März 2025 abgeschlossen sein.'], { strength: 0.66 })).toBe(
      false,
    );
  });

  it('believes measures farther apart than prices', () => {
    expect(isPlausible(['Memory of each till: 8 GB'], ['For the till come at last 16 GB.'], { strength: 0.6 })).toBe(
      true,
    );
    expect(isPlausible(['Cover of each till: £8'], ['For the till come at last £16.'], { strength: 0.6 })).toBe(false);
  });

  it('believes what is very much alike, though farther apart', () => {
    expect(isPlausible(fee('£4,130'), charge('£2,290'))).toBe(false);
    expect(isPlausible(fee('£4,130'), charge('£2,290'), { strength: 0.8 })).toBe(true);
  });

  it('knows by their concepts what words of two languages share', () => {
    const offer = (sentence: string): string[] => [sentence, '', 'Wir danken Ihnen für die Anfrage und liefern gern.'];
    const isOf = (sentence: string): boolean =>
      isPlausible(offer(sentence), ['The price of 1,900 EUR is for the boiler.', '', 'We thank you for your order.']);
    expect(isOf('Der Preis von 3.400 EUR gilt für den Kessel.')).toBe(true);
    expect(isOf('Der Umbau von 3.400 EUR gilt für den Kessel.')).toBe(false);
  });

  it('doubts a value that the other paper gives to something else', () => {
    const dear = charge('£5,890');
    expect(isPlausible(fee('£4,130'), dear)).toBe(true);
    expect(isPlausible(fee('£4,130'), [...dear, '', 'Winter storage: £4,130'])).toBe(false);
  });

  it('believes what two rows say of one article, though the other paper lists another that is as large', () => {
    const list = (first: string, ...more: readonly string[]): string[] => ['Article | Name | Pieces', first, ...more];
    const isOf = (code: string): boolean =>
      isPlausible(
        list('Varnish | 750 ml | KP-0702', 'Brush | 30 mm | KP-0811'),
        list(`Lacquer | 375 ml | ${code}`, 'Oil | 750 ml | KP-0900'),
        { strength: 0.88 },
      );
    expect(isOf('KP-0702')).toBe(true);
    expect(isOf('KP-0777')).toBe(false);
  });

  it('doubts dates months apart rather than dates days apart', () => {
    const begins = ['The season opens on 3 April 2026.'];
    const opening = (date: string): string[] => [`Gates open: ${date}`];
    expect(isPlausible(begins, opening('9 April 2026'), { strength: 0.66 })).toBe(true);
    expect(isPlausible(begins, opening('21 September 2026'), { strength: 0.66 })).toBe(false);
  });

  it('takes a date without a year for one of the year that the other prints', () => {
    const returned = ['Please return the form by Friday 30 May.'];
    const handedIn = (date: string): string[] => [`To be returned on ${date}`];
    expect(isPlausible(returned, handedIn('6 June 2025'), { strength: 0.8 })).toBe(true);
    expect(isPlausible(returned, handedIn('16 September 2025'), { strength: 0.8 })).toBe(false);
  });

  it('believes times of one event that happens to one thing', () => {
    const closes = ['The bar closes at 11 pm.'];
    expect(isPlausible(closes, ['Bar closes | midnight'], { strength: 0.66 })).toBe(true);
    expect(isPlausible(closes, ['Bar opens | midnight'], { strength: 0.66 })).toBe(false);
  });

  it('believes days of one event that are told in much the same words, or differ by a slip', () => {
    const ends = ['The licence of the pier ends on 31 March 2029.'];
    const told = ['Licence: to 30 April 2029'];
    expect(isPlausible(ends, told, { strength: 0.8 })).toBe(true);
    expect(isPlausible(ends, told, { strength: 0.7 })).toBe(false);
    const born = ['Patient: Mrs Ada Thornby, born 17 March 1968'];
    const birth = (date: string): string[] => [`Date of birth: ${date}`];
    expect(isPlausible(born, birth('17/03/1986'))).toBe(true);
    expect(isPlausible(born, birth('29/05/1986'))).toBe(false);
  });

  it('lets shares and stretches of time lie twice as far apart', () => {
    const notice = (time: string): string[] => [`The berth is given up with ${time} notice.`];
    expect(isPlausible(notice('4 weeks’'), ['Notice: 8 weeks'])).toBe(true);
    expect(isPlausible(notice('4 weeks’'), ['Quitting: 36 weeks'])).toBe(false);
  });

  it('asks nothing of what was found by another sign', () => {
    expect(isPlausible(fee('£4,130'), charge('£390'), { by: 'sign' })).toBe(true);
  });
});
