import { describe, expect, it } from '@jest/globals';
import { codeFamilyOf } from './code-family.ts';
import { textValue } from './value.ts';

const familyOf = (key: string): string | undefined => codeFamilyOf(textValue('identifier', key));

describe(codeFamilyOf.name, () => {
  it.each([
    ['IP67', 'ip'],
    ['IP6X', 'ip'],
    ['IP69K', 'ip'],
    ['IK08', 'ik'],
    ['RAL7016', 'ral'],
    ['DN50', 'dn'],
    ['PN16', 'pn'],
    ['42CRMO4', 'steel'],
    ['S355', 'steel'],
    ['C3037', 'concrete'],
    ['GL24H', 'timber'],
    ['IE3', 'motor'],
    ['5W30', 'oil'],
    ['R410A', 'refrigerant'],
  ])('knows what %s rates', (key, family) => {
    expect(familyOf(key)).toBe(family);
  });

  it.each(['IPC204', 'RAL70', 'DNX50', 'IP67204', 'WW4471'])('finds nothing in %s', (key) => {
    expect(familyOf(key)).toBeUndefined();
  });

  it('looks at codes only', () => {
    expect(codeFamilyOf(textValue('email', 'IP67'))).toBeUndefined();
  });
});
