import type { RuntimeSettings } from '@app/shared/contracts';

/** Settings of a service as it comes: no cloud provider is set up. */
export const settings: RuntimeSettings = {
  apiBase: '/api',
  uploadLimitMb: 100,
  sessionDocumentLimit: 50,
  retentionHours: 24,
  cloud: { google: {}, oneDrive: { picker: 'v8' } },
};
