export { accountMessages } from './account.ts';
export { authMessages } from './auth.ts';
export { dashboardMessages } from './dashboard.ts';
export { helpMessages, type HelpKey, type HelpMark, type HelpPiece, type HelpSection } from './help.ts';
export { loginWindowMessages } from './login-window.ts';
export { remotesMessages } from './remotes.ts';
export { reviewMessages } from './review.ts';
export { shellMessages } from './shell.ts';
