export { authMessages } from './auth.ts';
export { dashboardMessages } from './dashboard.ts';
export { loginWindowMessages } from './login-window.ts';
export { remotesMessages } from './remotes.ts';
export { shellMessages } from './shell.ts';
