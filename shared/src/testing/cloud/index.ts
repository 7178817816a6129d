export {
  installFakeGoogle,
  type FakeDriveDocument,
  type FakeGoogleCalls,
  type FakeGoogleScenario,
} from './install-fake-google.ts';
export { installFakeOneDrive, type FakeOneDriveItem, type FakeOneDriveScenario } from './install-fake-one-drive.ts';
export {
  runFakePicker,
  type FakePickerItem,
  type FakePickerPage,
  type FakePickerPorts,
  type FakePickerScenario,
} from './run-fake-picker.ts';
