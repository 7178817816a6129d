import { jest } from '@jest/globals';

type Script = (() => void) | 'unreachable';

/**
 * Begins a page without scripts and answers those that are put into it: runs what stands for their address, or lets them
 * fail to load.
 */
export function serveScripts(scripts: Readonly<Record<string, Script>>): { readonly requested: string[] } {
  const requested: string[] = [];
  document.head.replaceChildren();
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement)) continue;
      document.head.appendChild(node);
      requested.push(node.src);
      const script = scripts[node.src] ?? 'unreachable';
      setTimeout(() => {
        if (script !== 'unreachable') script();
        node.dispatchEvent(new Event(script === 'unreachable' ? 'error' : 'load'));
      });
    }
  });
  return { requested };
}
