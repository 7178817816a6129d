import { describe, expect, it } from '@jest/globals';
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

  it('takes what has no minus in a row that prints one for more than nothing', () => {
    const lines = ['Item | 2023 | 2024', 'Dividends | 402 | (397)', 'Interest | 118 | 120', 'Costs | 30 | 28'];
    expect(aboutOf('402', ...lines).value.sign).toBe(1);
    expect(aboutOf('(397)', ...lines).value.sign).toBe(-1);
    expect(aboutOf('118', ...lines).value).not.toHaveProperty('sign');
  });

  it('names the time at which a row begins by the cell behind it', () => {
    const day = ['Time | What | Who', '08:30 | Boats launched | Harbour crew', '14:00 | Regatta ends | Umpires'];
    expect(aboutOf('14:00', ...day).subject).toBe('Regatta ends, Time');
  });

  it('counts behind a Spanish para and article, not behind the short form of paragraph', () => {
    const spanish =
      'La comida que se ofrece en el jardín de la casa es para 250 invitados y los 30 alumnos de la escuela.';
    expect(valuesOf(spanish)).toEqual(['number 250', 'number 30']);
    expect(valuesOf('The duties of the tenant follow from para 14 of the lease and from para. 15.')).toEqual([]);
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

  it('takes the numbers of pages in a table of contents for no values', () => {
    const titles = ['Pumps and valves', 'Masts and yards', 'Anchors and chains', 'Ropes and blocks', 'Lamps and bells'];
    const contents = titles.map((title, at) => `${title} | ${12 + at * 9}`);
    expect(valuesOf(...contents, ...titles.flatMap((title) => [`# ${title}`, '', 'All is kept dry.', '']))).toEqual([]);
    expect(valuesOf(...contents)).toHaveLength(titles.length);
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
});
