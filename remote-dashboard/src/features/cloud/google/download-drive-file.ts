import { isPdfByName } from '@app/shared/contracts';
import { dashboardMessages } from '@app/shared/messages';
import * as z from 'zod/mini';
import { CloudProblem, NotAPdf, type CloudFile, type DownloadOptions } from '../cloud-provider.ts';
import { bearer, downloadBlob, isSuccess, readJson } from '../download-blob.ts';

const filesUrl = 'https://www.googleapis.com/drive/v3/files';
const pdf = 'application/pdf';
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Google's own kinds have no bytes: they are exported. */
const exports: Readonly<Record<string, { readonly mimeType: string; readonly ending: string }>> = {
  'application/vnd.google-apps.document': { mimeType: pdf, ending: '.pdf' },
  'application/vnd.google-apps.presentation': { mimeType: pdf, ending: '.pdf' },
  'application/vnd.google-apps.spreadsheet': { mimeType: xlsx, ending: '.xlsx' },
};

const metadata = z.object({ name: z.string(), mimeType: z.string() });

function headersFor(file: CloudFile, token: string): Record<string, string> {
  const { resourceKey } = file.place;
  return resourceKey === undefined
    ? bearer(token)
    : { ...bearer(token), 'X-Goog-Drive-Resource-Keys': `${file.id}/${resourceKey}` };
}

function failed(status: number): CloudProblem {
  return new CloudProblem(dashboardMessages.cloud.downloadFailed(status));
}

/** The picker may leave out what a file is called and what it is. */
async function describe(file: CloudFile, token: string, signal: AbortSignal) {
  if (file.name !== null && file.mimeType !== null) return { name: file.name, mimeType: file.mimeType };
  const url = `${filesUrl}/${encodeURIComponent(file.id)}?fields=name%2CmimeType&supportsAllDrives=true`;
  const { status, blob } = await downloadBlob(url, headersFor(file, token), { signal, onProgress: () => undefined });
  if (!isSuccess(status)) throw failed(status);
  const known = metadata.safeParse(await readJson(blob));
  return known.success ? known.data : { name: file.name ?? `${file.id}.pdf`, mimeType: file.mimeType ?? pdf };
}

const withEnding = (name: string, ending: string): string =>
  name.toLowerCase().endsWith(ending) ? name : `${name}${ending}`;

/** Gets one file out of Google Drive. Rejects with `Download failed: {status}`, or `NotAPdf` for what is not one. */
export async function downloadDriveFile(file: CloudFile, token: string, options: DownloadOptions): Promise<File> {
  const { name, mimeType } = await describe(file, token, options.signal);
  const conversion = exports[mimeType];
  if (conversion === undefined && !isPdfByName({ name, type: mimeType })) throw new NotAPdf(name);
  const query =
    conversion === undefined
      ? '?alt=media&supportsAllDrives=true'
      : `/export?mimeType=${encodeURIComponent(conversion.mimeType)}`;
  const url = `${filesUrl}/${encodeURIComponent(file.id)}${query}`;
  const { status, blob } = await downloadBlob(url, headersFor(file, token), options);
  if (!isSuccess(status)) throw failed(status);
  const type = conversion?.mimeType ?? pdf;
  const result = new File([blob], withEnding(name, conversion?.ending ?? '.pdf'), { type });
  if (!isPdfByName(result)) throw new NotAPdf(result.name);
  return result;
}
