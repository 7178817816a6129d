import { describe, expect, it } from '@jest/globals';
import { factDocuments } from '../../../testing/fact-documents.ts';
import { readParties } from './read-parties.ts';

/** The key under which a word of the last line of a document is held. */
function keyIn(documents: readonly (readonly string[])[], document: number, word: string): string | undefined {
  const read = factDocuments(...documents);
  const texts = read[document]?.passages.at(-1)?.words.map(({ text }) => text) ?? [];
  return readParties(read).namedIn(document)(texts, texts.indexOf(word))?.key;
}

const papers = (agreement: string, letter: readonly string[]): string[][] => [
  [agreement],
  letter.flatMap((line) => [line, '']),
];

describe('readParties', () => {
  it.each([
    [
      'Between Ridley Estates Ltd (the Landlord) and Copperleaf Pottery (the Tenant).',
      'Copperleaf Pottery pays.',
      'Copperleaf',
      '=tenant',
    ],
    [
      'Bail entre la SCI Roquebleue, bailleur, et la société Fil d’Ariane, preneur.',
      'Le loyer est dû à la SCI Roquebleue.',
      'SCI',
      '=landlord',
    ],
    [
      'Contrato entre don Ramón Cué, arrendador, y Taller Nube, S.L., arrendataria.',
      'La luz la paga Taller Nube.',
      'Taller',
      '=tenant',
    ],
    [
      'Zwischen der Talquell Wasser GmbH – Versorger – und der Hofgenossenschaft Am Anger eG, vertreten durch den Vorstand, – Kunde –',
      'Talquell Wasser spült.',
      'Talquell',
      '=supplier',
    ],
    [
      'Zwischen der Talquell Wasser GmbH, Ostrach – Betreiber – und der Hofgenossenschaft Am Anger eG.',
      'Talquell Wasser spült.',
      'Talquell',
      '~operator',
    ],
    ['For the Carrier: Greta Aussen For the Customer: Max Terkel', 'The Customer loads.', 'Customer', '=customer'],
    ['Das Laden übernimmt der Frachtführer. Das Ladetor ist frei.', 'Das Ladetor wird geräumt.', 'Ladetor', undefined],
    [
      'Zwischen der Gemeinde Ostrach und der Küchenwerk GmbH (Caterer).',
      'Die Küchenwerk GmbH spült.',
      'Küchenwerk',
      'cater',
    ],
    [
      'Contractor: Kessock & Daughters (Builders) Ltd, Unit 3, Bramsholt',
      'Kessock & Daughters (Builders) Ltd sweeps the flue.',
      'Kessock',
      '=supplier',
    ],
    [
      'Zwischen der Talquell Wasser GmbH, Ostrach (nachfolgend Verkäuferin, VK), und der Gemeinde Oberau (Käuferin, KF).',
      'Die VK spült die Leitung.',
      'VK',
      '=supplier',
    ],
    [
      'Between Ridley Estates Ltd (the Landlord, LL) and Copperleaf Ltd (the Tenant, TT).',
      'The rent comes from TT each year.',
      'TT',
      '=tenant',
    ],
    [
      'Between Ridley Estates Ltd (the Landlord, LL) and Copperleaf Ltd (the Tenant, TT).',
      'The rent comes from tt each year.',
      'tt',
      undefined,
    ],
    ['Der Vermieter spült die Leitung.', 'Die VK spült die Leitung.', 'VK', undefined],
    ['Le Locataire | Le Bailleur', 'Le Bailleur ramone.', 'Bailleur', '=landlord'],
    ['Fournisseur : Moulins Roux, 3 quai Vert', 'Le silo est vidé par Moulins Roux', 'Moulins', '=supplier'],
    ['H. Tanner | G. Roux', 'La cave est à G. Roux.', 'G.', undefined],
    [
      'Entre la société Moulins Roux, 14 rue Verte, Pont- le-Haut (« le Fournisseur »), et la mairie.',
      'Moulins Roux livre.',
      'Moulins',
      '=supplier',
    ],
    ['Sponsor: Brackwater Biosciences.', 'Unused drug goes back to Brackwater', 'Brackwater', '~sponsor'],
    ['Lessee | Kirkbride Surveyors LLP', 'Theft is insured by Kirkbride', 'Kirkbride', '=tenant'],
    [
      'Between Priya Nair and Tom Ellery (the Couple) and Oakhanger Barn Ltd (the Venue).',
      'Oakhanger Barn Ltd insures.',
      'Oakhanger',
      '~venue',
    ],
  ])('knows whom %s means by a name in %s', (agreement, letter, word, key) => {
    expect(keyIn(papers(agreement, [letter]), 1, word)).toBe(key);
  });

  it('knows a firm of several papers by the first word of its name, though one writes who came for it behind', () => {
    const offer = 'Angebot der Hollmann Zeltbau GmbH (Auftragnehmer)';
    const minutes = ['für Hollmann Karin Ebert (Bauleitung) und Herr Nies.', '', 'Hollmann stellt das Zelt.'];
    expect(keyIn([[offer], [offer], minutes], 2, 'Hollmann')).toBe('=supplier');
  });

  it('gives what a bracket defines to the name before it, and to no name before that', () => {
    const documents = papers('Between the Borough of Wexmouth and Tall Heron Films Ltd (the “Producer”).', [
      'The Borough closes the quay.',
    ]);
    expect(keyIn(documents, 1, 'Borough')).not.toBe('produc');
  });

  it.each([
    [['Handbook for Copperleaf Pottery, Ridley Estates', 'We sweep the yard'], 'We', '=landlord'],
    [['Courrier de Copperleaf Pottery à Ridley Estates', 'Nous payons'], 'Nous', '=tenant'],
    [['Dear Copperleaf Pottery,', 'Please note that you sweep the yard'], 'you', '=tenant'],
    [['The yard', 'We sweep it.', 'Yours sincerely, Ridley Estates', 'Copy kept by us'], 'us', '=landlord'],
  ])('knows who writes and who is written to in %j', (letter, word, key) => {
    const agreement = 'Between Ridley Estates Ltd (the Landlord) and Copperleaf Pottery (the Tenant).';
    expect(keyIn(papers(agreement, letter), 1, word)).toBe(key);
  });

  it('takes the board of a school for no party beside it, to which the school would write', () => {
    const letter = ['Copperleaf Charter School', '', 'Approved by the Governing Board.', '', 'you pay the fee'];
    expect(keyIn([letter], 0, 'you')).toBe('~you');
  });

  it('keeps parties apart that stand on opposite sides', () => {
    const { book } = readParties(factDocuments(['Tenant: Copperleaf Pottery.'], ['Landlord: Copperleaf Pottery.']));
    expect(book.keyOf('=tenant')).not.toBe(book.keyOf('=landlord'));
  });
});
