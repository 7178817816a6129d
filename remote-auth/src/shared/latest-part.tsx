import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';

/** The parts of a page before the login that can fail, each with a problem of its own. */
type Part = 'form' | 'providers';

interface LatestPart {
  readonly part: Part | undefined;
  readonly use: (part: Part) => void;
}

const Latest = createContext<LatestPart>({ part: undefined, use: () => {} });

/** Remembers which part of the page was used last. */
export function LatestPartOf({ children }: { readonly children: ReactNode }) {
  const [part, use] = useState<Part>();
  const latest = useMemo(() => ({ part, use }), [part]);
  return <Latest value={latest}>{children}</Latest>;
}

export interface PartOfPage {
  /** Whether another part was used since: then the problem of this one is no longer what matters. */
  readonly isOutdated: boolean;
  readonly use: () => void;
}

/** A page shows one problem at a time: that of the part that was used last. */
export function usePartOfPage(part: Part): PartOfPage {
  const latest = useContext(Latest);
  return { isOutdated: latest.part !== undefined && latest.part !== part, use: () => latest.use(part) };
}
