export { openStorage } from './open-storage.ts';
export { ObjectMissing, type ObjectStorage } from './storage.ts';
