import type { Fact } from '../../../facts/fact.ts';
import { stem } from '../../../facts/words/stem.ts';

/** Two stretches of time that are counted in days of two kinds, or of days on which one is away for two reasons. */
export const areDaysApart = (a: Fact, b: Fact): boolean =>
  isOneLeave(a, b) || isOtherAbsence(a, b) || isOtherAbsence(b, a) || areHoursAndDays(a, b);

const halfDay = 12;

/** `37.5 hours a week` and `five days a week`: hours that make no days are not counted in them. */
function areHoursAndDays({ value: a }: Fact, { value: b }: Fact): boolean {
  const [hours, days] = a.unit === 'hour' ? [a, b] : [b, a];
  return (
    a.type === 'duration' &&
    b.type === 'duration' &&
    hours.unit === 'hour' &&
    days.unit !== 'hour' &&
    hours.low % halfDay !== 0
  );
}

const leaves = ['leave', 'holiday', 'Urlaub', 'congés', 'vacaciones', 'ferie'].map(stem);
const holidays = ['holiday'].map(stem);
const leaveWeight = 0.5;
const mostlyLeave = 0.8;

/** `Twelve working days` and `12 days of leave`: leave is always counted in the days on which one would work. */
function isOneLeave(a: Fact, b: Fact): boolean {
  const [x, y] = [a.value, b.value];
  if (x.type !== 'duration' || y.type !== 'duration' || x.low !== y.low || x.unit === y.unit) return false;
  return (
    [x, y].every(({ unit }) => unit === 'day' || unit === 'working day') &&
    isAway(a, leaves, leaveWeight) &&
    isAway(b, leaves, leaveWeight)
  );
}

const illness = ['sickness', 'sick', 'Krankheit', 'maladie', 'enfermedad', 'malattia'].map(stem);
const illWeight = 0.4;

/** `Paid leave is 34 days`, `full pay for twenty days of sickness`, `half a year to settle in`: only the first is a stretch of leave. */
const isOtherAbsence = (a: Fact, b: Fact): boolean =>
  a.value.type === 'duration' &&
  b.value.type === 'duration' &&
  (a.sense?.event === undefined || a.sense.event === 'pay') &&
  isAway(a, holidays, mostlyLeave) &&
  !isAway(a, illness, illWeight) &&
  (isAway(b, illness, illWeight) || !isAway(b, leaves, 0));

const isAway = ({ slot }: Fact, reasons: readonly string[], above: number): boolean =>
  reasons.some((term) => (slot.get(term) ?? -1) >= above);
