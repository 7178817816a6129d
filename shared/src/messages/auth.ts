/** Every text of the account pages. Those the product brief quotes are exact. */
export const authMessages = {
  fullName: 'Full Name',
} as const;
