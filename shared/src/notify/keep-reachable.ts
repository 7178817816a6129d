/** The modal dialog that lies above everything; outside of it all is inert: no reader, key or pointer gets there. */
const topDialog = (): Element | null => Array.from(document.querySelectorAll('dialog:modal')).at(-1) ?? null;

/** Keeps running animations running where the browser can. */
function moveInto(parent: Element, element: HTMLElement): void {
  if (element.parentElement === parent) return;
  if (element.isConnected && 'moveBefore' in parent) parent.moveBefore(element, null);
  else parent.append(element);
}

/** Out of the box of a dialog, which would cut it off. */
function lift(layer: HTMLElement, isInDialog: boolean): void {
  if (typeof layer.showPopover !== 'function') return;
  if (layer.matches(':popover-open')) layer.hidePopover();
  if (isInDialog) layer.showPopover();
}

function place(layer: HTMLElement, dialog: Element | null): void {
  const parent = dialog ?? document.body;
  if (layer.parentElement === parent) return;
  moveInto(parent, layer);
  lift(layer, dialog !== null);
}

/** Keeps a layer of the page where people can reach it while modal dialogs come and go. Returns the way to end that. */
export function keepReachable(layer: HTMLElement): () => void {
  const handleOpened = (): void => place(layer, topDialog());
  const handleClosing = ({ target, newState }: ToggleEvent): void => {
    if (newState === 'closed' && target instanceof HTMLDialogElement && target.contains(layer)) place(layer, null);
  };
  place(layer, null);
  document.addEventListener('toggle', handleOpened, true);
  document.addEventListener('beforetoggle', handleClosing, true);
  return () => {
    document.removeEventListener('toggle', handleOpened, true);
    document.removeEventListener('beforetoggle', handleClosing, true);
    layer.remove();
  };
}
