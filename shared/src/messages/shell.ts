/** Every text of the shell: bar, guards, errors of loading. */
export const shellMessages = {
  productName: 'Discrepancy Checker',
  logOut: 'Log out',
} as const;
