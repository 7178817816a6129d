import { accounts } from '../testing/printed-text.ts';
import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

const duty = (second: string) => accounts('The Landlord shall maintain the lift and the boiler.', second);
const explanation = 'The same duty lies on different parties.';

testRule(rule, {
  kind: 'wording',
  finds: [
    {
      name: 'a duty that lies on the other party',
      documents: duty('Maintenance of lift and boiler is borne by the Tenant.'),
      found: [{ severity: 'high', places: ['d1 p1 Landlord', 'd2 p1 Tenant'], explanation }],
    },
    {
      name: 'a duty that lies on the other party by another name',
      documents: duty('The lessee shall maintain the lift and the boiler.'),
      found: [{ severity: 'high', places: ['d1 p1 Landlord', 'd2 p1 lessee'], explanation }],
    },
    {
      name: 'a duty in trade',
      documents: accounts(
        'The supplier bears packing and insurance of the goods.',
        'Packing and insurance of the goods are paid by the buyer.',
      ),
      found: [{ severity: 'high', places: ['d1 p1 supplier', 'd2 p1 buyer'], explanation }],
    },
    {
      name: 'a duty that a stop parts from the only party that is named',
      documents: duty('As to lift and boiler: maintenance by the Tenant.'),
      found: [{ severity: 'high', places: ['d1 p1 Landlord', 'd2 p1 Tenant'], explanation }],
    },
    {
      name: 'a burden that a letter lays on whom it is addressed to',
      documents: [
        [
          '# Contract HB-24-117',
          '',
          'Between Tarn Valley Housing Ltd (the Employer) and Kestrel Boyd Civil Ltd (the Contractor).',
          '',
          'The Employer obtains the road-opening licence and pays the fees of the highway authority for it.',
        ],
        [
          '# Variation order',
          '',
          'To Kestrel Boyd Civil Ltd',
          '',
          'As to HB-24-117: you remain responsible for the road-opening licence in the weeks that were added.',
        ],
      ],
      found: [{ severity: 'high', places: ['d1 p1 Employer', 'd2 p1 you'], explanation }],
    },
    {
      name: 'a burden on one of two parties that a contract defines',
      documents: accounts(
        'Anna Brandt (the Curator) lends the figurehead to Otto Skagen (the Guesthouse); the Curator bears the transport of the figurehead.',
        'Transport of the figurehead is paid by the Guesthouse.',
      ),
      found: [{ severity: 'high', places: ['d1 p1 Curator', 'd2 p1 Guesthouse'] }],
    },
    {
      name: 'costs in Spanish',
      documents: accounts(
        'Los gastos de notaría y registro serán de cuenta de la compradora.',
        'El coste de notaría y registro lo asume el vendedor.',
      ),
      found: [{ severity: 'high', places: ['d1 p1 compradora', 'd2 p1 vendedor'] }],
    },
    {
      name: 'what is supplied at either end, whatever the voice of the verb',
      documents: accounts(
        'Linen and glasses are provided by the caterer. The customer brings chairs.',
        'The customer supplies linen and glasses.',
      ),
      found: [{ severity: 'high', places: ['d1 p1 caterer', 'd2 p1 customer'] }],
    },
    {
      name: 'a label whose value is a party',
      documents: accounts('Die Endreinigung übernimmt der Verein.', 'Endreinigung: Mieter'),
      found: [{ severity: 'high', places: ['d1 p1 Verein', 'd2 p1 Mieter'] }],
    },
    {
      name: 'who acts behind the verb in German',
      documents: accounts(
        'Die Treppe fegen die Mieter im Wechsel. Den Hof reinigt die Hausverwaltung.',
        'Der Hof wird von den Mietern gereinigt.',
      ),
      found: [{ severity: 'high', places: ['d1 p1 Hausverwaltung', 'd2 p1 Mietern'] }],
    },
    {
      name: 'what one price includes and others pay for',
      documents: accounts(
        'Meals during the course are included in the fee.',
        'Participants pay for their meals during the course.',
      ),
      found: [{ severity: 'high', places: ['d1 p1 included', 'd2 p1 Participants'] }],
    },
    {
      name: 'freight that is paid at one end and collected at the other',
      documents: accounts('Bills of lading marked freight prepaid.', 'FREIGHT COLLECT'),
      found: [{ severity: 'high', places: ['d1 p1 freight prepaid', 'd2 p1 FREIGHT COLLECT'] }],
    },
    {
      name: 'a charge in French',
      documents: accounts(
        'Les frais de dépannage sont à la charge du locataire.',
        'Le bailleur prend en charge les frais de dépannage.',
      ),
      found: [{ severity: 'high', places: ['d1 p1 locataire', 'd2 p1 bailleur'] }],
    },
    {
      name: 'a party by its name where the other document calls it by what it is',
      documents: accounts(
        'Between Orrin Boats Ltd (the "Yard") and Mr T. Hale (the "Owner"). The Yard pays for the antifouling paint.',
        'Mr T. Hale pays for the antifouling paint.',
      ),
      found: [{ severity: 'high', places: ['d1 p1 Yard', 'd2 p1 Mr T. Hale'] }],
    },
    {
      name: 'the items of a list whose first line says who provides them',
      documents: [
        ['# Hire HB-24-117', '', 'The caterer shall provide:', '', '• crockery and cutlery', '', '• table linen'],
        ['# Menu for HB-24-117', '', 'The caterer cooks. Crockery and cutlery are supplied by the customer.'],
      ],
      found: [{ severity: 'high', places: ['d1 p1 crockery and cutlery', 'd2 p1 customer'] }],
    },
    {
      name: 'a mark in the column of a party',
      documents: [
        [
          '# Lease HB-24-117',
          '',
          'Costs are divided as follows:',
          '',
          'Item | Landlord | Tenant',
          'Boiler service | x',
          'Chimney sweep | x',
          'Roof | x',
        ],
        ['# Rules HB-24-117', '', 'The boiler service is paid by the tenant.'],
      ],
      found: [{ severity: 'high', places: ['d1 p1 x', 'd2 p1 tenant'] }],
    },
    {
      name: 'two whom only grammar shows to act, where one paper tells them apart',
      documents: accounts(
        'The beekeeper insures the hives.',
        'We understand that the orchard insures the hives. The beekeeper lives far away.',
      ),
      found: [{ severity: 'high', places: ['d1 p1 beekeeper', 'd2 p1 orchard'] }],
    },
    {
      name: 'a row of the bill of one who bears it in no other paper',
      documents: [
        ['# Hire HB-24-117', '', 'The mooring fees are borne by the owner, not by the hirer.'],
        [
          '# Account of the hirer HB-24-117',
          '',
          'Hire of the barge | £900.00',
          'Mooring fees | £40.00',
          'Total | £940.00',
        ],
      ],
      found: [{ severity: 'high', places: ['d1 p1 owner', 'd2 p1 Mooring fees'] }],
    },
    {
      name: 'whom a letter is written to against who writes it',
      documents: [
        ['# Storage HB-24-117', '', 'Antifouling is carried out by the yard.'],
        ['# Marlow Boatyard Ltd HB-24-117', '', 'The antifouling has to be done by yourself.'],
      ],
      found: [{ severity: 'high', places: ['d1 p1 yard', 'd2 p1 yourself'] }],
    },
  ],
  ignores: [
    {
      name: 'a letter to somebody who is no party',
      documents: accounts(
        'The Landlord obtains the licence for the road works.',
        'To the office: you remain responsible for the licence of the road works.',
      ),
    },
    {
      name: 'things that a contract defines',
      documents: accounts(
        'Mill House (the Property) is let; the Landlord bears the insurance of roof and walls.',
        'Insurance of roof and walls: the Property is insured by itself, and pays nothing.',
      ),
    },
    { name: 'the same party', documents: duty('Maintenance of lift and boiler is borne by the Landlord.') },
    {
      name: 'the same party by another name',
      documents: duty('Maintenance of lift and boiler is borne by the Lessor.'),
    },
    { name: 'another duty of the other party', documents: duty('The Tenant shall clean the windows and the stairs.') },
    {
      name: 'another duty beside a subject that both sentences share',
      documents: duty('The Landlord explains the maintenance of the lift and the boiler here: the Tenant shall ask.'),
    },
    {
      name: 'duties that share too few words to be one',
      documents: accounts('The Landlord shall inform the office.', 'The Tenant shall inform the office of visitors.'),
    },
    {
      name: 'duties that are not much alike',
      documents: accounts(
        'The Landlord shall maintain the lift and the boiler in the cellar, the roof and the gutters.',
        'The Tenant shall sweep the lift and the boiler room in the cellar, the yard and the porch.',
      ),
    },
    {
      name: 'what belongs to the other party',
      documents: duty("The Tenant's lift shall get maintenance, and so the boiler."),
    },
    {
      name: 'a party that stands on no side against the first',
      documents: duty('Maintenance of lift and boiler is borne by the Insurer.'),
    },
    {
      name: 'a party that is told without a duty',
      documents: duty('Lift and boiler, for Tenant information: maintenance in spring.'),
    },
    {
      name: 'halves of one burden',
      documents: accounts(
        'The tenant pays the first half of the survey fee.',
        'The landlord pays the second half of the survey fee.',
      ),
    },
    {
      name: 'burdens up to a limit and above it',
      documents: accounts('The owner bears repairs above £500.', 'The hirer bears repairs up to £500.'),
    },
    {
      name: 'who arranges a thing at the cost of another',
      documents: accounts(
        'The supplier arranges transport of the crates at the cost of the customer.',
        'The customer pays for transport of the crates.',
      ),
    },
    {
      name: 'two sides of one thing',
      documents: accounts(
        'The tenant cleans the windows on the inside.',
        'The windows are cleaned on the outside by the landlord.',
      ),
    },
    {
      name: 'what each bears when it is at fault',
      documents: accounts(
        'If the delay is caused by the supplier, the supplier bears the cost of storage.',
        'If the delay is caused by the customer, the customer bears the cost of storage.',
      ),
    },
    {
      name: 'a duty that one document divides',
      documents: accounts(
        'The landlord maintains the lift in the east wing. The tenant maintains the lift in the west wing.',
        'The lift in the west wing is maintained by the tenant.',
      ),
    },
    {
      name: 'verbs for what each of two parties does',
      documents: accounts(
        'The supplier notifies the customer of any delay.',
        'Any delay is notified by the customer. The supplier answers.',
      ),
    },
    {
      name: 'the value of a label that names nobody',
      documents: accounts('Worming: monthly', 'Worming is carried out by the owner.'),
    },
    {
      name: 'two names that may be one party’s',
      documents: accounts('The orchard insures the hives.', 'The grower insures the hives.'),
    },
    {
      name: 'what a bill takes off',
      documents: [
        ['# Hire HB-24-117', '', 'The mooring fees are borne by the owner, not by the hirer.'],
        [
          '# Account of the hirer HB-24-117',
          '',
          'Hire of the barge | £900.00',
          'Mooring fees | –£40.00',
          'Total | £860.00',
        ],
      ],
    },
    {
      name: 'whom a paper speaks to that may be whom the other names',
      documents: [
        ['# Storage HB-24-117', '', 'Antifouling is carried out by the skipper.'],
        ['# Notes HB-24-117', '', 'The antifouling has to be done by yourself.'],
      ],
    },
  ],
});
