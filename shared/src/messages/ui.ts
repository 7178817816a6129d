/** Texts that belong to a control of a form and not to a page. */
export const uiMessages = {
  fieldsNeedChange: (count: number) => (count === 1 ? '1 field needs a change' : `${count} fields need a change`),
  showPassword: 'Show password',
} as const;
