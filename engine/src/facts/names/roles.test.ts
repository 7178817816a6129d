import { describe, expect, it } from '@jest/globals';
import { areOpposed, roleOf } from './roles.ts';

describe('roleOf', () => {
  it.each([
    ['Landlord', 'Vermieterin'],
    ["Tenant's", 'locataire'],
    ['Supplier,', 'vendedor'],
    ['employees', 'Arbeitnehmerinnen'],
    ['locataires', 'tenants'],
    ['Bieterin', 'contractor'],
    ['sous-traitant', 'Nachunternehmers'],
  ])('takes %s and %s for one party', (a, b) => {
    expect(roleOf(a)).toBeDefined();
    expect(roleOf(a)).toBe(roleOf(b));
  });

  it('finds no party in other words', () => {
    expect(roleOf('rent')).toBeUndefined();
  });
});

describe('areOpposed', () => {
  it('sets the two sides of an agreement against each other, in either order', () => {
    const [landlord = '', tenant = '', bank = ''] = ['landlord', 'tenant', 'bank'].map(roleOf);
    expect(areOpposed(landlord, tenant)).toBe(true);
    expect(areOpposed(tenant, landlord)).toBe(true);
    expect(areOpposed(tenant, bank)).toBe(false);
    expect(areOpposed(tenant, tenant)).toBe(false);
  });
});
