export { openStorage } from './open-storage.ts';
export { ObjectMissing, type ObjectStorage, type StoredObject } from './storage.ts';
