import { describe, expect, it } from '@jest/globals';
import { checkRoutes } from './check-routes.ts';
import { remoteNames, remoteRoutes } from './contract.ts';

describe('checkRoutes', () => {
  it.each(remoteNames)('lets %s have its own', (name) => {
    expect(checkRoutes(name, remoteRoutes[name])).toEqual([]);
  });

  it('refuses those of another remote', () => {
    expect(checkRoutes('dashboard', ['/dashboard', '/login'])).toEqual(['routes: /login belongs to auth']);
    expect(checkRoutes('dashboard', remoteRoutes.review)).toEqual([
      'routes: /review/:analysisId belongs to review',
      'routes: none is of dashboard',
    ]);
  });

  it('refuses a remote without a page', () => {
    expect(checkRoutes('auth', [])).toEqual(['routes: none is of auth']);
  });

  it('lets a release be older or newer than the host: it lacks pages, or has some that nobody has', () => {
    expect(checkRoutes('auth', ['/login', '/passkeys'])).toEqual([]);
  });

  it('takes a parameter by another name for the same page', () => {
    expect(checkRoutes('review', ['/review/:id'])).toEqual([]);
    expect(checkRoutes('dashboard', ['/dashboard', '/review/:id'])).toEqual([
      'routes: /review/:analysisId belongs to review',
    ]);
  });
});
