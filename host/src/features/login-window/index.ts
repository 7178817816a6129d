import { lazy } from 'react';

export { createLoginWindow } from './login-window.ts';
export { createSmallWindow, type SmallWindow } from './small-window.ts';

/** Few visitors ever see it. */
export const LoggedInWindow = lazy(async () => ({
  default: (await import('./logged-in-window.tsx')).LoggedInWindow,
}));
