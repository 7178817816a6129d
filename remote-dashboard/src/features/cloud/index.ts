export { CloudButtons } from './cloud-buttons.tsx';
export { CloudOverlays } from './cloud-overlays.tsx';
export { createCloudStore, type CloudStore } from './create-cloud-store.ts';
export { createDriveTokenCookie } from './google/drive-token-cookie.ts';
export { offeredProviders, type OfferedProvider } from './provider-catalog.ts';
export { finishSignIn } from './finish-sign-in.ts';
