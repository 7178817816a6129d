/** Text of loaders, toasts and error cards. */
export const surroundingsMessages = {
  close: 'Close',
  copyReference: 'Copy reference',
  copied: 'Copied',
  loading: 'Loading...',
  reference: 'Reference',
} as const;
