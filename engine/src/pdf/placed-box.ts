/** Points from the top left of the page as displayed; mutable, so that measuring millions of characters makes no waste. */
export interface PlacedBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const emptyBox = (): PlacedBox => ({ left: 0, top: 0, right: 0, bottom: 0 });

export function copyBox(from: PlacedBox, to: PlacedBox): void {
  to.left = from.left;
  to.top = from.top;
  to.right = from.right;
  to.bottom = from.bottom;
}

/** Makes a box take in another one. */
export function stretch(box: PlacedBox, other: PlacedBox): void {
  box.left = Math.min(box.left, other.left);
  box.top = Math.min(box.top, other.top);
  box.right = Math.max(box.right, other.right);
  box.bottom = Math.max(box.bottom, other.bottom);
}
