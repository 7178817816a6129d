export type { Notify, NotifyKind, ProgressTexts } from './notify.ts';
