import { comparisonEndpoint, comparisonResultEndpoint, decisionsEndpoint } from '@app/shared/contracts';
import { anApiError, createTestHost, renderWithHost } from '@app/shared/testing';
import { expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { beginEachAnew, PageSocket } from '../testing/a-review.tsx';
import { aComparison, comparisonId } from '../testing/review-builders.ts';
import { ReviewApp } from './review-app.tsx';

jest.mock('../features/pages/open-with-pdfjs.ts', () => ({ openWithPdfjs: () => Promise.reject(new Error('unused')) }));

beginEachAnew();

it('begins anew for somebody else who logs in meanwhile', async () => {
  Object.assign(globalThis, { WebSocket: PageSocket });
  const testHost = createTestHost({ user: { email: 'dana@northgate.example' } });
  const { http, host } = testHost;
  http.answer(comparisonEndpoint, aComparison({ status: 'running' }));
  http.answer(comparisonResultEndpoint, anApiError({ status: 409 }));
  http.answer(decisionsEndpoint, { decisions: [] });
  renderWithHost(ReviewApp, { testHost, route: `/review/${comparisonId}` });
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Page not found');
  http.answer(comparisonEndpoint, anApiError({ status: 404 }));
  act(() => host.session.getState().login({ email: 'lee@northgate.example' }));
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
});
