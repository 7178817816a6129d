export { createPageHold, type PageHold } from './page-hold.ts';
