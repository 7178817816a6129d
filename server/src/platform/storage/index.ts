export { openStorage } from './open-storage.ts';
export { isStorageAway, isStorageFull, ObjectMissing, type ObjectStorage, StorageUnavailable } from './storage.ts';
