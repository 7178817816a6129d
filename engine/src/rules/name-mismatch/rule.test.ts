import { accounts } from '../testing/printed-text.ts';
import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

const explanation = 'The same person or company appears under different names.';
const keys = (first: string, second: string) =>
  accounts(`The keys are handed over by ${first} at the office.`, `Keys at the office: handed over by ${second}.`);
const repairs = (first: string, second: string) =>
  accounts(`The keys are handed over by ${first} at the office.`, `Repairs are done by ${second} on Mondays.`);
const scanned = ([first = [], second = []]: readonly (readonly string[])[]) => [first, { scanned: second }];

const surnames = ['Alder', 'Birch', 'Cedar', 'Hazel', 'Laurel', 'Maple', 'Poplar', 'Rowan', 'Spruce', 'Willow', 'Yew'];
const firstNames = ['Abel', 'Bruno', 'Cyrus', 'Duncan', 'Edgar', 'Felix', 'Gordon', 'Hector', 'Isaac', 'Jasper'];
/** More names than are told apart one by one. */
const people = surnames.flatMap((surname) => firstNames.map((first) => `Mr ${first} ${surname}`));

testRule(rule, {
  kind: 'value-conflict',
  finds: [
    {
      name: 'a surname alone, spelt otherwise than with its first name',
      documents: accounts('Ihr Betreuer: Herr Hasselhorst', 'Betreut wird sie von Herrn Ruven Haselhorst.'),
      found: [{ severity: 'medium', places: ['d1 p1 Herr Hasselhorst', 'd2 p1 Herrn Ruven Haselhorst'] }],
    },
    {
      name: 'a name that ends as another, but for a slip',
      documents: accounts('The Council of St Wilfred’s, Hull', 'Bells of St Wilfrid’s, rehung in May'),
      found: [{ severity: 'medium', places: ['d1 p1 of St Wilfred’s', 'd2 p1 Bells of St Wilfrid’s'] }],
    },
    {
      name: 'another surname of whoever holds the office under the same first name',
      documents: accounts(
        'The chair is Rosamund Pinfold.',
        'Our work goes on, said Rosamund Pinner, who chairs the club.',
      ),
      found: [{ severity: 'medium', places: ['d1 p1 Rosamund Pinfold', 'd2 p1 Rosamund Pinner'] }],
    },
    {
      name: 'a surname behind the firm that its bearer stands for',
      documents: accounts(
        'Ihre Ansprechpartnerin: Karin Ebertsohn',
        'Teilnehmer: für Hollmann Karin Eberstohn und Herr Nies',
      ),
      found: [{ severity: 'medium', places: ['d1 p1 Karin Ebertsohn', 'd2 p1 Hollmann Karin Eberstohn'] }],
    },
    {
      name: 'a surname spelt otherwise',
      documents: keys('Margaret Whitfield', 'Margaret Whitfeild'),
      found: [{ severity: 'medium', places: ['d1 p1 Margaret Whitfield', 'd2 p1 Margaret Whitfeild'], explanation }],
    },
    {
      name: 'a company with a missing letter, whatever its legal form',
      documents: accounts('Insurer: Northern Mutual Assurance Ltd', 'The insurer is Northern Mutal Assurance Limited.'),
      found: [
        {
          severity: 'medium',
          places: ['d1 p1 Northern Mutual Assurance Ltd', 'd2 p1 Northern Mutal Assurance Limited'],
        },
      ],
    },
    {
      name: 'a surname with an s behind it',
      documents: keys('Dr Tobias Renwick', 'Dr Tobias Renwicks'),
      found: [{ severity: 'medium', places: ['d1 p1 Dr Tobias Renwick', 'd2 p1 Dr Tobias Renwicks'] }],
    },
    {
      name: 'a street with another letter',
      documents: accounts(
        'Store: The Old Forge, Helm Lane, Skerrow',
        'Goods are kept at The Old Forge, Holm Lane, Skerrow',
      ),
      found: [{ severity: 'medium', places: ['d1 p1 Helm Lane', 'd2 p1 Holm Lane'] }],
    },
    {
      name: 'a misspelling beside a first name that is cut short',
      documents: repairs('Rosa Whitfield', 'R. Whitfeild'),
      found: [{ severity: 'medium', places: ['d1 p1 Rosa Whitfield', 'd2 p1 R. Whitfeild'] }],
    },
    {
      name: 'another surname in a sentence about the same thing',
      documents: keys('Margaret Bennett', 'Margaret Garrett'),
      found: [{ severity: 'medium', places: ['d1 p1 Margaret Bennett', 'd2 p1 Margaret Garrett'] }],
    },
    {
      name: 'letters in print that only a recogniser may take for each other',
      documents: keys('Margaret Cornwell', 'Margaret Comwell'),
      found: [{ severity: 'medium', places: ['d1 p1 Margaret Cornwell', 'd2 p1 Margaret Comwell'] }],
    },
    {
      name: 'a misspelling in a scan that no recogniser makes',
      documents: scanned(keys('Margaret Whitfield', 'Margaret Whitfeild')),
      found: [{ severity: 'medium', places: ['d1 p1 Margaret Whitfield', 'd2 p1 Margaret Whitfeild'] }],
    },
    {
      name: 'a misspelling beside a first name that a recogniser misread',
      documents: scanned(keys('Bernard Whitfield', 'Bemard Whitfeild')),
      found: [{ severity: 'medium', places: ['d1 p1 Bernard Whitfield', 'd2 p1 Bemard Whitfeild'] }],
    },
    {
      name: 'one of two surnames, of somebody spoken to by title',
      documents: repairs('doña Elena Robles Marín', 'doña ELENA ROBLES LLOPIS'),
      found: [{ severity: 'medium', places: ['d1 p1 Elena Robles Marín', 'd2 p1 ELENA ROBLES LLOPIS'] }],
    },
    {
      name: 'a name that is defined in brackets',
      documents: accounts('Made with Cordelia Ashby-Nunn ("Client").', 'To: Cordelia Ashford-Nunn'),
      found: [{ severity: 'medium', places: ['d1 p1 Cordelia Ashby-Nunn', 'd2 p1 Cordelia Ashford-Nunn'] }],
    },
    {
      name: 'a name behind what somebody is in German',
      documents: accounts('Verwalterin: Frau A. Kornmeier', 'Die Hausverwaltung A. Kornmaier lädt ein.'),
      found: [{ severity: 'medium', places: ['d1 p1 Frau A. Kornmeier', 'd2 p1 A. Kornmaier'] }],
    },
    {
      name: 'the name of a firm with another letter at its end',
      documents: accounts('Made with Lauer & Verten GmbH in May.', 'Lauer & Vertens GmbH lays the floor.'),
      found: [{ severity: 'medium', places: ['d1 p1 Lauer & Verten GmbH', 'd2 p1 Lauer & Vertens GmbH'] }],
    },
  ],
  ignores: [
    {
      name: 'an alike name in another sentence where there are so many names that some are alike by chance',
      documents: accounts(
        `${people.join('; ')}. Gertrude Ashby-Nunn read the minutes of the spring meeting.`,
        'Keys to the cellar and the loft are kept by Gertrude Ashford-Nunn.',
      ),
    },
    {
      name: 'a name behind the firm that its bearer stands for',
      documents: accounts(
        'Ihre Ansprechpartnerin: Karin Ebertsohn',
        'Teilnehmer: für Hollmann Karin Ebertsohn und Herr Nies',
      ),
    },
    {
      name: 'a first name as it is said',
      documents: keys('Toby Quennell', 'Tobias Quennell'),
    },
    {
      name: 'the ending of an adjective behind another article',
      documents: accounts('Vermietet wird der Große Saal.', 'Miete: ein Großer Saal mit Foyer'),
    },
    {
      name: 'a noun behind a word for whose it is',
      documents: accounts('Wir rechnen mit Ihrer Pflegekasse ab.', 'Ihre Pflegekasse rechnet mit uns ab.'),
    },
    { name: 'the same name', documents: keys('Margaret Whitfield', 'Margaret Whitfield') },
    { name: 'an initial for a first name', documents: keys('Margaret Whitfield', 'M. Whitfield') },
    {
      name: 'another legal form',
      documents: accounts('Insurer: Northern Mutual Assurance Ltd', 'The insurer is Northern Mutual Assurance plc.'),
    },
    {
      name: 'a name that leaves out what the other spells out',
      documents: keys('Margaret Anne Whitfield', 'Margaret Whitfield'),
    },
    {
      name: 'a longer name that is no other spelling',
      documents: keys('Margaret Whitfield', 'Margaret Whitfold Cole'),
    },
    {
      name: 'an initial of somebody else with a like surname',
      documents: repairs('Rosa Whitfield', 'P. Whitfeild'),
    },
    {
      name: 'a person beside another of a like name, both known to one document',
      documents: accounts('The keys are kept by Marianne Holt.', 'Signed by Marianne Holt, Marianna Holt'),
    },
    { name: 'the plural of a name', documents: keys('Harbour Estate', 'Harbour Estates') },
    {
      name: 'another word for what one code names',
      documents: keys('Solarmodul Heliant H420', 'Solarmodule Heliant H420'),
    },
    {
      name: 'two persons of one surname whom both documents know',
      documents: accounts('The deed names Marianne Holt, Marianna Holt', 'Signed by Marianna Holt, Marianne Holt'),
    },
    {
      name: 'one of several that would do',
      documents: accounts(
        'The captain shall hold a Day Captain certificate or a higher one.',
        "Captain's certificate seen: Coastal Captain.",
      ),
    },
    {
      name: 'two persons of one first name in sentences about different things',
      documents: repairs('Margaret Bennett', 'Margaret Garrett'),
    },
    {
      name: 'marks over vowels that a recogniser takes for each other in a scan',
      documents: scanned(keys('Margarete Bäckermann', 'Margarete Béckermann')),
    },
    {
      name: 'a vowel whose mark makes a recogniser take it for another',
      documents: scanned(keys('Margarete Bäckermann', 'Margarete Bickermann')),
    },
    {
      name: 'shapes that a recogniser takes for each other in a scan',
      documents: scanned(keys('Margaret Cornwell', 'Margaret Comwell')),
    },
    { name: 'a word and its short form', documents: keys('Marine Terrace', 'Marine Terr.') },
    {
      name: 'people of like names in two invoices',
      documents: [
        ['# Invoice 2025-117', '', 'The keys are kept by Margaret Whitfield.'],
        ['# Invoice 2025-320', '', 'The keys are kept by Margaret Whitfeild.'],
      ],
    },
    { name: 'short forms of streets', documents: keys('Harbour Road', 'Harbour Rd.') },
    { name: 'umlauts written out', documents: keys('Jürgen Gößling', 'Juergen Goessling') },
    {
      name: 'nouns that German writes like names',
      documents: accounts('Die Kosten der Kleinreparaturen sind hoch.', 'Die Kosten der Dachreparatur auch.'),
    },
    {
      name: 'two persons of one surname on either side',
      documents: accounts('Signed by Marianne Holt for the seller.', 'Marianna Holt signs for the buyer.'),
    },
    {
      name: 'an accent that a recogniser took for another',
      documents: scanned(keys('Bäckerei Holtkamp', 'Béckerei Holtkamp')),
    },
  ],
});
