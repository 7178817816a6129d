import { describe, expect, it } from '@jest/globals';
import { stem } from './words/stem.ts';
import { factDocument, factPrinted } from './testing/read-lines.ts';
import { inShort } from './testing/values-in.ts';

const valuesOf = (...lines: readonly string[]): string[] =>
  factDocument(...lines).facts.map(({ value }) => inShort(value));

/** A value and what it is about. */
const aboutOf = (text: string, ...lines: readonly string[]) => factPrinted(factDocument(...lines), text);

const figures = ['Revenue | 1,204 | 1,310', 'Costs | 900 | 950', 'Profit | 304 | 360'];

describe('extractFacts', () => {
  it.each(["Item £'000 | 2023 | 2024", 'Item in GBP thousand | 2023 | 2024'])(
    'takes currency and scale from the corner of a table of years: %s',
    (head) => {
      const fact = aboutOf('1,204', head, ...figures);
      expect(fact.value).toMatchObject({ type: 'money', unit: 'GBP', low: 1_203_500, high: 1_204_500 });
    },
  );

  it('takes currency, scale and unit from the head of a column', () => {
    const lines = ['Item | Weight (kg) | EUR m', 'Pump | 12.5 | 1.2', 'Motor | 30 | 9.4', 'Valve | 4 | 12.3'];
    expect(aboutOf('12.5', ...lines).value).toMatchObject({ type: 'quantity', unit: 'mass', low: 12.5 });
    expect(aboutOf('9.4', ...lines).value).toMatchObject({ type: 'money', unit: 'EUR', low: 8_900_000 });
  });

  it('names the time at which a row begins by the cell behind it', () => {
    const day = ['Time | What | Who', '08:30 | Boats launched | Harbour crew', '14:00 | Regatta ends | Umpires'];
    const { subject, slot } = aboutOf('14:00', ...day);
    expect(subject).toBe('Regatta ends, Time');
    expect(slot.get(stem('Regatta'))).toBeGreaterThan(slot.get(stem('Umpires')) ?? Infinity);
    const list = ['Weight | Article | Shelf', '2 kg | Brass lamp | North', '14 kg | Ship bell | South'];
    expect(aboutOf('14 kg', ...list).subject).toBe('Weight');
  });

  it('counts behind a Spanish para and article, not behind the short form of paragraph', () => {
    const spanish =
      'La comida que se ofrece en el jardín de la casa es para 250 invitados y los 30 alumnos de la escuela.';
    expect(valuesOf(spanish)).toEqual(['number 250', 'number 30']);
    expect(valuesOf('The duties of the tenant follow from para 14 of the lease and from para. 15.')).toEqual([]);
  });

  it('takes the period of a value from its column or the words behind it', () => {
    const head = "Item £'000 | 2023 | 2024";
    expect(aboutOf('1,310', head, ...figures).period).toBe(2024);
    expect(aboutOf('£5 million', 'Revenue was £5 million in 2023.').period).toBe(2023);
    expect(aboutOf('£5 million', 'Revenue was £5 million.').period).toBeUndefined();
    expect(aboutOf('£5 million', 'Revenue rose to £6 million (2023, restated: £5 million).').period).toBe(2023);
  });

  it('knows the year of a column by the end of its head, which may be a day', () => {
    const periodUnder = (name: string): number | undefined =>
      aboutOf('1,310', `Shop | Staff | ${name}`, 'North | 84 | 1,310', 'South | 91 | 1,475').period;
    expect(periodUnder('Sales 2024')).toBe(2024);
    expect(periodUnder('2024 (restated)')).toBe(2024);
    expect(periodUnder('31 May 2024')).toBeUndefined();
  });

  it('takes the year since when a price holds for no year that it is about', () => {
    const periodUnder = (name: string): number | undefined =>
      aboutOf('1,310', `Tariff | ${name}`, 'North | none | 1,310', 'South | yearly | 1,475').period;
    expect(periodUnder('Change | Stand 2021')).toBeUndefined();
    expect(periodUnder('Change | As of 2021')).toBeUndefined();
    expect(periodUnder('Stand 2020 | Stand 2021')).toBe(2021);
    expect(periodUnder('Change | Turnover 2021')).toBe(2021);
  });

  it.each([
    ['The price rises from £10 to £12 next year.', '£10', '£12'],
    ['Die Zahl der Boote steigt von 14 auf 17.', '14', '17.'],
    ['The number of tents rises from 80 to 95 a day and that of the stalls at the market from 12 to 16.', '12', '16.'],
    ['Le prix du bois passe de 900 € à 950 €, celui du transport jusqu’au chantier de 80 € à 95 €.', '80 €', '95 €.'],
    ['The fee is £12 (previously £10).', '£10', '£12'],
    ['Costs were £12 million, against £10 million the year before.', '£10', '£12'],
    ['Die Gebühr beträgt 12 € statt 10 € je Monat.', '10', '12'],
    ['The Date, at present 22 August 2025, is extended and is now 19 September 2025.', '22 August', '19 September'],
    ['Die Frist von 10 Tagen wird auf 20 Tage verlängert.', '10 Tagen', '20 Tage'],
    ['Die Abgabe wird vom 2. Mai 2025 auf den 9. Juni 2025 verschoben.', '2. Mai', '9. Juni'],
    ['La livraison est reportée du 2 mai 2025 au 9 juin 2025.', '2 mai', '9 juin'],
    ['Last year the price was £10, now it is £12.', '£10', '£12'],
    ['Before May 2024 members paid £10. They now pay £12.', '£10', '£12'],
    ['Bis Ende 2024 zahlten Mitglieder 10 €. Nun sind es 12 €.', '10', '12'],
    ['Avant mai 2024 les membres payaient 10 €. Ils paient 12 €.', '10', '12'],
    ['Hasta mayo de 2024 los socios pagaban 10 €. Ahora pagan 12 €.', '10', '12'],
    ['Es wird beantragt, den Beitrag von 10 € auf 12 € anzuheben.', '10', '12'],
    ['Il est proposé de porter la cotisation de 10 € à 12 €.', '10', '12'],
    ['Se propone subir la cuota de 10 € a 12 €.', '10', '12'],
    ['Im Vorjahr betrug der Beitrag 10 €, nun sind es 12 €.', '10', '12'],
    ['El año pasado la cuota era de 10 €; ahora es de 12 €.', '10', '12'],
    ['Le délai de 10 jours est porté à 15 jours.', '10 jours', '15 jours'],
    ['La entrega del 1 de mayo de 2025 se aplaza al 15 de junio de 2025.', '1 de mayo', '15 de junio'],
  ])('knows which value held before: %s', (line, former, current) => {
    expect(aboutOf(former, line).isFormer).toBe(true);
    expect(aboutOf(current, line).isFormer).toBe(false);
  });

  it.each([
    'Das Büro ist vom 2. Mai 2025 bis zum 9. Juni 2025 geschlossen.',
    'Before 3 May 2024 members pay £10.',
    'Until 3 May 2024 the hall is let; the fee was £10.',
    'The term of 5 years may be extended to 7 years.',
    'The lease starts on 1 May 2025 and is extended to 30 June 2026.',
  ])('takes nothing for former that was not changed: %s', (line) => {
    expect(factDocument(line).facts.some(({ isFormer }) => isFormer)).toBe(false);
  });

  it.each([
    'See section 7.3 and clause 12 of Schedule 4.',
    'As said in note [4] of 2024.',
    '4.2 The tenant pays the rent.',
    'Siehe Ziffer 5 auf Seite 12.',
    'La grille du poste 8 est posée après la partida 12.',
  ])('takes no place in a document for a value: %s', (line) => {
    expect(valuesOf(line)).toEqual([]);
  });

  it('takes the pairs of digits of a register for no numbers', () => {
    expect(valuesOf('Sundby Fotonik ApS (CVR 38 11 40 27) of Odense').join()).not.toContain('number');
  });

  it('takes the numbers of rows for no values', () => {
    expect(valuesOf('1 | book the hall | £200', '2 | order food | £300')).toEqual(['money GBP 200', 'money GBP 300']);
  });

  it('takes the first number of a form whose labels stand above its values for a value', () => {
    const labels = 'Rooms | Rent | Start';
    expect(aboutOf('3', labels, '3 | £950 | 1 May 2025').value).toMatchObject({ type: 'number', low: 3 });
    expect(() => aboutOf('3', labels, '3 | £950 | 1 May 2025', '4 | £990 | 1 June 2025')).toThrow();
  });

  it('takes a number of the first column for a value where the head says what it measures', () => {
    const head = 'Yield MPa | Tensile MPa | Elongation %';
    expect(aboutOf('535', head, '535 | 861 | 16.5', '538 | 869 | 16.1').value).toMatchObject({ unit: 'pressure' });
  });

  it('reads no value across the edge of a cell', () => {
    expect(valuesOf('Pumps | 12 | 500 | kg')).toEqual(['number 12', 'quantity mass 500']);
    expect(valuesOf('Pumps | 12 | 500 | bar stools')).toEqual(['number 12', 'number 500']);
  });

  it('reads numbers as the document prints them', () => {
    expect(valuesOf('Miete 1.234,56', 'Kaution 2.500')).toEqual(['number 1234.56', 'number 2500']);
    expect(valuesOf('Rent 1,234.56', 'Deposit 2,500')).toEqual(['number 1234.56', 'number 2500']);
  });

  it('names a value by its label, left of it, before a colon, or by its row and column', () => {
    expect(aboutOf('£1,200', 'Monthly rent | £1,200')).toMatchObject({ subject: 'Monthly rent', source: 'label' });
    expect(aboutOf('£1,200', 'Monthly rent: £1,200')).toMatchObject({ subject: 'Monthly rent', source: 'label' });
    expect(aboutOf('1,310', 'Item | 2023 | 2024', ...figures)).toMatchObject({
      subject: 'Revenue, 2024',
      source: 'cell',
    });
  });

  it('names a value by the words before it, and by the term that it defines', () => {
    expect(aboutOf('£1,200', 'The tenant pays a rent of £1,200.').subject).toContain('rent');
    expect(aboutOf('1 May', '“Commencement Date” means 1 May 2024.').subject).toBe('Commencement Date');
  });

  it('weighs words the heavier the nearer they stand to the value', () => {
    const { slot } = aboutOf('£1,200', 'The tenant pays to the landlord a deposit of £1,200.');
    expect(slot.get('=deposit')).toBeGreaterThan(slot.get('=tenant') ?? Infinity);
  });

  it('hears the heading a little', () => {
    expect(aboutOf('£1,200', '# 3. Insurance', 'The sum is £1,200.').slot.get('=insurance')).toBeCloseTo(0.3);
  });

  it('hears the heading well where only it says what a sum is for', () => {
    const { slot } = aboutOf('£1,200', '# 3. Insurance', 'The tenant pays the sum of £1,200.');
    expect(slot.get('=insurance')).toBeCloseTo(0.85);
  });

  it('names the year that the document speaks of most', () => {
    expect(factDocument('From 2023 to 2024 and in 2024', 'Rent 2019.00').mainYear).toBe(2024);
  });

  it.each([
    'Released in 2026, due in 2026: figures for the twelve months to 31/12/2025',
    'Issued in 2026 and 2026 for the year ended 31 December 2025',
    'Im Mai 2026 und Juni 2026 zum Geschäftsjahr 2025',
    'Jahresabrechnung Wasser 2025, im Mai 2026 und Juni 2026',
    'Annual statement 2025, written in May 2026 and sent in June 2026',
    'Établi en 2026, signé en 2026, pour l’exercice clos le 31 décembre 2025',
    'Emitido en 2026, firmado en 2026: ejercicio cerrado el 31 de diciembre de 2025',
  ])('names the year that the document reports on: %s', (line) => {
    expect(factDocument(line).mainYear).toBe(2025);
  });
});
