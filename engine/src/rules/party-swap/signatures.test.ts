import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

const contract = (...lines: readonly string[]): readonly string[] => [
  '# Contrato de obra HB-24-117',
  '',
  'Cooperativa del Puerto (“la Propiedad”)',
  '',
  'Obras Muelle, S.L. (“la Contratista”)',
  '',
  ...lines,
];
const minutes = (...lines: readonly string[]): readonly string[] => ['# Acta HB-24-117', '', ...lines];

testRule(rule, {
  kind: 'wording',
  finds: [
    {
      name: 'who does what above the names',
      documents: [contract('La Contratista limpia el solar.'), minutes('La Propiedad limpia el solar.')],
      found: [{ severity: 'high', places: ['d1 p1 Contratista', 'd2 p1 Propiedad'] }],
    },
  ],
  ignores: [
    {
      name: 'who signs for whom',
      documents: [
        contract('Por la Propiedad: Fermina Soler, Por la Contratista: Lucas Rey,'),
        minutes('Asistentes', '', 'Fermina Soler | Presidenta de la cooperativa', 'Lucas Rey | Jefe de obra'),
      ],
    },
  ],
});
