import { accounts } from '../testing/printed-text.ts';
import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

const own = 'Each party bears its own legal costs of this deed.';

testRule(rule, {
  kind: 'wording',
  finds: [
    {
      name: 'own costs of each, and those of the buyer borne by the mill',
      documents: accounts(own, 'The mill pays the buyer’s legal fees up to £5,000.'),
      found: [
        {
          severity: 'high',
          places: [`d1 p1 ${own}`, 'd2 p1 The mill pays the buyer’s legal fees up to £5,000.'],
          explanation: 'One document has each side bear its own costs, the other has one side bear those of another.',
        },
      ],
    },
    {
      name: 'such costs in German',
      documents: accounts(
        'Jede Partei trägt ihre Kosten des Vertrags selbst.',
        'Die Mühle übernimmt die Anwaltskosten der Käuferin.',
      ),
      found: [
        {
          severity: 'high',
          places: [
            'd1 p1 Jede Partei trägt ihre Kosten des Vertrags selbst.',
            'd2 p1 Die Mühle übernimmt die Anwaltskosten der Käuferin.',
          ],
        },
      ],
    },
    {
      name: 'such costs in French',
      documents: accounts(
        'Chacune des parties supporte ses propres frais de négociation.',
        'Le moulin prend en charge les honoraires d’avocat de l’acheteur.',
      ),
      found: [
        {
          severity: 'high',
          places: [
            'd1 p1 Chacune des parties supporte ses propres frais de négociation.',
            'd2 p1 Le moulin prend en charge les honoraires d’avocat de l’acheteur.',
          ],
        },
      ],
    },
    {
      name: 'such costs in Spanish',
      documents: accounts(
        'Cada parte asumirá sus propios gastos del contrato.',
        'El molino paga los honorarios de abogados de la compradora.',
      ),
      found: [
        {
          severity: 'high',
          places: [
            'd1 p1 Cada parte asumirá sus propios gastos del contrato.',
            'd2 p1 El molino paga los honorarios de abogados de la compradora.',
          ],
        },
      ],
    },
  ],
  ignores: [
    {
      name: 'own costs of something else',
      documents: accounts('Each guest pays his own costs of the journey.', 'The mill pays the buyer’s legal fees.'),
    },
    {
      name: 'what a paper excepts itself',
      documents: accounts(`${own} The mill pays the buyer’s legal fees.`, 'The mill pays the buyer’s legal fees.'),
    },
    { name: 'own costs in both', documents: accounts(own, 'Both sides pay their own legal fees.') },
    { name: 'costs of another kind', documents: accounts(own, 'The mill pays the buyer’s travel costs.') },
  ],
});
