/** What an agreement says; the rest of it is always the same. */
export interface AgreementTerms {
  readonly fee?: string;
  readonly notice?: string;
  readonly state?: string;
}

/** The lines of a short agreement. */
export const anAgreement = ({ fee = 'USD 48,500', notice = '30', state = 'Oregon' }: AgreementTerms = {}): string[] => [
  'Maintenance agreement',
  '',
  '1. The supplier maintains the pumps and the valves of the plant in Eastwick.',
  '2. The supplier visits the plant on the first Monday of each month.',
  `3. The customer pays a monthly fee of ${fee} for labour and travel.`,
  '4. Bearings and motors are charged at the cost that the supplier has for them.',
  `5. Either party may end this agreement by a written notice of ${notice} days.`,
  '6. Notices are sent to the address on the first page of this agreement.',
  `7. This agreement is governed by the laws of the State of ${state}.`,
];

/** Where the line with the fee is, in points from the top, and the words before the fee. */
export const feeLine = { y: 100 + 4 * 16, before: '3. The customer pays a monthly fee of ' } as const;
