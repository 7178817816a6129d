import { accounts } from '../testing/printed-text.ts';
import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

const current = (first: string, second: string) =>
  accounts(`The leakage current must be ${first} at the housing.`, `Leakage current of the housing: ${second}`);
const arrears = (first: string, second: string) =>
  accounts(`The lease ends when arrears last ${first}.`, `The lease ends when arrears last ${second}.`);
const explanation = 'One document includes the limit itself; the other excludes it.';

testRule(rule, {
  kind: 'value-conflict',
  finds: [
    {
      name: 'an upper limit with and without its end',
      documents: current('below 3.5 mA', 'not exceeding 3.5 mA'),
      found: [{ severity: 'medium', places: ['d1 p1 below 3.5 mA', 'd2 p1 not exceeding 3.5 mA'], explanation }],
    },
    {
      name: 'a lower limit with and without its end',
      documents: arrears('more than 90 days', 'at least 90 days'),
      found: [{ severity: 'medium', places: ['d1 p1 more than 90 days', 'd2 p1 at least 90 days'], explanation }],
    },
    {
      name: 'a limit that is drawn behind the value',
      documents: arrears('28 days or less', 'less than 28 days'),
      found: [{ severity: 'medium', places: ['d1 p1 28 days or less', 'd2 p1 less than 28 days'] }],
    },
    {
      name: 'what is as low as the limit against what is lower than it',
      documents: current('3.5 mA or lower', 'below 3.5 mA'),
      found: [{ severity: 'medium', places: ['d1 p1 3.5 mA or lower', 'd2 p1 below 3.5 mA'] }],
    },
    {
      name: 'what is as high as the limit against what is higher than it, in German',
      documents: accounts('Bei einem Pegel von 85 dB oder höher', 'Bei einem Pegel von mehr als 85 dB'),
      found: [{ severity: 'medium', places: ['d1 p1 85 dB oder höher', 'd2 p1 mehr als 85 dB'] }],
    },
    {
      name: 'what goes beyond the limit against what reaches it',
      documents: arrears('beyond 90 days', 'at least 90 days'),
      found: [{ severity: 'medium', places: ['d1 p1 beyond 90 days', 'd2 p1 at least 90 days'] }],
    },
    {
      name: 'what goes beyond the limit against what reaches it, in French',
      documents: accounts(
        'Le bail prend fin si le retard de loyer se prolonge au-delà de 90 jours.',
        'Le bail prend fin dès que le retard de loyer atteint 90 jours.',
      ),
      found: [{ severity: 'medium', places: ['d1 p1 au-delà de 90 jours', 'd2 p1 atteint 90 jours'] }],
    },
    {
      name: 'a limit that the second document draws closer',
      documents: current('at most 3.5 mA', 'less than 3.5 mA'),
      found: [{ severity: 'medium', places: ['d1 p1 at most 3.5 mA', 'd2 p1 less than 3.5 mA'] }],
    },
    {
      name: 'a limit that says that it includes its end',
      documents: current('up to and including 3.5 mA', 'below 3.5 mA'),
      found: [{ severity: 'medium', places: ['d1 p1 up to and including 3.5 mA', 'd2 p1 below 3.5 mA'] }],
    },
    {
      name: 'a share that passes in one document only',
      documents: accounts(
        'The drift found shall be less than 0.35 %; a scale that comes to it is sent back.',
        'Criterion: a drift of up to and including 0.35 % is a pass.',
      ),
      found: [{ severity: 'medium', places: ['d1 p1 less than 0.35 %', 'd2 p1 up to and including 0.35 %'] }],
    },
    {
      name: 'a limit that says in German that it includes its end',
      documents: accounts(
        'Behälter mit einem Gewicht bis einschließlich 60 kg',
        'Behälter mit einem Gewicht unter 60 kg',
      ),
      found: [{ severity: 'medium', places: ['d1 p1 bis einschließlich 60 kg', 'd2 p1 unter 60 kg'] }],
    },
    {
      name: 'a limit in one unit, told among other limits',
      documents: accounts(
        'Oven and its racks | Temperature of the salt bath | up to 250 °C',
        'For straight and slightly rusty wires no thicker than 0.5 cm, at a bath temperature under 250 °C.',
      ),
      found: [{ severity: 'medium', places: ['d1 p1 up to 250 °C', 'd2 p1 under 250 °C'] }],
    },
    {
      name: 'a limit in signs against one in words',
      documents: current('≤ 3.5 mA', 'under 3.5 mA'),
      found: [{ severity: 'medium', places: ['d1 p1 ≤ 3.5 mA', 'd2 p1 under 3.5 mA'] }],
    },
    {
      name: 'a limit that is drawn behind the value as most',
      documents: accounts('Candidats âgés de moins de 32 ans', 'Candidats âgés de 32 ans au plus'),
      found: [{ severity: 'medium', places: ['d1 p1 moins de 32 ans', 'd2 p1 32 ans au plus'] }],
    },
    {
      name: 'what passes a limit against what reaches it',
      documents: accounts(
        'El canon se rebaja cuando la duración de la sequía alcance los nueve días.',
        'El canon se rebaja cuando la duración de la sequía sea superior a nueve días.',
      ),
      found: [{ severity: 'medium', places: ['d1 p1 alcance los nueve días', 'd2 p1 superior a nueve días'] }],
    },
    {
      name: 'a German verb behind the limit',
      documents: accounts(
        'Die Miete sinkt, wenn der Ausfall 9 Tage übersteigt.',
        'Die Miete sinkt ab 9 Tagen Ausfall.',
      ),
      found: [{ severity: 'medium', places: ['d1 p1 9 Tage übersteigt', 'd2 p1 ab 9 Tagen'] }],
    },
    {
      name: 'a count in the thousands whose limit stands behind what is counted',
      documents: accounts(
        'Le projet de la halle est retenu si les suffrages dépassent 4000 voix.',
        'Un projet de la halle est retenu dès lors que 4000 voix au moins sont données.',
      ),
      found: [{ severity: 'medium', places: ['d1 p1 dépassent 4000', 'd2 p1 4000 voix au moins'] }],
    },
    {
      name: 'where something begins against what lies above it',
      documents: accounts('Behälter mit einem Gewicht von mehr als 60 kg', 'Behälter mit einem Gewicht ab 60 kg'),
      found: [{ severity: 'medium', places: ['d1 p1 mehr als 60 kg', 'd2 p1 ab 60 kg'] }],
    },
    {
      name: 'a limit with an article before the value',
      documents: accounts('Pesos de más de un 10 % del total', 'Pesos de un 10 % o más del total'),
      found: [{ severity: 'medium', places: ['d1 p1 más de un 10 %', 'd2 p1 10 % o más'] }],
    },
    {
      name: 'a limit in a comparison of another word',
      documents: accounts('Parcels heavier than 30 kg cost more.', 'Parcels of at least 30 kg cost more.'),
      found: [{ severity: 'medium', places: ['d1 p1 heavier than 30 kg', 'd2 p1 at least 30 kg'] }],
    },
    {
      name: 'a limit that is drawn behind what the value is of',
      documents: accounts(
        'The rent falls when the occupancy of the mill is below 40%.',
        'If the mill has an occupancy of 40% of the places or less, the rent falls.',
      ),
      found: [{ severity: 'medium', places: ['d1 p1 below 40%', 'd2 p1 40% of the places or less'] }],
    },
    {
      name: 'a limit between whose value and words stands how it is measured',
      documents: accounts('A crack wider than 3 mm is a defect.', 'A crack of 3 mm width or more is a defect.'),
      found: [{ severity: 'medium', places: ['d1 p1 wider than 3 mm', 'd2 p1 3 mm width or more'] }],
    },
  ],
  ignores: [
    { name: 'two ways to go beyond a limit', documents: arrears('beyond 90 days', 'more than 90 days') },
    {
      name: 'two ways to go beyond a limit in French',
      documents: accounts(
        'Le bail prend fin si le retard de loyer se prolonge au-delà de 90 jours.',
        'Le bail prend fin si le retard de loyer dépasse 90 jours.',
      ),
    },
    { name: 'two ways to say what is as low as the limit', documents: current('3.5 mA or lower', 'at most 3.5 mA') },
    {
      name: 'two ways to say what is as high as the limit, in French',
      documents: accounts('Un niveau de 85 dB ou supérieur', 'Un niveau d’au moins 85 dB'),
    },
    {
      name: 'a share of one thing that was found, not allowed',
      documents: accounts(
        'The drift found shall be less than 0.35 %; a scale that comes to it is sent back.',
        'The drift found at the last point came to 0.35 %.',
      ),
    },
    {
      name: 'a value in one unit that is no limit',
      documents: accounts(
        'Oven and its racks | Temperature of the salt bath | up to 250 °C',
        'For straight and slightly rusty wires no thicker than 0.5 cm, drawn or rolled, at a temperature of 250 °C.',
      ),
    },
    {
      name: 'a limit that includes its end, told in two ways',
      documents: current('up to and including 3.5 mA', 'not exceeding 3.5 mA'),
    },
    {
      name: 'a limit that includes its end in German, told in two ways',
      documents: accounts('Behälter mit einem Gewicht bis einschließlich 60 kg', 'Behälter bis zu 60 kg Gewicht'),
    },
    { name: 'a limit drawn before and behind', documents: arrears('28 days or less', 'at most 28 days') },
    {
      name: 'two ways to say one limit with an article before the value',
      documents: accounts('Pesos de más de un 10 % del total', 'Pesos superiores a 10 % del total'),
    },
    { name: 'a lower limit drawn before and behind', documents: arrears('28 days or more', 'at least 28 days') },
    { name: 'two ways to say one upper limit', documents: current('at most 3.5 mA', 'not exceeding 3.5 mA') },
    { name: 'two ways to say one lower limit', documents: arrears('not less than 90 days', 'at least 90 days') },
    { name: 'two ways to leave the lower end out', documents: arrears('more than 90 days', 'over 90 days') },
    {
      name: 'two ways to say one lower limit in German',
      documents: accounts('Behälter ab 60 kg Gewicht', 'Behälter mit mindestens 60 kg Gewicht'),
    },
    { name: 'two ways to leave the end out', documents: current('below 3.5 mA', 'less than 3.5 mA') },
    {
      name: 'a limit that nothing passes, told in two ways',
      documents: accounts(
        'Le talus est gardé sans dépasser la cote de 60 kg par pieu.',
        'Le talus est gardé à 60 kg par pieu au plus.',
      ),
    },
    {
      name: 'an age at most on a day',
      documents: accounts('Candidats âgés de 32 ans au plus au 1er mai', 'Candidats âgés de 32 ans au plus'),
    },
    { name: 'a value without a limit', documents: current('below 3.5 mA', '3.5 mA') },
    {
      name: 'a limit of the value behind',
      documents: accounts(
        'Parcels above 30 kg cost the sender a fee.',
        'Parcels of 30 kg cost the sender at least £5 as a fee.',
      ),
    },
    { name: 'limits of different height', documents: current('below 3.5 mA', 'not exceeding 4.5 mA') },
    {
      name: 'the same figure for different things',
      documents: accounts('The leakage current must be below 3.5 mA.', 'Fuse of the lamp: not exceeding 3.5 mA'),
    },
  ],
});
