export { createNotify } from './create-notify.tsx';
export type { Notify, NotifyKind } from './notify.ts';
export { Toasts } from './toasts.tsx';
