export { openStorage } from './open-storage.ts';
export { isStorageFull, ObjectMissing, type ObjectStorage, StorageUnavailable } from './storage.ts';
