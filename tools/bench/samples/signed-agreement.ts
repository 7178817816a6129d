import { heading, text, title, type Paper, type Passage } from './set-paper.ts';
import type { Signing } from './sign-paper.ts';

const parties = ['Brightwater Coffee Inc., Customer', 'Northgate Roaster Works LLC, Provider'] as const;

const draft: Paper = {
  fileName: 'sample-agreed-draft.pdf',
  title: 'Roasting Equipment Service Agreement',
  leading: 17,
  passages: [
    title('ROASTING EQUIPMENT SERVICE AGREEMENT'),
    text(
      'This Roasting Equipment Service Agreement (the "Agreement") is made on May 4, 2026 between Brightwater Coffee Inc., a Maine corporation (the "Customer"), and Northgate Roaster Works LLC, a Vermont limited liability company (the "Provider").',
    ),
    heading('1. Services'),
    text(
      'Provider shall maintain the three drum roasters and two cooling trays of Customer at 14 Quay Street, Portland, Maine. Provider shall inspect each machine four times a year and shall replace worn parts with original parts only.',
    ),
    text(
      'Provider shall respond to an equipment failure within eight business hours after Customer reports it. Customer shall give Provider access to the machines during business hours.',
    ),
    heading('2. Term'),
    text(
      'The term of this Agreement begins on June 1, 2026 and ends on May 31, 2029. It renews for successive terms of one year unless either party gives notice at least 90 days before the end of the current term.',
    ),
    heading('3. Fees'),
    text(
      'Customer shall pay an annual service fee of $48,500.00 in four equal installments, each within 30 days after receipt of an invoice. Replacement parts are charged at the list price of the manufacturer, less a discount of 12%.',
    ),
    text(
      'Overdue amounts bear interest at 6% per year from the due date. Customer shall reimburse Provider for the travel expenses of each visit, up to $650.00 per visit, against receipts.',
    ),
    heading('4. Warranty'),
    text(
      'Provider warrants its work for twelve months after each visit. Provider shall redo at its own cost any work that is found to be defective within this period.',
    ),
    heading('5. Liability'),
    text(
      'The liability of either party under this Agreement is limited to $250,000.00 in each year. This limit does not apply to personal injury or to damage that is caused intentionally.',
    ),
    heading('6. Confidentiality'),
    text(
      'Each party shall keep the business information of the other party confidential during the term of this Agreement and for three years after it ends.',
    ),
    heading('7. Assignment'),
    text(
      'Provider shall not assign this Agreement or subcontract the services to anyone else without the prior written consent of Customer.',
    ),
    heading('8. Termination'),
    text(
      'Either party may terminate this Agreement by written notice if the other party is in breach of it and has not cured the breach within 30 days after receiving notice.',
    ),
    heading('9. General'),
    text(
      'This Agreement is governed by the laws of the State of Maine. It may be amended only in writing signed by both parties. If any provision is invalid, the other provisions remain in force.',
    ),
    ...parties.map((party): Passage => ({ kind: 'signature', party })),
  ],
};

/** What was done to the print before it was signed and scanned: each change is one that a reader of the paper overlooks. */
const signed: Signing & { readonly fileName: string } = {
  fileName: 'sample-signed-scan.pdf',
  exchanged: { words: '$48,500.00', by: '$58,400.00' },
  paintedOut: { words: 'not', in: 'Provider shall not assign' },
  writtenIn: { words: 'twice', before: 'the travel expenses' },
  signedBy: parties,
};

/** An agreement as it was agreed, and the scan of what was signed. */
export const signedAgreement = { draft, signed } as const;
