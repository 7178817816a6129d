import { describe, expect, it } from '@jest/globals';
import { printed, wordsOfFact } from '../facts/fact.ts';
import { isAmending } from './supersession.ts';
import { factDocuments } from '../testing/fact-documents.ts';

/** The values of a paper with this title that are said to take the place of others. */
function amending(title: string, ...lines: readonly string[]): string[] {
  const documents = factDocuments([`# ${title}`, '', ...lines]);
  return documents.flatMap((document) =>
    document.facts.filter((fact) => isAmending(fact, documents)).map((fact) => printed(wordsOfFact(document, fact))),
  );
}

describe(isAmending.name, () => {
  const changed = 'The yearly fee is raised from £960 to £1,080; each quarter costs £270.';

  it('takes what an amendment adds in the same breath as a change for new', () => {
    expect(amending('Amendment no. 1', changed)).toContain('£270.');
  });

  it.each([
    ['Amendment no. 2', 'The Club adds £200 to the deposit, which then stands at £900.', '£900.'],
    ['Nachtrag 2', 'Die Kaution wird um 200 € aufgestockt und beträgt danach 900 €.', '900'],
    ['Avenant n° 2', 'Le club verse 200 € de plus ; la caution est alors de 900 €.', '900'],
    ['Adenda 2', 'El club añade 200 € a la fianza, que asciende entonces a 900 €.', '900'],
  ])('takes what something then comes to for new: %s', (title, line, value) => {
    expect(amending(title, line).join(' ')).toContain(value);
    expect(amending('Newsletter', line)).toEqual([]);
  });

  it('takes for new what an amount becomes, not the amount upon which something becomes firm', () => {
    expect(amending('Booking', 'The deposit for the barn becomes £90 in May.')).toContain('£90');
    const firm = [
      'The booking becomes binding on payment of £90.',
      'La réservation devient ferme au versement de 90 € par virement.',
      'La reserva pasa a ser firme con el pago de 90 € por transferencia.',
    ];
    expect(firm.flatMap((line) => amending('Booking', line))).toEqual([]);
  });

  it.each([
    ['Amendment no. 2', 'The deposit, £900, is not changed.'],
    ['Nachtrag 2', 'Die Kaution von 900 € wird nicht geändert.'],
    ['Avenant n° 2', 'La caution de 900 € n’est pas modifiée.'],
    ['Adenda 2', 'La fianza de 900 € no se modifica.'],
  ])('takes what is said not to change for old: %s', (title, line) => {
    expect(amending(title, line)).toEqual([]);
    const changing = line.replace(/not | nicht|n’| pas| no(?= )/gu, '');
    expect(amending(title, changing)).not.toEqual([]);
  });

  it.each([
    ['Amendment no. 2', 'The rent is increased to £900, while the deposit is not changed.'],
    ['Nachtrag 2', 'Die Miete wird auf 900 € erhöht, die Kaution wird nicht geändert.'],
    ['Avenant n° 2', 'Le loyer est désormais de 900 €, la caution n’est pas modifiée.'],
    ['Adenda 2', 'La renta se eleva a 900 € y la fianza no se modifica.'],
  ])('takes a change for one though another thing is said not to change: %s', (title, line) => {
    expect(amending(title, line).join(' ')).toContain('900');
  });

  it.each([
    ['in another kind of paper', 'Newsletter', changed],
    ['in another sentence', 'Amendment no. 1', changed.replace('; each', '. Each')],
    ['that is said to stay', 'Amendment no. 1', changed.replace('costs', 'remains at')],
    ['behind no change', 'Amendment no. 1', 'The yearly fee is £960; each quarter costs £240.'],
  ])('takes nothing for new %s', (_, title, line) => {
    expect(amending(title, line).filter((value) => /£2[47]0/u.test(value))).toEqual([]);
  });
});
