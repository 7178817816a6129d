import { comparisonEndpoint, comparisonResultEndpoint, listComparisonsEndpoint } from '@app/shared/contracts';
import { anApiError, createTestHost, renderWithHost } from '@app/shared/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { DashboardApp } from './dashboard-app.tsx';
import { aDashboard } from './testing/a-dashboard.tsx';
import { harbour, result } from './testing/opened-comparison.tsx';

const broadcast = jest.fn(() => Promise.resolve());
jest.mock('@azure/msal-browser/redirect-bridge', () => ({ broadcastResponseToMainFrame: () => broadcast() }));

describe('DashboardApp', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('is the dashboard', async () => {
    window.history.replaceState(null, '', '/dashboard/');
    await aDashboard();
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  });

  it('begins anew when somebody else logs in while it is looked at', async () => {
    const testHost = createTestHost({ user: { email: 'dana@northgate.example' } });
    testHost.http.answer(comparisonEndpoint, harbour);
    testHost.http.answer(comparisonResultEndpoint, result);
    const { host, http, signOut } = await aDashboard({ testHost, route: `/dashboard?comparison=${harbour.id}` });
    expect(await screen.findByRole('heading', { name: '14 discrepancies found' })).toBeInTheDocument();
    http.answer(comparisonEndpoint, anApiError({ status: 404 }));
    act(() => {
      signOut();
      host.session.getState().login({ email: 'lee@northgate.example' });
    });
    expect(await screen.findByRole('heading', { name: 'This comparison was deleted' })).toBeInTheDocument();
    expect(http.callsTo(listComparisonsEndpoint)).toHaveLength(2);
  });

  it('only hands the answer over in a sign-in window that has come back', async () => {
    const state = btoa(JSON.stringify({ id: '1', meta: { interactionType: 'popup' } }));
    window.history.replaceState(null, '', `/dashboard/#code=c&state=${encodeURIComponent(state)}`);
    renderWithHost(DashboardApp);
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.getByText(/Finishing sign-in/)).toBeInTheDocument();
    await waitFor(() => expect(broadcast).toHaveBeenCalledTimes(1));
  });
});
