import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../config/env.ts';
import { startMessage } from './start-message.ts';

describe('startMessage', () => {
  it('says where the service is, and which settings switch on what is off', () => {
    const message = startMessage(readConfig({ ONEDRIVE_CLIENT_ID: 'id' }), 3_000);
    expect(message.split('\n')[0]).toBe('Discrepancy Checker is ready: http://127.0.0.1:3000');
    expect(message).toContain('Not configured: Login with Google (GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET), Login with');
    expect(message).not.toContain('OneDrive');
  });
});
