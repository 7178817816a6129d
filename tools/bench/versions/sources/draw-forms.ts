import type { Dice } from '../../engine-load/seeded-random.ts';
import type { Block, FormPlace } from './block.ts';

const givenNames = ['Alice', 'Bernard', 'Chloe', 'Daniel', 'Edith', 'Frank', 'Grace', 'Henry', 'Irene', 'Jacob'];
const familyNames = [
  'Abbott',
  'Barlow',
  'Carver',
  'Denning',
  'Ellis',
  'Foster',
  'Garland',
  'Hobbs',
  'Ingram',
  'Jarvis',
];
const titles = ['President', 'Chief Financial Officer', 'Managing Director', 'Vice President', 'Authorized Agent'];
const parties = ['ASHDOWN HOLDINGS LTD.', 'BRENTMOOR SUPPLY INC.', 'CALDER & WYATT LLP', 'DRAYCOTT MILLS CORP.'];
const steps = [
  'Signing',
  'First plans',
  'Frame ready',
  'Engines set',
  'Trial run',
  'Hand-over',
  'Last works',
  'End of guarantee',
];
const months = ['January', 'March', 'April', 'June', 'August', 'October', 'December'];

/** What closes a contract: a table of payments, a formula and a signature block. */
export const drawForms = (dice: Dice): Block[] => [...drawTable(dice), ...drawFormula(dice), ...drawSignatures(dice)];

const block = (text: string, form: FormPlace): Block => ({ marker: '', text, heading: false, form });

function drawTable(dice: Dice): Block[] {
  const rows = [['Payment', 'Due', 'Amount']];
  for (const step of steps.slice(0, dice.between(4, steps.length + 1)))
    rows.push([
      step,
      `${dice.from(months)} ${dice.between(2, 29)}, ${dice.between(2009, 2020)}`,
      `$${dice.between(11, 980)},${dice.between(1, 10)}${dice.between(0, 10)}0`,
    ]);
  return rows.flatMap((cells, row) => cells.map((text, column) => block(text, { kind: 'table', row, column })));
}

function drawFormula(dice: Dice): Block[] {
  const year = dice.between(2009, 2020);
  const text = `Adjusted price = price named above x index of the month of payment / index of ${dice.from(months)} ${year}`;
  return [block(text, { kind: 'formula', row: 0, column: 0 })];
}

/** Party after party, each with the lines that its hand fills. */
function drawSignatures(dice: Dice): Block[] {
  const first = dice.between(0, parties.length - 1);
  return parties.slice(first, first + 2).flatMap((party, column) => {
    const signer = `${dice.from(givenNames)} ${dice.from(familyNames)}`;
    const lines = [party, `By: /s/ ${signer}`, `Name: ${signer}`, `Title: ${dice.from(titles)}`, 'Date: ____________'];
    return lines.map((text, row) => block(text, { kind: 'signature', row, column }));
  });
}
