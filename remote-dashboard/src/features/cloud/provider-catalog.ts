import type { RuntimeSettings } from '@app/shared/contracts';
import { dashboardMessages } from '@app/shared/messages';
import type { CloudProvider, CloudProviderId } from './cloud-provider.ts';

const texts = dashboardMessages.cloud;

/** A provider as the page offers it; its code comes with the first use. */
export interface OfferedProvider {
  readonly id: CloudProviderId;
  readonly label: string;
  /** False while the service lacks the keys for it. Which ones, its log says at the start. */
  readonly isSetUp: boolean;
  readonly load: () => Promise<CloudProvider>;
  /** All the person picked was skipped. */
  readonly nothingValid: string | null;
  /** Something the catalogue has no closer words for. */
  readonly unexpected: { readonly text: string; readonly shownAs: 'toast' | 'alert' };
  /** Said in addition when nothing at all came through. */
  readonly allFailed: { readonly text: string; readonly shownAs: 'alert' } | null;
}

type CloudSettings = RuntimeSettings['cloud'];

const areSet = (...keys: readonly (string | undefined)[]): boolean =>
  keys.every((key) => key !== undefined && key !== '');

function googleDrive({ clientId, pickerApiKey, pickerAppId }: CloudSettings['google']): OfferedProvider {
  const problem = { text: texts.downloadError, shownAs: 'alert' } as const;
  return {
    id: 'google',
    label: texts.googleDrive,
    isSetUp: areSet(clientId, pickerApiKey),
    load: async () => {
      const { createGoogleDriveProvider } = await import('./all-providers.ts');
      return createGoogleDriveProvider({ clientId: clientId ?? '', pickerApiKey: pickerApiKey ?? '', pickerAppId });
    },
    nothingValid: null,
    unexpected: problem,
    allFailed: problem,
  };
}

function oneDrive({ clientId, picker }: CloudSettings['oneDrive']): OfferedProvider {
  return {
    id: 'oneDrive',
    label: texts.oneDrive,
    isSetUp: areSet(clientId),
    load: async () => {
      if (picker === 'v8') {
        const { createOneDrivePickerProvider } = await import('./all-providers.ts');
        return createOneDrivePickerProvider(clientId ?? '');
      }
      const { createOneDriveSdkProvider } = await import('./all-providers.ts');
      return createOneDriveSdkProvider(clientId ?? '');
    },
    nothingValid: texts.noValidPdf,
    unexpected: { text: texts.oneDriveWrong, shownAs: 'toast' },
    allFailed: null,
  };
}

/** The providers of this service, in the order of their buttons. */
export function offeredProviders(cloud: CloudSettings): readonly OfferedProvider[] {
  return [googleDrive(cloud.google), oneDrive(cloud.oneDrive)];
}
