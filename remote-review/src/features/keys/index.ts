export { keepKeySetting, readKeySetting } from './key-setting.ts';
export { KeyboardDialog } from './keyboard-dialog.tsx';
export type { KeyAct } from './single-key.ts';
export { useSingleKeys } from './use-single-keys.ts';
