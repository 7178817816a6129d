import { describe, expect, it } from '@jest/globals';
import { dice, seededRandom } from '../engine-load/seeded-random.ts';
import { sampleContracts } from '../versions/testing/sample-contracts.ts';
import { changeKinds, planPaper, type PlannedPaper } from './plan-paper.ts';

const plan = (seed: number): PlannedPaper =>
  planPaper([...sampleContracts, ...sampleContracts], 2, 1, dice(seededRandom(seed)));
const plans = Array.from({ length: 12 }, (_, seed) => plan(seed));

describe(planPaper.name, () => {
  it('plants each kind of change in the scan and leaves the draft as it is', () => {
    for (const { planted, draft, changed } of plans) {
      expect(planted.map(({ kind }) => kind)).toEqual([...changeKinds]);
      expect(changed).not.toBe(draft);
      expect(draft).not.toMatch(/visibility:hidden|[\uE010-\uE012]/u);
    }
  });

  it('says what is gone and what is there instead', () => {
    for (const { kind, from, to, before, after } of plans.flatMap(({ planted }) => planted)) {
      expect([from !== '', to !== '']).toEqual([kind !== 'between lines', !['deleted', 'painted out'].includes(kind)]);
      expect(from).not.toBe(to);
      expect(before.length).toBeGreaterThan(0);
      expect(after.length).toBeGreaterThan(0);
    }
  });

  it('has room for words between lines, and prints none over others', () => {
    const layouts = Array.from({ length: 60 }, (_, seed) => plan(seed).layout);
    expect(Math.min(...layouts.map(({ leading }) => leading))).toBeGreaterThan(1.3);
    const wide = layouts.filter(({ columns }) => columns === 2);
    expect(wide.length).toBeGreaterThan(0);
    expect(wide.map(({ marks }) => marks)).not.toContain('column');
  });

  it('draws the same of the same seed', () => {
    expect(plan(3)).toEqual(plans[3]);
  });
});
