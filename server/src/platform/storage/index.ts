export { openStorage } from './open-storage.ts';
export { isStorageFull, ObjectMissing, type ObjectStorage, type PutOptions, StorageUnavailable } from './storage.ts';
