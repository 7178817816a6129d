import { describe, expect, it } from '@jest/globals';
import { valuesIn } from '../testing/values-in.ts';

describe('findIdentifiers', () => {
  it.each([
    ['Write to Jo.Smith@example.co.uk.', 'email jo.smith@example.co.uk'],
    ['see https://www.Example.com/a/b.', 'url example.com/a/b'],
    ['see www.example.com', 'url example.com'],
    ['+44 20 7946 0958', 'phone 442079460958'],
    ['Tel. 020 7946 0958', 'phone 2079460958'],
    ['(020) 7946 0958', 'phone 2079460958'],
    ['Telefon 08799 4420-0', 'phone 879944200'],
    ['Tel. 036411 4420-12', 'phone 36411442012'],
    ['Barcode 5 012345 789018', 'identifier 5012345789018'],
    ['llámenos al 983 114 206', 'phone 983114206'],
    ['rufen Sie an, Handy 151 442 8801', 'phone 1514428801'],
    ['GB29 NWBK 6016 1331 9268 19', 'identifier account GB29NWBK60161331926819'],
    ['DE89370400440532013000', 'identifier account DE89370400440532013000'],
    ['WW-4471902', 'identifier WW4471902'],
    ['HB/24/117', 'identifier HB24117'],
    ['Directive 2006/42/EC', 'identifier 200642EC'],
    ['la directive 2006/42/CE', 'identifier 200642EC'],
    ['IP67', 'identifier IP67'],
    ['12345', 'identifier 12345'],
    ['Invoice no. 0071 8263', 'identifier 00718263'],
    ['VAT no. GB 771 2094 55', 'identifier GB771209455'],
    ['ABN 51 824 753 556', 'identifier 51824753556'],
    ['sort code 30-96-41', 'identifier 309641'],
    ['22 914 605-K', 'identifier 22914605K'],
    ['car KD19 RVO', 'identifier KD19RVO'],
    ['Kennzeichen HH AB 123', 'identifier HHAB123'],
    ['matrícula 4471 BCD', 'identifier 4471BCD'],
    ['lot n° 9 Peinture', 'identifier numbered 9'],
    ['the recall (class 2)', 'identifier numbered 2'],
    ['to loading bay 4, Mill Lane', 'identifier numbered dock 4'],
    ['au quai n° 12', 'identifier numbered dock 12'],
    ['die Rotbuche Nr. 72 am Weg', 'identifier numbered rotbuch 72'],
    ['Rotbuche (Nr. 27)', 'identifier numbered rotbuch 27'],
    ['Pflegegrad 3 seit', 'identifier numbered 3'],
    ['Schutzklasse 2 nach', 'identifier numbered 2'],
    ['Hexley HX4 0BD', 'identifier postcode HX40BD'],
    ['room B 214', 'identifier numbered B214'],
    ['la salle D.', 'identifier numbered D'],
    ['Vorlage 2025/086', 'identifier 2025086'],
    ['Serial VT4-88217-A', 'identifier VT488217A'],
    ['patent EP 2 518 374 B1', 'identifier EP2518374B1'],
    ['title WS 418827', 'identifier WS418827'],
    ['serial H-46 118 907', 'identifier H46118907'],
    ['Barcode 5 012345 678900', 'identifier 5012345678900'],
    ['EAN: 5012345 67890 0', 'identifier 5012345678900'],
    ['contrat de vendange n° 25-61', 'identifier 2561'],
    ['Contract 25-16', 'identifier 2516'],
    ['Auftrag Nr. 118/24', 'identifier 11824'],
    ['Bestellung 4500-7719', 'identifier 45007719'],
    ['facture n° 2024-118', 'identifier 2024118'],
    ['section AK numéro 187', 'identifier parcel AK187'],
    ['maison cadastrée AK 178', 'identifier parcel AK178'],
    ['Flurstück 112/4 der Flur', 'identifier parcel 1124'],
    ['your reference 14 K 03522', 'identifier 14K03522'],
    ['Contrat KD 2024 0731', 'identifier KD20240731'],
    ['Vertrag Nr. KD 2024 0731', 'identifier KD20240731'],
    ['licence KDX-24- 003522', 'identifier KDX24003522'],
  ])('reads %s', (text, value) => {
    expect(valuesIn(text)).toEqual([value]);
  });

  it.each([
    'Absatz Nr. 16',
    'Rechnung Nr. 118',
    'the season 2024/25',
    'contract 2024/25',
    'the order of lines 12-18',
    'class a',
    '12/2025',
    'in 2024/2025',
    'contract 2024-2026',
    'Vertrag 2024-2025',
    'section A 12 m²',
    'the room is large',
    'Vertrag GBP 2024 100',
    'claim of 14 sacks or 352 kg',
  ])('finds no code in %s', (text) => {
    expect(valuesIn(text).filter((value) => value.startsWith('identifier'))).toEqual([]);
  });

  it('reads the state of a document, whatever was read before', () => {
    const texts = ['Rev. D', 'Version 2.1', 'Rev. D', 'Draft 3'];
    expect(texts.map((text) => valuesIn(text))).toEqual([
      ['identifier revision d'],
      ['identifier revision 2.1'],
      ['identifier revision d'],
      ['identifier revision 3'],
    ]);
  });

  it('gives equal codes the same key however they are parted', () => {
    expect(valuesIn('PO-2024/118')).toEqual(valuesIn('po-2024-118'.toUpperCase()));
  });

  it.each(['1,234.50', '12.5', '24-7', '1st', '2024/25', '24.06.2025', '12-month'])(
    'does not take %s for a code',
    (text) => {
      expect(valuesIn(text).filter((value) => value.startsWith('identifier'))).toEqual([]);
    },
  );
});
