import { linesPdf } from '../../pdf/testing/a-pdf.ts';
import type { DocumentSource } from '../../pdf/document-source.ts';
import type { TemporaryFolder } from '../../testing/temporary-folder.ts';

const lease = (rent: string): string[] => [
  'Lease of Harbour House',
  '',
  '1. The tenant Jane Harper takes the flat on the second floor for three years.',
  `2. The monthly rent is ${rent} and is paid on the first day of each month.`,
  '3. The tenant pays a deposit of £2,400.00 before the keys are handed over.',
];

/** Two versions of one lease; the rent of the second one is another. */
export async function twoLeases(folder: TemporaryFolder): Promise<DocumentSource[]> {
  return [
    await folder.write('draft.pdf', await linesPdf(lease('£1,200.00'))),
    await folder.write('signed.pdf', await linesPdf(lease('£1,350.00'))),
  ];
}
