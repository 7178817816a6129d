import { microsoftReturnPath } from '@app/shared/contracts';
import { dashboardMessages } from '@app/shared/messages';
import * as z from 'zod/mini';
import { CloudProblem, type CloudFile, type CloudPick, type CloudProvider } from '../cloud-provider.ts';
import { loadScript } from '../load-script.ts';
import { downloadGraphFile } from './download-graph-file.ts';

const texts = dashboardMessages.cloud;

const oneDriveSdkUrl = 'https://js.live.net/v7.2/OneDrive.js';

const pickedItem = z.object({
  id: z.string(),
  name: z.optional(z.string()),
  file: z.optional(z.object({ mimeType: z.optional(z.string()) })),
  parentReference: z.optional(z.object({ driveId: z.optional(z.string()) })),
});
const picked = z.object({ value: z.array(pickedItem), accessToken: z.string() });
const sdkError = z.object({ errorCode: z.optional(z.string()), message: z.optional(z.string()) });

interface OneDriveSdk {
  readonly open: (options: object) => void;
}

function loadedSdk(): OneDriveSdk {
  const { OneDrive: sdk } = globalThis as { readonly OneDrive?: OneDriveSdk };
  if (sdk === undefined) throw new CloudProblem(texts.sdkMissing, { shownAs: 'alert' });
  return sdk;
}

const toCloudFile = ({ id, name, file, parentReference }: z.infer<typeof pickedItem>): CloudFile => ({
  id,
  name: name ?? null,
  mimeType: file?.mimeType ?? null,
  place: parentReference?.driveId === undefined ? {} : { driveId: parentReference.driveId },
});

function problemOf(error: unknown): CloudProblem {
  const known = sdkError.safeParse(error);
  const isBlocked = known.success && known.data.errorCode === 'popupOpen';
  const text = isBlocked ? texts.popupBlocked(texts.oneDrive) : texts.pickerUnavailable(texts.oneDrive);
  return new CloudProblem(text, { cause: error });
}

function openPicker(sdk: OneDriveSdk, clientId: string, signal: AbortSignal): Promise<CloudPick> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    sdk.open({
      clientId,
      action: 'query',
      multiSelect: true,
      viewType: 'files',
      advanced: {
        redirectUri: `${location.origin}${microsoftReturnPath}`,
        filter: 'folder,.pdf',
        queryParameters: 'select=id,name,size,file,parentReference',
        scopes: ['files.read'],
      },
      success: (response: unknown) => {
        const files = picked.safeParse(response);
        if (files.success) {
          resolve({ kind: 'picked', files: files.data.value.map(toCloudFile), token: files.data.accessToken });
        } else reject(new CloudProblem(texts.oneDriveWrong, { cause: files.error }));
      },
      cancel: () => resolve({ kind: 'cancelled' }),
      error: (error: unknown) => reject(problemOf(error)),
    });
  });
}

/** OneDrive through Microsoft's script, version 7.2. Without the script a pick says `OneDrive SDK not loaded.` */
export async function createOneDriveSdkProvider(clientId: string): Promise<CloudProvider> {
  await loadScript(oneDriveSdkUrl).catch((error: unknown) => {
    throw new CloudProblem(texts.sdkMissing, { shownAs: 'alert', cause: error });
  });
  return {
    id: 'oneDrive',
    pick: async (signal) => openPicker(loadedSdk(), clientId, signal),
    download: downloadGraphFile,
    forget: () => undefined,
  };
}
