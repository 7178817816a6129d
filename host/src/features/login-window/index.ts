export { createLoginWindow } from './login-window.ts';
export { createSmallWindow, type SmallWindow } from './small-window.ts';
export { WindowEnd } from './window-end.tsx';
