import { heading, row, text, title, type Paper, type Passage } from './set-paper.ts';

const signatures: readonly Passage[] = [
  { kind: 'signature', party: 'Harbour Row Holdings LLC, Landlord' },
  { kind: 'signature', party: 'Brightwater Coffee Inc., Tenant' },
];

const lease: Paper = {
  fileName: 'sample-lease.pdf',
  title: 'Commercial Lease Agreement',
  passages: [
    title('COMMERCIAL LEASE AGREEMENT'),
    text(
      'This Commercial Lease Agreement (the "Lease") is made on March 1, 2024 between Harbour Row Holdings LLC, a Delaware limited liability company (the "Landlord"), and Brightwater Coffee Inc., a Maine corporation (the "Tenant").',
    ),
    heading('1. Basic Terms'),
    row('Premises', '14 Quay Street, Suite 200, Portland, Maine'),
    row('Rentable Area', '4,250 square feet'),
    row('Commencement Date', 'April 1, 2024'),
    row('Expiration Date', 'March 31, 2029'),
    row('Monthly Base Rent', '$12,500.00'),
    row('Security Deposit', '$25,000.00'),
    row('Parking Spaces', '12'),
    heading('2. Term'),
    text(
      'The term of this Lease is five years. It begins on April 1, 2024 (the "Commencement Date") and ends on March 31, 2029 (the "Expiration Date"), unless it is ended earlier under this Lease.',
    ),
    heading('3. Rent'),
    text(
      'Tenant shall pay Monthly Base Rent of $12,500.00 in advance on the first day of each month, without notice, demand or set-off. Rent that is not received within five days of its due date bears a late charge of 5% of the overdue amount.',
    ),
    heading('4. Security Deposit'),
    text(
      'On signing this Lease, Tenant shall deposit $25,000.00 with Landlord as security for the performance of its obligations (the "Security Deposit"). Landlord shall return the Security Deposit within 30 days after the Expiration Date.',
    ),
    heading('5. Operating Costs'),
    text(
      "Tenant's proportionate share of the operating costs of the building is 18.5%. Landlord shall deliver a statement of the operating costs of each calendar year by April 30 of the following year.",
    ),
    heading('6. Renewal'),
    text(
      'Tenant may renew this Lease once, for a further term of five years, by written notice given at least 180 days before the Expiration Date. Rent of the renewal term is the market rent, and at least the Monthly Base Rent then payable.',
    ),
    heading('7. Insurance'),
    text(
      'Tenant shall maintain commercial general liability insurance with a limit of at least $2,000,000 for each occurrence, which names Landlord as an additional insured.',
    ),
    heading('8. Use and Parking'),
    text(
      'Tenant shall use the Premises for a coffee roastery and cafe and for no other purpose. Tenant may use 12 parking spaces in the yard of the building.',
    ),
    heading('9. Governing Law'),
    text('This Lease is governed by the law of the State of Maine.'),
    ...signatures,
  ],
};

/** Recites the rent of the lease wrongly, and keeps a deposit that was never agreed. */
const amendment: Paper = {
  fileName: 'sample-amendment.pdf',
  title: 'First Amendment to Lease',
  passages: [
    title('FIRST AMENDMENT TO LEASE'),
    text(
      'This First Amendment is made on June 16, 2025 between Harbour Row Holdings LLC (the "Landlord") and Brightwater Coffee Inc. (the "Tenant"). It amends the Commercial Lease Agreement made on March 1, 2024 (the "Lease") for 14 Quay Street, Suite 200, Portland, Maine.',
    ),
    heading('1. Recitals'),
    text(
      'Under the Lease, Tenant pays Monthly Base Rent of $12,050.00 for the Premises, which have a Rentable Area of 4,250 square feet. The Expiration Date of the Lease is March 31, 2029.',
    ),
    heading('2. Parking'),
    text('From July 1, 2025, Tenant may use four further spaces on the roof of the building.'),
    heading('3. Security Deposit'),
    text(
      'Landlord confirms that it holds the Security Deposit of $20,000.00. The amount of the Security Deposit does not change.',
    ),
    heading('4. Operating Costs'),
    text("Tenant's proportionate share of the operating costs of the building remains 18.5%."),
    heading('5. No Other Changes'),
    text('Except as amended here, the Lease stays in force as it is.'),
    ...signatures,
  ],
};

/** Ends the lease a year early, and turns two digits of the area around. */
const certificate: Paper = {
  fileName: 'sample-certificate.pdf',
  title: 'Tenant Estoppel Certificate',
  passages: [
    title('TENANT ESTOPPEL CERTIFICATE'),
    text(
      'To Casco Bay Savings Bank (the "Lender"). Brightwater Coffee Inc. (the "Tenant") certifies the following about the Commercial Lease Agreement made on March 1, 2024 with Harbour Row Holdings LLC (the "Landlord"), as amended by the First Amendment made on June 16, 2025 (the "Lease").',
    ),
    heading('1. Terms of the Lease'),
    row('Premises', '14 Quay Street, Suite 200, Portland, Maine'),
    row('Rentable Area', '4,520 square feet'),
    row('Commencement Date', 'April 1, 2024'),
    row('Expiration Date', 'March 31, 2028'),
    row('Monthly Base Rent', '$12,500.00'),
    row('Security Deposit', '$25,000.00'),
    heading('2. Renewal'),
    text(
      'Tenant may renew the Lease once, for a further term of five years, by written notice given at least 90 days before the Expiration Date.',
    ),
    heading('3. Payments'),
    text('Monthly Base Rent is paid through December 31, 2025. No rent was paid more than one month in advance.'),
    heading('4. Operating Costs'),
    text("Tenant's proportionate share of the operating costs of the building is 18.5%."),
    heading('5. No Defaults'),
    text(
      'The Lease is in full force. Tenant knows of no default of Landlord or of Tenant, and has no claim against Landlord.',
    ),
    text('Dated January 5, 2026.'),
    { kind: 'signature', party: 'Brightwater Coffee Inc., Tenant' },
  ],
};

/** A lease and two later papers about it that should agree with it and do not. */
export const leasePapers: readonly Paper[] = [lease, amendment, certificate];
