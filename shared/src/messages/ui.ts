/** Text that belongs to form controls rather than to a page. */
export const uiMessages = {
  fieldsToCorrect: (count: number) => (count === 1 ? 'Please correct 1 field' : `Please correct ${count} fields`),
  showPassword: 'Show password',
} as const;
