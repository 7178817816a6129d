export { createTabSession, type TabSession } from './create-tab-session.ts';
