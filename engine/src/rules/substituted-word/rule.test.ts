import { accounts } from '../testing/printed-text.ts';
import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

const law = (first: string, second: string) =>
  accounts(`The contract is governed by ${first} in every respect.`, `Governing law of the contract: ${second}`);
/** Two sentences about one part that have little but its number and price in common. */
const part = (price: string, name: string) =>
  accounts(
    'Part number WW-4471902 of the Viton seals, black, boxed, oiled, waxed and greased for pumps and valves, price 48.25 EUR',
    `Part number WW-4471902, price ${price}, names ${name} that come from Genoa, Turin and Milan by lorry and train on Mondays.`,
  );
/** A German paper with one sentence of its own. */
const german = (sentence: string): readonly string[] => [
  '# Vertrag HB-24-117',
  '',
  'Das Rad ist von der Firma und wird mit dem Helm für die Fahrt zur Arbeit im Ort bereitgestellt.',
  '',
  sentence,
];
const explanation = 'Where the text is otherwise alike, another word stands here.';

testRule(rule, {
  kind: 'wording',
  finds: [
    {
      name: 'another law',
      documents: law('Danish law', 'Norwegian law'),
      found: [{ severity: 'medium', places: ['d1 p1 Danish', 'd2 p1 Norwegian'], explanation }],
    },
    {
      name: 'another town of the court',
      documents: accounts(
        'Disputes go to the commercial court of Leeds alone.',
        'Disputes go to the commercial court of York alone.',
      ),
      found: [{ severity: 'medium', places: ['d1 p1 Leeds', 'd2 p1 York'] }],
    },
    {
      name: 'another word in sentences that share two values',
      documents: part('48.25 EUR', 'Nitrile seals'),
      found: [{ severity: 'medium', places: ['d1 p1 Viton', 'd2 p1 Nitrile'] }],
    },
  ],
  ignores: [
    {
      name: 'words of a title and of the head of a letter',
      documents: [
        ['Northgate Harbour - Visitor craft return form', '', 'Berth HB-24-117'],
        ['Mr A. Miller, 4 Mill Court', '', 'Northgate Harbour Authority Craft Office, Mole End', '', 'Berth HB-24-117'],
      ],
    },
    {
      name: 'what the other sentence says in another form or compound',
      documents: accounts(
        'Den Wasserzähler meldet der Verwalter beim Nachbarn an',
        'Die Anmeldung von Wasser beim Nachbarn ist Sache des Verwalters',
      ),
    },
    {
      name: 'a word that says that a name follows',
      documents: accounts(
        'Eine Pumpe des Typs Heliant WW-4471902 zu 48.25 EUR',
        'Umwälzpumpe Heliant | WW-4471902 | 48.25 EUR',
      ),
    },
    {
      name: 'a word that says that a grade follows',
      documents: accounts('Blech der Güte DX-51 | WW-4471902 | 48.25 EUR', 'Stahl DX-51 | WW-4471902 | 48.25 EUR'),
    },
    {
      name: 'one that says so in Spanish',
      documents: accounts('Chapa de Calidad DX-51 | WW-4471902 | 48.25 EUR', 'Acero DX-51 | WW-4471902 | 48.25 EUR'),
    },
    {
      name: 'two papers, each with its number',
      documents: accounts('Delivery No. 12 | WW-4471902 | 48.25 EUR', 'Invoice No. 15 | WW-4471902 | 48.25 EUR'),
    },
    {
      name: 'the head of a compound before the same name',
      documents: accounts('Solarmodule Heliant | WW-4471902 | 48.25 EUR', 'Module Heliant | WW-4471902 | 48.25 EUR'),
    },
    {
      name: 'a short head of a compound before the same name',
      documents: accounts('Stahlrohr Heliant | WW-4471902 | 48.25 EUR', 'Rohr Heliant | WW-4471902 | 48.25 EUR'),
    },
    {
      name: 'a word that only counts',
      documents: accounts('Solarmodule Heliant | WW-4471902 | 48.25 EUR', 'Stück Heliant | WW-4471902 | 48.25 EUR'),
    },
    {
      name: 'labels before the same name',
      documents: accounts(
        'Consignee | Kaffehuset Bergen | WW-4471902 | 48.25 EUR',
        'Importer | Kaffehuset Bergen, WW-4471902, 48.25 EUR',
      ),
    },
    {
      name: 'words that count or deny, which turn the sentence rather than name something',
      documents: accounts('Chaque membre détient deux pouvoirs.', 'Aucun membre ne détient deux pouvoirs.'),
    },
    {
      name: 'words for people and bodies, of which another rule tells',
      documents: accounts(
        'Der Nutzer reinigt die Halle.',
        'Der Turnverein Eiche reinigt die Halle nach jedem Training.',
      ),
    },
    {
      name: 'what kind of paper each is',
      documents: [
        ['Application Hedgerow Project, Thornfield Trust'],
        ['Interim Report Hedgerow Project, Thornfield Trust'],
      ],
    },
    { name: 'the same word', documents: law('Danish law', 'Danish law') },
    { name: 'how a person is addressed', documents: law('Madame Roche', 'Mademoiselle Roche') },
    {
      name: 'a word that only opens a sentence',
      documents: accounts(
        'Viton seals are sold as WW-4471902 at 48.25 EUR a set.',
        'Nitrile seals are sold as WW-4471902 at 48.25 EUR a set.',
      ),
    },
    { name: 'an abbreviation', documents: law('Netherlands law', 'Neth law') },
    { name: 'another form of the word', documents: law('Netherlandish law', 'Netherlands law') },
    { name: 'a word before something else', documents: law('Danish law', 'Norwegian rules') },
    {
      name: 'a word that the other document holds elsewhere',
      documents: accounts(
        'The contract is governed by Danish law, and Norwegian goods are welcome.',
        'Governing law of the contract: Norwegian law',
      ),
    },
    {
      name: 'a verb that is capitalised at the start of a sentence only',
      documents: accounts(
        'Gasket | Viton seals | WW-4471902 | 48.25 EUR',
        'Sliding seals, reference WW-4471902, are sold at EUR 48.25 a set.',
      ),
    },
    {
      name: 'an adjective that is capitalised at the start of a sentence only',
      documents: accounts(
        'Zahlbar innerhalb von 14 Tagen an WW-4471902, 2 % Skonto, 48,25 EUR.',
        'Barzahlung innerhalb von 14 Tagen an WW-4471902, 2 % Skonto, 48,25 EUR.',
      ),
    },
    {
      name: 'a German noun behind another kind of word',
      documents: [
        german('Zu Ihrem Fahrrad geben wir 48,25 EUR im Monat, steuerfrei.'),
        german('Der hohe Zuschuss Fahrrad, steuerfrei 48,25 EUR im Monat'),
      ],
    },
    { name: 'a word that is not capitalised', documents: law('strict law', 'mild law') },
    { name: 'sentences that share one value', documents: part('52.75 EUR', 'Nitrile seals') },
    {
      name: 'sentences about different things',
      documents: accounts(
        'The contract is governed by Danish law for each delivery.',
        'Whoever ships parts under the contract to the harbour obeys Norwegian law.',
      ),
    },
  ],
});
