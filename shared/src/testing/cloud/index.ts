export { installFakeGoogle, type FakeGoogleScenario } from './install-fake-google.ts';
export { installFakeOneDrive, type FakeOneDriveScenario } from './install-fake-one-drive.ts';
export { runFakePicker, type FakePickerScenario } from './run-fake-picker.ts';
