/** What a change between two versions is about. */
export const changeKinds = {
  commercial: 'Commercial',
  legal: 'Legal',
  administrative: 'Administrative',
  form: 'Form',
} as const;
