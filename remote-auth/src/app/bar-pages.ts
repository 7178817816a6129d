export { AccountPage } from '../features/account/index.ts';
export { HelpPage } from '../features/help/index.ts';
