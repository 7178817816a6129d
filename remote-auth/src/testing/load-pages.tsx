import { renderWithHost } from '@app/shared/testing';
import { AccountPages } from '../app/account-pages.tsx';

/** Brings in the pages that are loaded when they are asked for: afterwards tests see them at once. */
export async function loadPages(): Promise<void> {
  for (const route of ['/signup', '/check-email', '/forgot-password', '/reset-password', '/verify-email', '/help']) {
    const { findByRole, unmount } = renderWithHost(AccountPages, { route });
    await findByRole('heading', { level: 1 });
    unmount();
  }
}
