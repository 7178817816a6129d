import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { RemoteOutletProps } from '../remotes/index.ts';
import { address, dana, forgetVisits, mounts, openAt, title } from './testing/open-app.tsx';

beforeEach(forgetVisits);

describe('App at the review of a comparison', () => {
  it('is the page of remote-review, whatever the comparison', () => {
    openAt('/review/1f0e', 'dana');
    expect(title()).toBe('review at /review/1f0e');
    expect(mounts).toEqual(['review']);
  });

  it('sends a visitor to the login and comes back', () => {
    const { found } = openAt('/review/1f0e?finding=f3', 'nobody');
    expect(address()).toBe('/login');
    found(dana);
    expect(address()).toBe('/review/1f0e?finding=f3');
  });
});

describe('App at the account', () => {
  it('sends a visitor to the login and comes back', () => {
    const { found } = openAt('/account', 'nobody');
    expect(address()).toBe('/login');
    found(dana);
    expect(title()).toBe('auth at /account');
  });

  it.each(['deleted', 'everywhere'] as const)('does not bring the next person here after %s', (parting) => {
    const { host } = openAt('/account', 'dana');
    act(() => host.session.getState().leave(parting));
    expect(address()).toBe('/login');
    act(() => host.session.getState().login({ email: 'lee@northgate.example' }));
    expect(address()).toBe('/dashboard');
  });

  it('is not found where the release in use has no such page', () => {
    const Old = ({ missing }: RemoteOutletProps) => missing;
    openAt('/account', 'dana', null, Old);
    expect(title()).toBe('Page not found');
    expect(screen.getByRole('button', { name: 'Log out' })).toBeInTheDocument();
  });
});

describe('App at the help page', () => {
  it.each(['nobody', 'dana', 'unknown'] as const)('is there for %s', (visitor) => {
    openAt('/help', visitor);
    expect(title()).toBe('auth at /help');
    expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute('aria-current', 'page');
  });

  it('offers the login to a visitor and the way out to nobody else', () => {
    const { found } = openAt('/help', 'nobody');
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull();
    found(dana);
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Log out' })).toBeInTheDocument();
  });

  it('is led to from the foot of the public pages', () => {
    openAt('/login', 'nobody');
    expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/help');
  });
});
