export { authMessages } from './auth.ts';
export { backgroundMessages } from './background.ts';
export { comparisonsMessages } from './comparisons.ts';
export { dashboardMessages } from './dashboard.ts';
export { remotesMessages } from './remotes.ts';
export { shellMessages } from './shell.ts';
