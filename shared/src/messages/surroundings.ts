/** Texts of what stands around and over the pages: loaders, toasts, the card of a problem. */
export const surroundingsMessages = {
  close: 'Close',
  copyReference: 'Copy reference',
  copied: 'Copied',
  loading: 'Loading...',
  reference: 'Reference',
} as const;
