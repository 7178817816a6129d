import type { AccountInfo, PublicClientApplication } from '@azure/msal-browser';
import { microsoftReturnPath } from '@app/shared/contracts';
import { dashboardMessages } from '@app/shared/messages';
import { CloudProblem } from '../cloud-provider.ts';

const texts = dashboardMessages.cloud;

/** Tenant that stands for personal Microsoft accounts. */
const consumerTenant = '9188040d-6c67-4c5b-b112-36a304b66dad';
const graphScopes = ['files.read'];
const closedByPerson = ['user_cancelled'];
const blocked = ['popup_window_error', 'empty_window_error'];

/** Signs in to Microsoft in a window and gets tokens for whoever asks: Graph, or the picker. */
export interface MicrosoftLogin {
  /** False when the person closed the window. */
  readonly signIn: () => Promise<boolean>;
  readonly isPersonalAccount: () => boolean;
  readonly graphToken: () => Promise<string>;
  readonly tokenFor: (scopes: readonly string[]) => Promise<string>;
  readonly signOut: () => void;
}

const errorCodeOf = (error: unknown): string =>
  error instanceof Error && 'errorCode' in error && typeof error.errorCode === 'string' ? error.errorCode : '';

class MsalLogin implements MicrosoftLogin {
  private account: AccountInfo | null;
  private readonly client: PublicClientApplication;

  constructor(client: PublicClientApplication) {
    this.client = client;
    this.account = client.getAllAccounts()[0] ?? null;
  }

  signIn = async (): Promise<boolean> => {
    if (this.account !== null) return true;
    try {
      const { account } = await this.client.loginPopup({ scopes: graphScopes });
      this.account = account;
      return true;
    } catch (error) {
      if (closedByPerson.includes(errorCodeOf(error))) return false;
      if (blocked.includes(errorCodeOf(error)))
        throw new CloudProblem(texts.popupBlocked(texts.oneDrive), { cause: error });
      throw new CloudProblem(texts.accessRefused(texts.oneDrive), { cause: error });
    }
  };

  isPersonalAccount = (): boolean => this.account?.tenantId === consumerTenant;

  graphToken = (): Promise<string> => this.tokenFor(graphScopes);

  tokenFor = async (scopes: readonly string[]): Promise<string> => {
    const request = { scopes: [...scopes], ...(this.account === null ? {} : { account: this.account }) };
    try {
      return (await this.client.acquireTokenSilent(request)).accessToken;
    } catch (error) {
      console.warn('A Microsoft token has to be asked for in a window', error);
      const { account, accessToken } = await this.client.acquireTokenPopup(request);
      this.account = account;
      return accessToken;
    }
  };

  signOut = (): void => {
    this.account = null;
    void this.client.clearCache();
  };
}

/** Loads the sign-in library; it is by far the largest part of the page and is fetched only here. */
export async function createMicrosoftLogin(clientId: string): Promise<MicrosoftLogin> {
  const { PublicClientApplication } = await import('@azure/msal-browser');
  const client = new PublicClientApplication({
    auth: {
      clientId,
      authority: 'https://login.microsoftonline.com/common',
      redirectUri: `${location.origin}${microsoftReturnPath}`,
    },
    cache: { cacheLocation: 'sessionStorage' },
  });
  await client.initialize();
  return new MsalLogin(client);
}
