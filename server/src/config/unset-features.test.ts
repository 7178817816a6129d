import { describe, expect, it } from '@jest/globals';
import { readConfig } from './env.ts';
import { unsetFeatures } from './unset-features.ts';

describe('unsetFeatures', () => {
  it('names what cannot be used, and only the settings that are missing', () => {
    const config = readConfig({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret', ONEDRIVE_CLIENT_ID: 'id' });
    expect(unsetFeatures(config)).toEqual([
      { name: 'Login with Microsoft', settings: ['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'] },
      { name: 'Google Drive', settings: ['GOOGLE_PICKER_API_KEY', 'GOOGLE_PICKER_APP_ID'] },
    ]);
  });
});
