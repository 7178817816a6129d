import { useDeferredValue, type ReactNode } from 'react';

/** What is put together in the pauses of what is more urgent: nothing at first, then all of it. */
export function Later({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}
