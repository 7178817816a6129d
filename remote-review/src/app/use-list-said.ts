import type { HostServices } from '@app/shared/federation';
import { reviewMessages } from '@app/shared/messages';
import { useEffect, useRef } from 'react';
import type { Filter } from '../features/list/index.ts';

const { list: texts } = reviewMessages;

/** Typing goes on while this passes: each letter said would drown the one that is typed. */
const pauseMs = 700;

/** Says how many are listed once another filter holds. */
export function useListSaid(host: HostServices, filter: Filter, count: number, isOfVersions: boolean): void {
  const said = useRef(filter);
  useEffect(() => {
    if (said.current === filter) return undefined;
    const timer = setTimeout(() => {
      said.current = filter;
      host.announce(count === 0 ? `${texts.noMatchTitle(filter.search.trim())}.` : texts.listed(count, isOfVersions));
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [host, filter, count, isOfVersions]);
}

/** Says how many are chosen together, whenever that has changed. */
export function useSeveralSaid(host: HostServices, ticked: ReadonlySet<string> | null): void {
  const count = ticked?.size ?? null;
  useEffect(() => {
    if (count !== null) host.announce(`${texts.chosen(count)}.`);
  }, [host, count]);
}
