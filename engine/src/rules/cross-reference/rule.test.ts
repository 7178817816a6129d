import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

const clauses = (last: string, title = '3. Payment. The rent is paid by the month.'): string[][] => [
  [
    '# Mooring agreement HB-24-117',
    '',
    '1. Berth. The yard lets berth C to the owner.',
    '',
    '2. Term. The agreement runs for one year.',
    '',
    title,
    '',
    '4. Insurance. The owner insures the boat.',
    '',
    '4.1 The yard insures the pontoons.',
    '',
    '5. Notice. Either side may end the agreement.',
    '',
    last,
  ],
  ['# Berth plan HB-24-117', '', 'Berth C lies at the end of the pontoon.'],
];

testRule(rule, {
  kind: 'internal',
  finds: [
    {
      name: 'a clause behind the last one',
      documents: clauses('6. Costs. Costs are shared as clause 9 of this agreement says.'),
      found: [{ severity: 'low', places: ['d1 p1 clause 9'], explanation: 'The document has no clause 9 of its own.' }],
    },
    {
      name: 'a part of a clause that has other parts',
      documents: clauses('6. Costs. The yard bears the premiums under clause 4.3.'),
      found: [{ severity: 'low', places: ['d1 p1 clause 4.3'] }],
    },
    {
      name: 'a clause under another name',
      documents: clauses('6. Costs. They fall due as clause 3 (Insurance) says.'),
      found: [
        {
          severity: 'low',
          places: ['d1 p1 clause 3 (Insurance)', 'd1 p1 Payment'],
          explanation: 'Clause 3 is called something else where it stands.',
        },
      ],
    },
  ],
  ignores: [
    { name: 'a clause that is there', documents: clauses('6. Costs. They fall due as clause 3 says.') },
    { name: 'a clause by its name', documents: clauses('6. Costs. They fall due as clause 3 (Payment) says.') },
    { name: 'the clause of a law', documents: clauses('6. Costs. Section 54 of the Harbours Act applies.') },
    { name: 'the clause of a law with a letter', documents: clauses('6. Frais. L’article 57 A de la loi s’applique.') },
    { name: 'the clause of a law in German', documents: clauses('6. Kosten. Es gilt § 54 BGB.') },
    { name: 'a clause of a schedule', documents: clauses('6. Costs. See schedule 2, paragraph 9.') },
    {
      name: 'the clause of another paper',
      documents: clauses('6. Costs. Clause 9 of the Harbour Rules applies, and so does clause 12 of them.'),
    },
    {
      name: 'clauses of which one was not read',
      documents: clauses('6. Costs. They are shared as clause 9 says.', 'Payment. The rent is paid by the month.'),
    },
    {
      name: 'amendments, which speak of another paper',
      documents: [
        ['# Amendment HB-24-117', ...(clauses('6. Costs. Clause 9 is deleted.')[0] ?? []).slice(1)],
        ['# Berth plan HB-24-117', '', 'Berth C lies at the end of the pontoon.'],
      ],
    },
  ],
});
