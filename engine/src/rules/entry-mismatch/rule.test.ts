import { accounts, alone } from '../testing/printed-text.ts';
import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

/** Three papers with a line each. */
const three = (first: string, second: string, third: string) => [
  ...accounts(first, second),
  accounts('', third)[1] ?? [],
];

testRule(rule, {
  kind: 'value-conflict',
  finds: [
    {
      name: 'another place under the same label',
      documents: accounts('Port of discharge | Bergen', 'Port of discharge | Oslo'),
      found: [{ severity: 'medium', places: ['d1 p1 Bergen', 'd2 p1 Oslo'] }],
    },
    {
      name: 'another person, the label being in another language',
      documents: accounts('Architect: Judith Hallam', 'Architekt | Peter Sorge'),
      found: [{ severity: 'medium', places: ['d1 p1 Judith Hallam', 'd2 p1 Peter Sorge'] }],
    },
    {
      name: 'a name in a form with codes, and one under its label',
      documents: [
        accounts('44F | Port of discharge | Bergen', '')[0] ?? [],
        [...(accounts('', 'Vessel | Port of discharge')[1] ?? []), 'Caribe Star | Oslo'],
      ],
      found: [{ severity: 'medium', places: ['d1 p1 Bergen', 'd2 p1 Oslo'] }],
    },
    {
      name: 'another sort under a word of which two papers say the same',
      documents: three('Gaskets | Viton A-40, two rings', 'Gaskets | Viton A-40', 'Gaskets | Silicone'),
      found: [{ severity: 'medium', places: ['d1 p1 Viton A-40, two rings', 'd2 p1 Viton A-40', 'd3 p1 Silicone'] }],
    },
    {
      name: 'another end of a voyage, under a label and in sentences',
      documents: accounts('Destination | Bergen', 'The vessel goes from Hull via Leith to Oslo.'),
      found: [{ severity: 'medium', places: ['d1 p1 Bergen', 'd2 p1 Oslo'] }],
    },
    {
      name: 'another end of a voyage in German',
      documents: accounts('Verladung: von Emden nach Bergen', 'Das Schiff fährt von Emden nach Oslo.'),
      found: [{ severity: 'medium', places: ['d1 p1 Bergen', 'd2 p1 Oslo'] }],
    },
    {
      name: 'another person whom a resolution appoints',
      documents: accounts('That Ann Day be appointed the first investor director.', 'First investor director: Joe Fry'),
      found: [{ severity: 'medium', places: ['d1 p1 Ann Day', 'd2 p1 Joe Fry'] }],
    },
    {
      name: 'another person than the one who is said to be replaced',
      documents: accounts('Treasurer: Joe Fry, in place of Mr Moss.', 'Ann Day, Treasurer'),
      found: [{ severity: 'medium', places: ['d1 p1 Joe Fry', 'd2 p1 Ann Day'] }],
    },
    {
      name: 'the former holder of an office in a paper that comes after it was handed over',
      documents: [
        ['Alder Freight Ltd, Hull, 3 May 2025', '', 'Treasurer: Joe Fry, in place of Ms Day.'],
        ['Alder Freight Ltd, Hull, 7 July 2025', '', 'Ann Day, Treasurer'],
      ],
      found: [{ severity: 'medium', places: ['d1 p1 Joe Fry', 'd2 p1 Ann Day'] }],
    },
    {
      name: 'another person who takes an office in German',
      documents: accounts('Anna Roth wird zum Kassenwart gewählt.', 'Kassenwart: Peter Sorge'),
      found: [{ severity: 'medium', places: ['d1 p1 Anna Roth', 'd2 p1 Peter Sorge'] }],
    },
    {
      name: 'another person whose office stands behind the name without an article',
      documents: accounts('Ann Day is Chief Engineer of the works.', 'Chief Engineer | Peter Sorge'),
      found: [{ severity: 'medium', places: ['d1 p1 Ann Day', 'd2 p1 Peter Sorge'] }],
    },
    {
      name: 'another person by whom something is led, and under a label',
      documents: accounts('The course is led by Dr Imogen Tarleton.', 'Course leader | Dr Immanuel Tarrant'),
      found: [{ severity: 'medium', places: ['d1 p1 Dr Imogen Tarleton', 'd2 p1 Dr Immanuel Tarrant'] }],
    },
    {
      name: 'another person beside what somebody is',
      documents: accounts('Our architect, Signe Lund, will call.', 'Sigrid Holm, architect, drew the plans.'),
      found: [{ severity: 'medium', places: ['d1 p1 Signe Lund', 'd2 p1 Sigrid Holm'] }],
    },
    {
      name: 'another surgeon of one operation',
      documents: accounts('The appendectomy was performed by Miss Oyelowo.', 'Surgeon | Mr Adebayo'),
      found: [{ severity: 'medium', places: ['d1 p1 Miss Oyelowo', 'd2 p1 Mr Adebayo'] }],
    },
    {
      name: 'another leader, where one paper leaves out of what',
      documents: accounts('The expedition is led by Mr Duncan Frobisher.', 'Leader: Ms Alma Thorne'),
      found: [{ severity: 'medium', places: ['d1 p1 Mr Duncan Frobisher', 'd2 p1 Ms Alma Thorne'] }],
    },
  ],
  ignores: [
    {
      name: 'who signs for somebody',
      documents: accounts('Landlord: Mrs Odile Carraway', 'for the Landlord: Rosalind Pike'),
    },
    {
      name: 'the end of an address before what the paper calls the party',
      documents: accounts(
        'Lender: Kestrel Rock Holdings',
        'Kestrel Rock Holdings Limited, whose office is at 5 Signal Terrace, Cobhaven, County Cork (the “Lender”), lends.',
      ),
    },
    {
      name: 'an office that one paper says was handed over',
      documents: accounts('Treasurer: Joe Fry, in place of Ms Day, who moves away.', 'Ann Day, Treasurer'),
    },
    {
      name: 'an office that one paper says was handed over, in German',
      documents: accounts('Kassenwart: Peter Sorge, anstelle von Frau Roth.', 'Anna Roth, Kassenwart'),
    },
    {
      name: 'what stands beside the name of a charitable company at the top of a paper',
      documents: accounts('Alder Pflege gGmbH | Datum', 'Alder Pflege gGmbH | Frau Anna Roth'),
    },
    {
      name: 'two who share an office, of whom a sentence names each',
      documents: accounts('Chief Engineer | Ann Day', 'Ann Day is Chief Engineer. Peter Sorge is Chief Engineer too.'),
    },
    {
      name: 'what somebody does besides, in small letters',
      documents: accounts('Ann Day is engineer enough for that.', 'Engineer | Peter Sorge'),
    },
    {
      name: 'two sorts under a word for many things',
      documents: accounts('Gaskets | Viton A-40', 'Gaskets | Silicone'),
    },
    {
      name: 'three sorts under a word for many things',
      documents: three('Gaskets | Viton A-40', 'Gaskets | Leather', 'Gaskets | Silicone'),
    },
    {
      name: 'the name under which somebody trades',
      documents: accounts(
        'Hill Ltd ("Landlord") lets the barn to Mira Okoro, who trades as Thread Works ("Tenant").',
        'Hill Ltd (Landlord) and Mira Okoro (Tenant) amend the lease of the barn.',
      ),
    },
    {
      name: 'the ways of two voyages, and what goes to somebody',
      documents: accounts(
        'The vessel goes from Hull to Bergen and from Bergen to Oslo.',
        'Shipment by Ann Day to Joe Fry. The vessel leaves Hull from Monday to Friday.',
      ),
    },
    {
      name: 'two of several in one office',
      documents: accounts('The events secretary, Ann Day, sells seats.', 'Joe Fry, Secretary'),
    },
    {
      name: 'a person whom somebody in office appoints',
      documents: accounts('Ann Day was greeted by the treasurer.', 'Treasurer: Joe Fry'),
    },
    {
      name: 'what stands under two signatures',
      documents: accounts('Finance Director: Piers Rowntree', 'Finance Director | Credit Manager'),
    },
    {
      name: 'a name that is written at greater length',
      documents: accounts('Port of discharge | Bergen', 'Port of discharge | BERGEN, Norway'),
    },
    {
      name: 'what kind of paper stands beside the name of a company',
      documents: accounts('Alder Freight S.L. | FACTURA', 'Alder Freight S.L. | Contrato'),
    },
    {
      name: 'rows of labels and sentences below each other',
      documents: [
        [
          ...(accounts(
            'Reserved to the landlord | Sporting rights, minerals and standing timber, with access',
            '',
          )[0] ?? []),
          'Insurance | Tenant',
        ],
        accounts('', 'The landlord is Hollin Bank Settlement.')[1] ?? [],
      ],
    },
    {
      name: 'labels that stand below each other with their names',
      documents: [
        [...(accounts('Rent Matters | Dr Anna Holm', '')[0] ?? []), 'Boiler Matters | Joe Fry'],
        [...(accounts('', 'Rent Matters | Ms Dr A. Holm')[1] ?? []), 'Boiler Matters | Joe Fry'],
      ],
    },
    { name: 'initials', documents: accounts('Architect: J. Hallam', 'Architect: Judith Hallam') },
    {
      name: 'labels that every paper has for itself',
      documents: accounts('Prepared by: Judith Hallam', 'Prepared by: Peter Sorge'),
    },
    {
      name: 'contacts, of which there are many',
      documents: accounts('Contact person: Judith Hallam', 'Contact person: Peter Sorge'),
    },
    {
      name: 'words that are no names',
      documents: accounts('Payment terms | thirty days', 'Payment terms | in advance'),
    },
    {
      name: 'statements in capitals',
      documents: accounts('Partial delivery | NOT ALLOWED', 'Partial delivery | PERMITTED ON REQUEST'),
    },
    {
      name: 'a label that stands twice',
      documents: alone('Port of call | Bergen', 'Port of call | Oslo', 'Port of call | Kiel'),
    },
    {
      name: 'names that both documents know',
      documents: accounts('Head office | Bergen | Branch office | Oslo', 'Head office | Oslo | Branch office | Bergen'),
    },
    {
      name: 'other offices',
      documents: accounts('The course is led by Dr Imogen Tarleton.', 'Course tutor: Ella Marsh'),
    },
    {
      name: 'who represents a party',
      documents: accounts(
        'Made with Grundwerk GmbH, vertreten durch Frau Annegret Wald, – Vermieterin –.',
        'Vermieterin: Grundwerk GmbH',
      ),
    },
    {
      name: 'an office that changes hands',
      documents: accounts('The secretary, Ann Day, retires. The secretary is Joe Fry.', 'Secretary: Joe Fry'),
    },
    {
      name: 'what stands beside the sender at the top of a paper',
      documents: [
        ['Orchard Mills | Sales Office', '', 'Orchard Mills Ltd, Holm Lane'],
        ['Orchard Mills | Annual Statement', '', 'Orchard Mills Ltd, Holm Lane'],
      ],
    },
    {
      name: 'offices in brackets behind each name',
      documents: accounts('Present: Desmond Kitto (Treasurer), Yasmin Faruqi (Secretary).', 'D. Kitto, Treasurer'),
    },
  ],
});
