import { describe, expect, it } from '@jest/globals';
import { stem } from '../words/stem.ts';
import { factDocument } from '../testing/read-lines.ts';
import { timeEventOf } from './time-event.ts';
import { timeSense } from './time-sense.ts';

/** Event and role of each date, time and stretch of time in a line. */
const sensesIn = (line: string): string[] =>
  factDocument(line).facts.flatMap(({ sense }) =>
    sense === undefined ? [] : [`${sense.event ?? 'nothing'} ${sense.role}`.trim()],
  );

describe(timeEventOf.name, () => {
  it.each([
    ['delivered', 'delivery'],
    ['Lieferfrist', 'delivery'],
    ['Mietbeginn', 'start'],
    ['Mietende', 'end'],
    ['Vertragsende', 'end'],
    ['begonnene', 'start'],
    ['livraison', 'delivery'],
    ['entregará', 'delivery'],
    ['repris', 'return'],
    ['Rücknahme', 'return'],
    ['Schadentag', 'accident'],
    ['sinistre', 'accident'],
    ['surgery', 'operation'],
    ['surgeon', undefined],
    ['Kündigungsfrist', 'notice'],
    ['prestará', 'term'],
    ['préavis', 'notice'],
    ['fertigzustellen', 'completion'],
  ])('knows the event that “%s” names', (word, event) => {
    expect(timeEventOf(word)).toBe(event);
  });

  it.each(
    'responsable table Fenster voiture zapato Lieferant Zähler Abrechnung solicitors department Vorsitzende laufende comprende firm'.split(
      ' ',
    ),
  )('finds no event in “%s”', (word) => {
    expect(timeEventOf(word)).toBeUndefined();
  });
});

describe(timeSense.name, () => {
  it.each([
    ['The fair opens on 3 May 2025.', ['opening']],
    ['This Agreement is made on 3 May 2025.', ['nothing']],
    ['The jam was made on 3 May 2025.', ['production']],
    ["Le délai de garantie de parfait achèvement est d'un an.", ['warranty']],
    ["Le délai d'exécution, préparation de 30 jours incluse, est de cinq mois.", ['nothing', 'completion']],
    ['Mit diesem Tag beginnt die Gewährleistungsfrist; sie beträgt vier Jahre.', ['warranty']],
    ['Die Erklärung muss dem Vorstand drei Monate vorher zugehen.', ['notice before']],
    ['Le preneur peut partir, à condition de prévenir le bailleur six mois à l’avance.', ['notice before']],
    ['Das Dach ist bis zum 3. Mai 2025 fertigzustellen.', ['completion']],
    ['La mercancía se entregará el 3 de mayo de 2025.', ['delivery']],
    ['Le contrat prend effet le 3 mai 2025.', ['start']],
    ['The pass is good until 3 May 2025.', ['end']],
    ['Vencimiento: a 30 días de la entrega.', ['pay']],
    ['La instalación se hará el 3 de mayo de 2025.', ['installation']],
    ['Elle sera réglée le 3 mai 2025.', ['pay']],
    ['Échéance : à 30 jours fin de mois', ['pay within']],
    ['Please let us know by 3 May 2025 whether you come.', ['response']],
    ['Teilen Sie uns bis zum 3. Mai 2025 mit, ob Sie kommen.', ['response']],
    ['Ein Monteur ist innerhalb von drei Stunden vor Ort.', ['response within']],
    ['Unser Monteur ist binnen drei Stunden bei Ihnen.', ['response within']],
    ['A fitter will be with you within three hours.', ['response within']],
    ['Un technicien sera chez vous dans les 3 heures.', ['response within']],
    ['El técnico estará en su domicilio en tres horas.', ['response within']],
    ['The music shall cease at 11.30 p.m.', ['end']],
    ['La musique cesse à 23 h 30.', ['end']],
    ['Bewerbungen bitte bis zum 3. Mai 2025.', ['submission']],
    ['Der Hof ist vom 3. Mai 2025 an gesperrt.', ['start']],
    ['vom 3. Mai 2025 über Bauholz', ['nothing']],
    ['Lease to 3 May 2025, no option', ['end']],
    ['Eintritt | 3. Mai 2025', ['start']],
    ['Terms | 30 days from the date of invoice', ['pay']],
    ['Terms | 3 years from delivery', ['term']],
    ['Konditionen | 30 Tage nach Rechnungserhalt', ['pay within']],
    ['Conditions | 45 jours après réception de la facture', ['pay within']],
    ['Condiciones | 30 días desde la fecha de la factura', ['pay']],
    ['The first rate, at the end of May 2025', ['nothing']],
    ['Die erste Rate, Ende Mai 2025', ['nothing']],
    ['Open until the end of May 2025', ['end']],
    ['The first reply is given in 3 days.', ['response within']],
    ['Die Arbeiten sind am 3. Mai 2025 abzuschließen.', ['completion']],
    ['The blood sample was taken on 3 May 2025.', ['sampling']],
    ['The taking-over of the works is on 3 May 2025.', ['takeover']],
    ['Lieferung in diesem Monat, Abnahme am 3. Mai 2025.', ['takeover']],
    ['La réception des travaux est prévue le 3 mai 2025.', ['takeover']],
    ['La recepción de las obras se hará el 3 de mayo de 2025.', ['takeover']],
    ['Auf den Kran leisten wir 12 Monate Gewähr ab Abnahme.', ['warranty']],
    ['Am 3. Mai 2025 fahren wir ab.', ['departure']],
    ['Das Arbeitsverhältnis, das seit dem 3. Mai 2018 besteht, wird beendet.', ['start']],
    ['The guarantee lasts for two years.', ['warranty length']],
    ['Vous pouvez partir avec trois mois de préavis.', ['notice before']],
    ['Le sentier ferme à partir du 3 mai 2025.', ['closing']],
    ['El camino se cierra a partir del 3 de mayo de 2025.', ['closing']],
    ['Nous voulons partir le 3 mai 2025.', ['departure']],
    ['Bookings are for people aged from 16 years.', ['age']],
    ['Anmelden dürfen sich Personen ab 16 Jahren.', ['age']],
    ['La réservation est ouverte aux personnes de plus de 16 ans.', ['age']],
    ['La reserva se limita a mayores de 16 años.', ['age']],
  ])('names what happens: %s', (line, senses) => {
    expect(sensesIn(line)).toEqual(senses);
  });

  it.each([
    'Our library is open until 10 pm.',
    'Die Bücherei ist bis 22 Uhr geöffnet.',
    'The library closes at 10 pm.',
  ])('hears that something closes: %s', (line) => {
    expect(factDocument(line).facts.map(({ sense }) => sense?.event)).toEqual(['closing']);
  });

  it.each([
    ['The hire begins on 3 May 2025 and ends on 9 May 2025.', ['start', 'end']],
    ['Arrival 3 May 2025, departure 9 May 2025', ['arrival', 'departure']],
    ['The season runs from 3 May 2025 to 9 May 2025.', ['start', 'end']],
    ['Votre séjour va du samedi 3 mai 2025 au samedi 10 mai 2025.', ['start', 'end']],
    ['Mietzeit: 3. Mai 2025 bis 9. Mai 2025', ['start', 'end']],
  ])('gives each of two dates its own event: %s', (line, [first = '', second = '']) => {
    const [x, y] = factDocument(line).facts.map(({ sense }) => sense);
    expect(x?.event === first || x?.events.has(first)).toBe(true);
    expect(y?.event === second || y?.events.has(second)).toBe(true);
  });

  it.each([
    ['The bar opens at 6 pm.', 'bar'],
    ['Livraison du sable le 12 mars 2025', 'sable'],
    ['Beer is served from 7 pm.', 'Beer'],
  ])('names what it happens to: %s', (line, object) => {
    const [sense] = factDocument(line).facts.map((fact) => fact.sense);
    expect([...(sense?.objects ?? [])]).toEqual([stem(object)]);
  });

  it('takes who does something for no thing that it happens to', () => {
    const [fact] = factDocument('The supplier delivers on 3 May 2025.').facts;
    expect([...(fact?.sense?.objects ?? [])]).toEqual([]);
  });

  it('takes what a stretch of time is reckoned from for no event of its own', () => {
    expect(sensesIn('The booking can be cancelled ten days before arrival.')).toEqual(['cancellation before']);
    expect(sensesIn('Kept after the end | 15 years')).toEqual(['keeping']);
    expect(sensesIn('Kept until the end | 15 years')).toEqual(['end']);
  });

  it.each([
    ['The lift is inspected every six weeks.', 'interval'],
    ['Die Kündigung ist drei Monate vorher zu erklären.', 'before'],
    ['Il faut prévenir 2 mois à l’avance.', 'before'],
    ['El preaviso es de tres meses de antelación.', 'before'],
    ['Invoices are paid within 30 days.', 'within'],
    ['Rechnungen sind binnen zehn Tagen zu zahlen.', 'within'],
    ['The files are kept for at most six years.', 'length'],
    ['Stitches are removed after ten days.', 'after'],
    ['Rechnungen sind in zehn Tagen ab Zugang zu zahlen.', 'within'],
  ])('says how a stretch of time is meant: %s', (line, role) => {
    expect(sensesIn(line).map((sense) => sense.split(' ').at(-1))).toEqual([role]);
  });
});
