import { forgetPendingEmail } from '../shared/pending-email.ts';

/** Empties what one test left in the browser for the next. */
export function forgetBrowser(): void {
  forgetPendingEmail();
  window.history.replaceState(null, '', '/');
}
