/**
 * To be called before a modal dialog opens. The style sheet hides the scrollbar of the page behind it and keeps the room
 * of one that was there, so that the page does not jump sideways; where there was none, none is made.
 */
export function keepScrollbarRoom(): void {
  if (document.querySelector('dialog[open]') !== null) return;
  const root = document.documentElement;
  root.style.setProperty('--scrollbar-width', `${window.innerWidth - root.clientWidth}px`);
}
