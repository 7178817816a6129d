import { dashboardMessages } from '@app/shared/messages';
import * as z from 'zod/mini';
import { CloudProblem, type CloudFile } from '../cloud-provider.ts';
import type { PickerSdk, PickerView } from './google-sdk.ts';

const texts = dashboardMessages.cloud;

const pickedDocument = z.object({
  id: z.string(),
  name: z.optional(z.string()),
  mimeType: z.optional(z.string()),
  resourceKey: z.optional(z.string()),
});
const pickerNews = z.object({ action: z.string(), docs: z.optional(z.array(pickedDocument)) });

export interface DrivePickerSettings {
  readonly token: string;
  readonly apiKey: string;
  /** Number of the Google Cloud project. */
  readonly appId: string | undefined;
}

/** PDFs with folders to walk through. A list, because a read-only scope gives no thumbnails. */
function pdfView(sdk: PickerSdk): PickerView {
  return new sdk.DocsView()
    .setMimeTypes('application/pdf')
    .setIncludeFolders(true)
    .setSelectFolderEnabled(false)
    .setMode(sdk.DocsViewMode.LIST);
}

const toCloudFile = (picked: z.infer<typeof pickedDocument>): CloudFile => ({
  id: picked.id,
  name: picked.name ?? null,
  mimeType: picked.mimeType ?? null,
  place: picked.resourceKey === undefined ? {} : { resourceKey: picked.resourceKey },
});

/** Shows Google's picker: several files, own and shared drives. Null: the person left it. */
export function openDrivePicker(
  sdk: PickerSdk,
  { token, apiKey, appId }: DrivePickerSettings,
  signal: AbortSignal,
): Promise<readonly CloudFile[] | null> {
  return new Promise((resolve, reject) => {
    const builder = new sdk.PickerBuilder()
      .setOAuthToken(token)
      .setDeveloperKey(apiKey)
      .setOrigin(location.origin)
      .setLocale(navigator.language)
      .enableFeature(sdk.Feature.MULTISELECT_ENABLED)
      .addView(pdfView(sdk))
      .addView(pdfView(sdk).setEnableDrives(true));
    if (appId !== undefined) builder.setAppId(appId);
    const picker = builder.setCallback((data) => handle(data)).build();

    const end = (act: () => void) => {
      picker.setVisible(false);
      picker.dispose();
      act();
    };
    const handle = (data: unknown) => {
      const news = pickerNews.safeParse(data);
      if (!news.success) return;
      const { action, docs = [] } = news.data;
      if (action === 'picked') end(() => resolve(docs.map(toCloudFile)));
      else if (action === 'cancel') end(() => resolve(null));
      else if (action === 'error') end(() => reject(new CloudProblem(texts.pickerUnavailable(texts.googleDrive))));
    };
    signal.addEventListener('abort', () => end(() => reject(signal.reason)));
    picker.setVisible(true);
  });
}
