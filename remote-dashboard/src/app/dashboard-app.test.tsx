import { renderWithHost } from '@app/shared/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { DashboardApp } from './dashboard-app.tsx';
import { aDashboard } from './testing/a-dashboard.tsx';

const broadcast = jest.fn(() => Promise.resolve());
jest.mock('@azure/msal-browser/redirect-bridge', () => ({ broadcastResponseToMainFrame: () => broadcast() }));

describe('DashboardApp', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('is the dashboard', async () => {
    window.history.replaceState(null, '', '/dashboard/');
    await aDashboard();
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  });

  it('only hands the answer over in a sign-in window that has come back', async () => {
    const state = btoa(JSON.stringify({ id: '1', meta: { interactionType: 'popup' } }));
    window.history.replaceState(null, '', `/dashboard/#code=c&state=${encodeURIComponent(state)}`);
    renderWithHost(DashboardApp);
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.getByText(/Finishing the sign-in/)).toBeInTheDocument();
    await waitFor(() => expect(broadcast).toHaveBeenCalledTimes(1));
  });
});
