import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

const quantities = (unit: string, quantity = '575') => [
  '# Bill of quantities, contract HB-24-117',
  '',
  'Item | Unit | Quantity | Rate | Amount',
  'Milling of the road | m² | 3,850 | 4.20 | 16,170.00',
  'Digging and carting away | m³ | 620 | 24.50 | 15,190.00',
  `Dense macadam, 6 cm | ${unit} | ${quantity} | 92.00 | 52,900.00`,
  'Pavement of concrete | m² | 940 | 58.50 | 54,990.00',
];
const account = (unit: string, rate = '92.00') => [
  '# Account, contract HB-24-117',
  '',
  'Work | Unit | Quantity | Rate',
  'Planing | m² | 3,850 | 4.20',
  'Excavation | m³ | 620 | 24.50',
  `DBM | ${unit} | 575 | ${rate}`,
  'Footway | m² | 940 | 58.50',
];

testRule(rule, {
  kind: 'value-conflict',
  finds: [
    {
      name: 'tonnes and square metres of one row, whatever it is called',
      documents: [quantities('t'), account('m²')],
      found: [
        {
          severity: 'medium',
          places: ['d1 p1 t', 'd2 p1 m²'],
          explanation: 'The same figure is given in different units.',
        },
      ],
    },
  ],
  ignores: [
    { name: 'the same unit', documents: [quantities('t'), account('t')] },
    { name: 'another unit of the same kind', documents: [quantities('t'), account('kg')] },
    { name: 'a lump sum', documents: [quantities('t'), account('sum')] },
    { name: 'rows that share one figure only', documents: [quantities('t'), account('m²', '9.20')] },
    { name: 'a version, whose words are compared', documents: [quantities('t'), quantities('m²')] },
  ],
});
