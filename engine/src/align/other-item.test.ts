import { describe, expect, it } from '@jest/globals';
import { isOtherItem } from './other-item.ts';
import { linked } from './testing/aligned.ts';

const parties = ['Customer: Alder Freight Ltd', ''];
const head = 'Code | Part | Each £';

describe(isOtherItem.name, () => {
  it('keeps rows apart whose codes differ', () => {
    const order = [...parties, head, 'HX-2500 | Suction cup, large | 30.65', 'HX-2611 | Hinge | 12.90'];
    const list = [...parties, head, 'HX-2486 | Suction cup, large | 33.65', 'HX-2702 | Gasket | 18.20'];
    expect(linked(order, list).join()).not.toContain('30.65 ≠ 33.65');
  });

  it('holds rows against each other whose code may be mistyped', () => {
    const order = [...parties, head, 'HX-2500 | Suction cup, large | 30.65', 'HX-2611 | Hinge | 12.90'];
    const list = [...parties, head, 'HX-2050 | Suction cup, large | 33.65', 'HX-2611 | Hinge | 12.90'];
    expect(linked(order, list)).toContain('30.65 ≠ 33.65');
    expect(linked(order, [...list, 'HX-2500 | Valve | 9.40']).join()).not.toContain('30.65 ≠ 33.65');
  });
});
