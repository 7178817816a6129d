import { describe, expect, it } from '@jest/globals';
import { exampleOf, routeName, routeOf } from './route-pattern.ts';

const routes = ['/dashboard', '/review/:analysisId', '/check-email'] as const;

describe('routeOf', () => {
  it.each([
    ['/dashboard', '/dashboard'],
    ['/dashboard/', '/dashboard'],
    ['/review/1f0e', '/review/:analysisId'],
    ['/review/1f0e/', '/review/:analysisId'],
  ])('knows that %s belongs to %s', (path, route) => {
    expect(routeOf(routes, path)).toBe(route);
  });

  it.each(['/', '/review', '/review/1f0e/more', '/dashboard/x', '/toString', '/:analysisId'])(
    'knows that %s is nobody’s',
    (path) => {
      expect(routeOf(routes, path)).toBeUndefined();
    },
  );
});

describe('exampleOf', () => {
  it('is an address of the route', () => {
    for (const route of routes) expect(routeOf(routes, exampleOf(route))).toBe(route);
    expect(exampleOf('/dashboard')).toBe('/dashboard');
  });
});

describe('routeName', () => {
  it('leaves parameters out', () => {
    expect(routes.map(routeName)).toEqual(['dashboard', 'review', 'check-email']);
  });
});
