/** The numbers of the toasts, as the product specification gives them. */
export const toastConstants = {
  /** How long a toast stays, in milliseconds; it waits while it is hovered or focused. */
  durationMs: 4000,
  visible: 3,
  widthPx: 356,
  gapPx: 14,
  /** How far to the side a toast is pulled to dismiss it. */
  swipePx: 45,
} as const;
