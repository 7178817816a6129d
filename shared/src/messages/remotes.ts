/** Texts about releases of the page's parts. */
export const remotesMessages = {
  newVersion: 'A new version of this page is ready.',
  reload: 'Reload',
  later: 'Later',
} as const;
