export { openStorage } from './open-storage.ts';
export {
  isStorageAway,
  isStorageFull,
  ObjectMissing,
  type ObjectStorage,
  type PutOptions,
  StorageUnavailable,
} from './storage.ts';
