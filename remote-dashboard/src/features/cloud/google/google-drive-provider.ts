import type { CloudFile, CloudPick, CloudProvider, DownloadOptions } from '../cloud-provider.ts';
import { CloudProblem } from '../cloud-provider.ts';
import { dashboardMessages } from '@app/shared/messages';
import { downloadDriveFile } from './download-drive-file.ts';
import { createDriveTokenCookie } from './drive-token-cookie.ts';
import { loadGoogleSdk, type GoogleSdk } from './google-sdk.ts';
import { openDrivePicker } from './open-drive-picker.ts';
import { requestDriveToken } from './request-drive-token.ts';

export interface GoogleDriveSettings {
  readonly clientId: string;
  readonly pickerApiKey: string;
  readonly pickerAppId: string | undefined;
}

const endsAccess = (error: unknown): boolean =>
  error instanceof CloudProblem && error.message === dashboardMessages.cloud.downloadFailed(401);

/** Google Drive through Google's own picker. Resolves when both scripts are there, so that a click can open a window. */
export async function createGoogleDriveProvider(settings: GoogleDriveSettings): Promise<CloudProvider> {
  const sdk: GoogleSdk = await loadGoogleSdk();
  const cookie = createDriveTokenCookie(document, Date.now);

  const tokenFor = async (): Promise<string | null> => {
    const kept = cookie.read();
    if (kept !== null) return kept;
    cookie.clear();
    const granted = await requestDriveToken(sdk, settings.clientId);
    if (granted === null) return null;
    cookie.write(granted.token, granted.lifeSeconds);
    return granted.token;
  };

  return {
    id: 'google',
    pick: async (signal): Promise<CloudPick> => {
      const token = await tokenFor();
      signal.throwIfAborted();
      if (token === null) return { kind: 'cancelled' };
      const picker = { token, apiKey: settings.pickerApiKey, appId: settings.pickerAppId };
      const files = await openDrivePicker(sdk.picker, picker, signal);
      return files === null ? { kind: 'cancelled' } : { kind: 'picked', files, token };
    },
    download: async (file: CloudFile, token: string, options: DownloadOptions): Promise<File> => {
      try {
        return await downloadDriveFile(file, token, options);
      } catch (error) {
        if (endsAccess(error)) cookie.clear();
        throw error;
      }
    },
    forget: () => cookie.clear(),
  };
}
