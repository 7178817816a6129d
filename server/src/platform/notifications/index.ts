export { Notifications } from './notifications.ts';
export { channels } from './channels.ts';
