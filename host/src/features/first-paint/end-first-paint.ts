/** A page has come, or the panel that says why none has. */
const arrived = 'h1, [data-problem], dialog';

/**
 * The page is served with its frame drawn (`index.html`), so that something is seen before any script has run. It goes as
 * soon as there is a page in its place, and never comes back.
 */
export function endFirstPaint(page: Document, root: HTMLElement): void {
  const frame = page.getElementById('first-paint');
  if (frame === null) return;
  const observer = new MutationObserver(() => {
    if (root.querySelector(arrived) === null) return;
    observer.disconnect();
    frame.remove();
  });
  observer.observe(root, { childList: true, subtree: true });
}
