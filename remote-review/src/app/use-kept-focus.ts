import { useEffect, type RefObject } from 'react';

const isFocusable = (element: HTMLElement): boolean => element.tabIndex >= 0 || element.hasAttribute('tabindex');

/** An element and what it stands in, from the inside out. */
function chainOf(element: Element, root: HTMLElement): readonly HTMLElement[] {
  const chain: HTMLElement[] = [];
  for (let at = element.parentElement; at !== null && at !== root; at = at.parentElement) chain.push(at);
  return chain;
}

/**
 * Deciding, filtering and closing take away what has the focus, and a reader without focus begins at the top. The focus then
 * goes to the nearest part around it that can have it, else to the `data-home` of the page.
 */
export function useKeptFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = page.current;
    if (root === null) return undefined;
    let last: { readonly element: Element; readonly chain: readonly HTMLElement[] } | null = null;
    const remember = ({ target }: Event) => {
      const isInside = target instanceof Element && root.contains(target);
      last = isInside ? { element: target, chain: chainOf(target, root) } : null;
    };
    const keep = () => {
      if (last === null || last.element.isConnected || document.activeElement !== document.body) return;
      const around = last.chain.find((element) => element.isConnected && isFocusable(element));
      const home = around ?? root.querySelector<HTMLElement>('[data-home]');
      home?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(keep);
    observer.observe(root, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, [page]);
}
