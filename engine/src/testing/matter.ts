/** Opens a document of one kind; together with `ofOtherKind` it shows that both belong to one matter. */
export const ofOneKind = (...lines: readonly string[]): string[] => ['Made for Alder Freight Ltd.', '', ...lines];

export const ofOtherKind = (...lines: readonly string[]): string[] => ['Customer: Alder Freight Ltd', '', 'Place: Wrenfield Quay', '', ...lines];

/** A contract of numbered clauses, with some of them replaced by their number. */
export function contract(changes: Readonly<Record<string, string>> = {}): string[] {
  const clauses: Record<string, string> = {
    '1.1': 'The carrier moves the goods from the mill to the quay by lorry every weekday.',
    '1.2': 'The carrier shall insure the goods against theft and fire during carriage.',
    '1.3': 'Goods left at the quay overnight are at the risk of the mill.',
    '1.4': 'Either party may end this contract on sixty days of notice in writing.',
  };
  const entries = Object.entries({ ...clauses, ...changes }).filter(([, text]) => text !== '');
  return ['# 1. Scope', ...entries.map(([number, text]) => `${number} ${text}`)];
}
