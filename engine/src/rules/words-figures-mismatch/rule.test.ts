import { alone } from '../testing/printed-text.ts';
import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

const pays = (amount: string) => alone(`The customer pays ${amount} after the invoice.`);
const total = (amount: string, line: string) =>
  alone('Item | Amount', `Booth | ${amount}`, `Total | ${amount}`, '', line);
const explanation = 'The number in words does not match the number in figures.';

testRule(rule, {
  kind: 'internal',
  finds: [
    {
      name: 'a figure in brackets that is not the number before it',
      documents: pays('within thirty (45) days'),
      found: [{ severity: 'high', places: ['d1 p1 thirty', 'd1 p1 (45) days'], explanation }],
    },
    {
      name: 'an amount in brackets that is not the amount before it',
      documents: pays('three thousand five hundred pounds (£3,000)'),
      found: [{ severity: 'high', places: ['d1 p1 three thousand five hundred pounds', 'd1 p1 £3,000'], explanation }],
    },
    {
      name: 'a period in brackets with its own unit',
      documents: pays('thirty days (45 days)'),
      found: [{ severity: 'high', places: ['d1 p1 thirty days', 'd1 p1 45 days'], explanation }],
    },
    {
      name: 'an amount in millions and in full',
      documents: pays('£1.24 million, that is £1,420,000,'),
      found: [{ severity: 'high', places: ['d1 p1 £1.24 million', 'd1 p1 £1,420,000'] }],
    },
    {
      name: 'a measure in two units',
      documents: pays('for 4.2 ha (24,000 m²) of land'),
      found: [{ severity: 'high', places: ['d1 p1 4.2 ha', 'd1 p1 24,000 m²'] }],
    },
    {
      name: 'an amount in words below the total that it is to repeat',
      documents: total('£1,940.00', 'In words: one thousand four hundred and ninety pounds'),
      found: [{ severity: 'high', places: ['d1 p1 £1,940.00', 'd1 p1 one thousand four hundred and ninety pounds'] }],
    },
    {
      name: 'an amount in words below the labelled amount that it is to repeat',
      documents: [
        [
          "# Acte d'engagement",
          '',
          'Le montant du marché est de :',
          '',
          'Montant hors taxe | 1 616,67 €',
          'Montant toutes taxes | 1 940,00 €',
          'Montant en lettres | mille quatre cent quatre-vingt-dix euros',
        ],
        ['La cabane est posée sur la place, avec sa clé et sa toile.'],
      ],
      found: [{ severity: 'high', places: ['d1 p1 1 940,00 €', 'd1 p1 mille quatre cent quatre-vingt-dix euros'] }],
    },
    {
      name: 'an amount in words below its total, in Spanish capitals',
      documents: [
        [
          '# Recibo',
          '',
          'Recibí del cliente por el alquiler de la caseta las cantidades siguientes:',
          '',
          'Concepto | Importe',
          'Caseta | 2.600,00 €',
          'Total | 2.600,00 €',
          '',
          'Son: DOS MIL SEISCIENTOS SESENTA EUROS.',
        ],
        ['La caseta se entrega en la plaza, con la llave y con el toldo.'],
      ],
      found: [{ severity: 'high', places: ['d1 p1 2.600,00 €', 'd1 p1 DOS MIL SEISCIENTOS SESENTA EUROS'] }],
    },
  ],
  ignores: [
    {
      name: 'an amount in words that is the total',
      documents: total('£1,490.00', 'In words: one thousand four hundred and ninety pounds'),
    },
    {
      name: 'an amount in words that pence follow',
      documents: total('£1,490.40', 'In words: one thousand four hundred and ninety pounds and 40 pence'),
    },
    {
      name: 'an amount in words that nothing announces as the total',
      documents: total('£1,490.00', 'We ask for a deposit of three hundred pounds.'),
    },
    { name: 'an amount in millions and the same in full', documents: pays('£1.24 million, that is £1,240,000,') },
    { name: 'a rounded conversion', documents: pays('for 100 yards (90 m) of hedge') },
    { name: 'two measures in one unit', documents: pays('for 96 m² (82 m²) of floor') },
    { name: 'a monthly and a yearly amount', documents: pays('£1,200 a month, that is £14,400 a year,') },
    { name: 'a figure that is the number in words', documents: pays('within thirty (30) days') },
    { name: 'an amount printed in both ways', documents: pays('five thousand dollars ($5,000)') },
    { name: 'a period printed in both ways', documents: pays('thirty days (30 days)') },
    { name: 'the same period in another unit', documents: pays('thirty days (1 month)') },
    { name: 'a share in brackets behind a count', documents: pays('for thirty (20 %)') },
    { name: 'a price in brackets for each of some things', documents: pays('for two lorries (£300 each)') },
    { name: 'two figures side by side', documents: pays('in 30 days (45 days)') },
    { name: 'a number in words beside one that is not in brackets', documents: pays('in thirty days, 45 days') },
    { name: 'a range in words and figures', documents: pays('thirty (30) to forty-five (45) days') },
  ],
});
