import type { RuntimeSettings } from '@app/shared/contracts';
import type { Config } from '../../config/env.ts';

/** What the browser may know of the settings. */
export function runtimeSettingsOf(config: Config): RuntimeSettings {
  return {
    apiBase: '/api',
    uploadLimitMb: config.UPLOAD_LIMIT_MB,
    sessionDocumentLimit: config.SESSION_DOCUMENT_LIMIT,
    retentionHours: config.RETENTION_HOURS,
    signIn: {
      google: areGiven(config.GOOGLE_CLIENT_ID, config.GOOGLE_CLIENT_SECRET),
      microsoft: areGiven(config.MICROSOFT_CLIENT_ID, config.MICROSOFT_CLIENT_SECRET),
    },
    links: given({
      terms: config.TERMS_URL,
      privacy: config.PRIVACY_URL,
      imprint: config.IMPRINT_URL,
      contact: config.CONTACT_URL,
    }),
    cloud: {
      google: given({
        clientId: config.GOOGLE_CLIENT_ID,
        pickerApiKey: config.GOOGLE_PICKER_API_KEY,
        pickerAppId: config.GOOGLE_PICKER_APP_ID,
      }),
      oneDrive: { ...given({ clientId: config.ONEDRIVE_CLIENT_ID }), picker: config.ONEDRIVE_PICKER },
    },
  };
}

const areGiven = (...values: readonly (string | undefined)[]): boolean => values.every((value) => value !== undefined);

function given<Key extends string>(values: Record<Key, string | undefined>): Partial<Record<Key, string>> {
  const entries = Object.entries<string | undefined>(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<Record<Key, string>>;
}
