export { useRouteFocus } from './use-route-focus.ts';
