export { answerOneDrive, isOneDrivePopup } from './onedrive-popup.ts';
