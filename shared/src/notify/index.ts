export { createNotify } from './create-notify.tsx';
export type { Notify, NotifyKind, ProgressTexts } from './notify.ts';
export { Toasts } from './toasts.tsx';
