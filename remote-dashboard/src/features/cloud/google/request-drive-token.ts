import { dashboardMessages } from '@app/shared/messages';
import { CloudProblem } from '../cloud-provider.ts';
import type { GoogleSdk, TokenResponse } from './google-sdk.ts';

const texts = dashboardMessages.cloud;

/** Read-only, as the brief says. A restricted scope: Google verifies applications that ask for it. */
export const driveScope = 'https://www.googleapis.com/auth/drive.readonly';

export interface DriveToken {
  readonly token: string;
  readonly lifeSeconds: number | undefined;
}

function lifeOf({ expires_in: life }: TokenResponse): number | undefined {
  const seconds = Number(life);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

/** Asks the person for access. Null: the window was closed. Must run in a click, or the window is blocked. */
export function requestDriveToken({ accounts }: GoogleSdk, clientId: string): Promise<DriveToken | null> {
  return new Promise((resolve, reject) => {
    const missing = () => reject(new CloudProblem(texts.missingToken, { shownAs: 'alert' }));
    const client = accounts.oauth2.initTokenClient({
      client_id: clientId,
      scope: driveScope,
      callback: (response) => {
        const token = response.access_token;
        // With granular consent a token can come without the scope that was asked for.
        if (token === undefined || token === '' || !accounts.oauth2.hasGrantedAllScopes(response, driveScope))
          missing();
        else resolve({ token, lifeSeconds: lifeOf(response) });
      },
      error_callback: ({ type }) => {
        if (type === 'popup_closed') resolve(null);
        else if (type === 'popup_failed_to_open') reject(new CloudProblem(texts.popupBlocked(texts.googleDrive)));
        else missing();
      },
    });
    client.requestAccessToken();
  });
}
