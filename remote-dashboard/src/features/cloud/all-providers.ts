/** What is loaded with the first use of a provider: in one piece, because the entry of the remote names each by its hash. */
export { createGoogleDriveProvider } from './google/google-drive-provider.ts';
export { createOneDrivePickerProvider } from './onedrive/one-drive-picker-provider.ts';
export { createOneDriveSdkProvider } from './onedrive/one-drive-sdk-provider.ts';
