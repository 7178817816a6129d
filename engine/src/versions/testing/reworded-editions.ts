const same = [
  '1.1 The carrier moves the goods from the mill to the quay by lorry.',
  '1.2 The carrier shall insure the goods against theft and fire.',
  '1.3 The mill keeps a list of all goods that leave its yard.',
  '1.4 The quay is open for lorries from Monday to Friday.',
  '1.5 The law of England applies to this contract.',
  '1.6 Notices are sent to the office of the other party.',
];

/** A sentence and the same in other words. */
export type Rewording = readonly [string, string];

export const rewordings: readonly Rewording[] = [
  ['2.1 Broken pallets are replaced by the mill.', '2.1 The mill replaces pallets that are broken.'],
  ['2.2 Drivers report damage to the office at once.', '2.2 Damage is reported to the office by drivers at once.'],
  ['2.3 Waiting time is paid after the first hour.', '2.3 After the first hour waiting time is paid.'],
  ['2.4 The yard is swept by the carrier every week.', '2.4 Every week the carrier sweeps the yard.'],
  ['2.5 Keys are returned when the contract ends.', '2.5 At the end of the contract keys are returned.'],
];

/** The lines of two editions that share a frame, with a clause of their own each in the middle; an empty one is none. */
export function editionsWith(a: string, b: string, others = rewordings): readonly [string[], string[]] {
  const linesOf = (own: string, side: 0 | 1): string[] =>
    [...same.slice(0, 3), own, ...same.slice(3), ...others.map((pair) => pair[side])].flatMap((text) =>
      text === '' ? [] : [text, ''],
    );
  return [linesOf(a, 0), linesOf(b, 1)];
}
