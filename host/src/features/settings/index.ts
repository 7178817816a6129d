export { fetchSettings, readInlinedSettings } from './read-settings.ts';
