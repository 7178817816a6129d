import type { Fact } from '../../../facts/fact.ts';
import { stem } from '../../../facts/words/stem.ts';

/** Words by which an account says what it began with. */
const opening = [
  'opening',
  'brought',
  'anfangsbestand',
  'anfangssaldo',
  'vortrag',
  'saldovortrag',
  'ouverture',
  'apertura',
].map(stem);
const stateWeight = 0.4;

/** `Balance brought forward: £310`: what an account began with differs by nature from what it holds. */
export const areOpeningAndOther = (a: Fact, b: Fact): boolean =>
  a.value.type === 'money' && b.value.type === 'money' && isOpening(a) !== isOpening(b);

const isOpening = ({ slot }: Fact): boolean => opening.some((term) => (slot.get(term) ?? 0) >= stateWeight);
