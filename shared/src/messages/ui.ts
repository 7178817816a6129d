/** Texts that belong to a control and not to a page. */
export const uiMessages = {
  close: 'Close',
  copyReference: 'Copy reference',
  copied: 'Copied',
  fieldsNeedChange: (count: number) => (count === 1 ? '1 field needs a change' : `${count} fields need a change`),
  loading: 'Loading...',
  reference: 'Reference',
  showPassword: 'Show password',
} as const;
