/** Texts of the small window that somebody logs in through. */
export const loginWindowMessages = {
  title: 'You are logged in',
  text: 'The page you came from goes on by itself. You can close this window.',
  goToDashboard: 'Go to the dashboard',
} as const;
