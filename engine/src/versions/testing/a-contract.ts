/** Clauses of a contract that has nothing special. */
export const clauses: readonly string[] = [
  '1.1 The carrier moves the goods from the mill to the quay by lorry every weekday.',
  '1.2 The carrier shall insure the goods against theft and fire during carriage.',
  '1.3 The mill pays the carrier a fee of £1,250.00 within 30 days of each invoice.',
  '1.4 Either party may end this contract by three months notice in writing.',
  '1.5 The law of England applies to this contract and its courts decide.',
];

/** The contract with one clause in other words. */
export const withClause = (number: number, text: string): string[] =>
  clauses.map((clause, index) => (index === number - 1 ? text : clause));

/** Clauses with their numbers in order. */
export const renumbered = (...texts: readonly string[]): string[] =>
  texts.map((text, index) => text.replace(/^1\.\d/u, `1.${index + 1}`));
