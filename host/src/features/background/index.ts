import { lazy } from 'react';

export { QuietBoundary } from './quiet-boundary.tsx';
export { createBackground, type Background } from './create-background.ts';

/** Nobody who is not logged in ever needs it. */
export const BackgroundBar = lazy(async () => ({ default: (await import('./background-bar.tsx')).BackgroundBar }));
