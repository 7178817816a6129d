import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

const salary = 'Your salary will be £41,200 a year.';
const leave = 'You have 27 days of annual leave.';
const bonus = 'You will receive a signing bonus of £2,350 with your second salary.';
const letter = (...sentences: readonly string[]) => [
  '# Appointment HB-24-117',
  '',
  'Dear Ms Thorne, we are glad to offer you the position of laboratory technician in Colley from 3 March 2025.',
  ...sentences.flatMap((sentence) => ['', sentence]),
];
const contract = (...sentences: readonly string[]) => [
  '# Contract of employment',
  '',
  'Ada Thorne is employed under HB-24-117 as laboratory technician in Colley from 3 March 2025.',
  '',
  'The annual salary amounts to £41,200 and is paid monthly.',
  '',
  'Annual leave is 27 days; public holidays are free besides.',
  ...sentences.flatMap((sentence) => ['', sentence]),
];
const missing = (quote: string) => [{ severity: 'medium', places: [`d1 p1 ${quote}`, 'd2 missing'] }] as const;

const post = [
  '',
  'Wir bieten Frau Thorne die Stelle als Laborantin in Kollau ab 3. März 2025 an.',
  '',
  'Das Gehalt beträgt 41.200 Euro im Jahr, der Urlaub 27 Tage.',
  '',
];
const vertrag = (...sentences: readonly string[]) => [
  '# Arbeitsvertrag',
  '',
  'Frau Thorne ist ab 3. März 2025 als Laborantin in Kollau tätig.',
  '',
  'Das Jahresgehalt beträgt 41.200 Euro.',
  '',
  'Der Urlaub beträgt 27 Tage.',
  ...sentences.flatMap((sentence) => ['', sentence]),
];
const poste = [
  '',
  'Nous vous proposons le poste de laborantine à Colley à compter du 3 mars 2025.',
  '',
  'Votre salaire sera de 41 200 euros par an et vos congés de 27 jours.',
  '',
];
const contrat = [
  '# Contrat de travail',
  '',
  'Madame Thorne est laborantine à Colley à compter du 3 mars 2025.',
  '',
  'Le salaire annuel est de 41 200 euros.',
  '',
  'Les congés sont de 27 jours par an.',
];
const puesto = [
  '',
  'Le ofrecemos el puesto de técnica en Colley desde el 3 de marzo de 2025.',
  '',
  'El salario será de 41.200 euros al año y las vacaciones de 27 días.',
  '',
];
const contrato = [
  '# Contrato de trabajo',
  '',
  'Doña Ada Thorne trabaja como técnica en Colley desde el 3 de marzo de 2025.',
  '',
  'El salario anual es de 41.200 euros.',
  '',
  'Las vacaciones son de 27 días.',
];

testRule(rule, {
  kind: 'missing',
  finds: [
    {
      name: 'a bonus that was offered and that the contract lacks',
      documents: [letter(salary, leave, bonus), contract()],
      found: [
        {
          severity: 'medium',
          places: [`d1 p1 ${bonus}`, 'd2 missing'],
          explanation: 'This was offered, and the contract does not mention it.',
        },
      ],
    },
    {
      name: 'the one of two promises in a sentence that the contract lacks',
      documents: [
        letter(leave, 'We will pay a salary of £41,200 a year, and up to £340 for protective glasses.'),
        contract(),
      ],
      found: [...missing('and up to £340 for protective glasses.')],
    },
    {
      name: 'a row of an offer that answers what the contract does not ask',
      documents: [
        letter(
          salary,
          leave,
          '',
          'Childcare | four days a month are paid by us',
          'Salary | £41,200 for each full year',
        ),
        contract(),
      ],
      found: [...missing('Childcare four days a month are paid by us')],
    },
    {
      name: 'a promise in German',
      documents: [['# Angebot', ...post, 'Für den Umzug übernehmen wir Kosten bis 2.800 Euro.'], vertrag()],
      found: [...missing('Für den Umzug übernehmen wir Kosten bis 2.800 Euro.')],
    },
    {
      name: 'a promise in French',
      documents: [['# Lettre', ...poste, 'Nous prenons en charge votre déménagement jusqu’à 2 800 euros.'], contrat],
      found: [...missing('Nous prenons en charge votre déménagement jusqu’à 2 800 euros.')],
    },
    {
      name: 'a promise in Spanish',
      documents: [['# Oferta', ...puesto, 'Le abonaremos hasta 600 euros al año para clases de idiomas.'], contrato],
      found: [...missing('Le abonaremos hasta 600 euros al año para clases de idiomas.')],
    },
    {
      name: 'what is given free of charge, though the contract uses most of its words elsewhere',
      documents: [
        letter(salary, leave, 'We give you a set of scores worth £280, which is yours to keep.'),
        contract('She keeps a set of registers.'),
      ],
      found: [...missing('We give you a set of scores worth £280, which is yours to keep.')],
    },
  ],
  ignores: [
    {
      name: 'a numbered question, and from when on and for how long',
      documents: [
        letter(
          salary,
          leave,
          '',
          '4. Person to call | Joe Quint, head of works',
          'Cover to run | from 3 March 2025 for twelve months',
        ),
        contract(),
      ],
    },
    { name: 'what only the contract says', documents: [letter(salary, leave), contract(bonus)] },
    {
      name: 'a promise that the contract keeps in other words',
      documents: [
        letter(salary, leave, 'We will pay for courses, up to £700 a year.', 'We lend you a car for 36 months.'),
        contract('The laboratory supports further training.', 'A vehicle is made available.'),
      ],
    },
    {
      name: 'a promise of which the contract states the amount',
      documents: [letter(salary, leave, bonus), contract('An extra payment of £2,350 is made in April.')],
    },
    {
      name: 'a promise of which a sentence of the contract has most words',
      documents: [
        letter(salary, leave, 'You receive nine vouchers for concerts in the old chapel at Colley.'),
        contract('Concerts in the old chapel at Colley are free.'),
      ],
    },
    {
      name: 'a promise that stands in an annex',
      documents: [letter(salary, leave, bonus), contract(), ['# Annex HB-24-117', '', 'Signing bonus: April']],
    },
    {
      name: 'a contract that takes over what the offer says',
      documents: [
        letter(salary, leave, bonus),
        contract('The offer letter of 3 February 2025 is part of this contract.'),
      ],
    },
    {
      name: 'how long an offer stands, and the way to the contract',
      documents: [
        letter(
          salary,
          leave,
          'This offer lapses unless we receive £50.',
          'We refund £85 for your travel to the interview.',
        ),
        contract(),
      ],
    },
    {
      name: 'how long somebody is bound',
      documents: [
        letter(salary, leave, '', 'Rivals | no work for other laboratories for two years afterwards'),
        contract(),
      ],
    },
    {
      name: 'what an offer tells of the house',
      documents: [letter(salary, leave, 'The laboratory provides 9,000 results a year.'), contract()],
    },
    {
      name: 'the offer of another house',
      documents: [
        letter('Your salary will be £39,900 a year.', 'You have 24 days of annual leave.', bonus),
        contract(),
      ],
    },
    {
      name: 'what another kind of paper says',
      documents: [
        letter(salary, leave, bonus).map((line) => line.replace('we are glad to offer you', 'here is')),
        contract(),
      ],
    },
    { name: 'scans', documents: [letter(salary, leave, bonus), { scanned: contract() }] },
  ],
});
