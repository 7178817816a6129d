import type { Block, Contract } from '../sources/block.ts';

const clause = (marker: string, text: string): Block => ({ marker, text, heading: false });

const supply: readonly Block[] = [
  { marker: '', text: 'SUPPLY AGREEMENT', heading: true },
  clause(
    '',
    'This Agreement is made as of March 3, 2014 between Norvane Inc., 8 Mill Road, Wichita, KS 67205, and Belquist Ltd.',
  ),
  clause(
    '1.',
    'Definitions. "Goods" means the pumps listed in Section 4 and their spare parts. "Fee" means the sum of $12,500 that Belquist shall pay to Norvane.',
  ),
  clause(
    '2.',
    'Delivery. Norvane shall deliver the Goods within thirty (30) days after an order. The carrier shall not be changed without the prior written consent of Belquist. Belquist shall promptly inspect the Goods upon their arrival at its warehouse.',
  ),
  clause(
    '3.',
    'Price. Belquist shall pay the Fee on or before May 9, 2015 in accordance with Section 2 of this Agreement. Late sums bear interest at 4% for each month that has begun, unless the delay was caused by Norvane.',
  ),
  clause('4.', 'Goods. The Goods consist of the following items:'),
  clause('(a)', 'eleven pumps of the larger size with their motors and pipes;'),
  clause('(b)', 'six valves of steel that fit the pumps named before; and'),
  clause('(c)', 'all manuals and drawings that belong to the pumps.'),
  clause(
    '5.',
    'Warranty. Norvane warrants that the Goods will work for two years. The warranty is the sole and exclusive remedy of Belquist. Claims are governed by Section 7 and by Section 15 of the Sales Act.',
  ),
  clause(
    '6.',
    'Notices. All notices must be in writing and may be sent by mail. A notice is received on the third day after it was mailed, except that a notice sent abroad is received on the tenth day. The party that sends a notice keeps a copy of it and of what was enclosed with it for as long as this Agreement is in force.',
  ),
  clause(
    '7.',
    'Liability. Neither party shall be liable for indirect damages of the other party. The liability of Norvane for all claims of one year is limited to the Fee that was paid in that year.',
  ),
  clause(
    '8.',
    'General. The parties honor this Agreement in good faith. Changes of this Agreement must be made in writing and signed by both parties. The rest stands if one provision fails.',
  ),
];

const services: readonly Block[] = [
  { marker: '', text: 'SERVICES AGREEMENT', heading: true },
  clause(
    '1.',
    'Assignment. Neither party may assign this Agreement without a written notice to the other party. An assignment to an affiliate is permitted at any time during the year.',
  ),
  clause(
    '2.',
    'Records. The contractor shall keep records of the hours that its people have worked. The records are open to the auditors of the customer during business hours.',
  ),
  clause(
    '3.',
    'Staff. The contractor may replace its people by others of equal skill. The customer will be told of each replacement before the new person begins to work.',
  ),
];

/** Contracts in which every operator finds something to change. */
export const sampleContracts: readonly Contract[] = [
  { name: 'supply', blocks: supply },
  ...['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, blocks: services })),
];
