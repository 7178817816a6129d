import { isPdfByName } from '@app/shared/contracts';
import { dashboardMessages } from '@app/shared/messages';
import * as z from 'zod/mini';
import { CloudProblem, NotAPdf, type CloudFile, type DownloadOptions } from '../cloud-provider.ts';
import { bearer, downloadBlob, isSuccess, NoAnswer, readJson, type Downloaded } from '../download-blob.ts';

const graphUrl = 'https://graph.microsoft.com/v1.0';
const texts = dashboardMessages.cloud;

const driveItem = z.object({
  name: z.string(),
  file: z.optional(z.object({ mimeType: z.optional(z.string()) })),
  '@microsoft.graph.downloadUrl': z.optional(z.string()),
});
type DriveItem = z.infer<typeof driveItem>;

const quiet = (signal: AbortSignal): DownloadOptions => ({ signal, onProgress: () => undefined });

/** Where an item may be: on the person's own drive, else on the drive that the picker named (shared by somebody else). */
function itemUrls({ id, place }: CloudFile): string[] {
  const item = `items/${encodeURIComponent(id)}`;
  const { driveId } = place;
  const own = `${graphUrl}/me/drive/${item}`;
  return driveId === undefined ? [own] : [own, `${graphUrl}/drives/${encodeURIComponent(driveId)}/${item}`];
}

interface FoundItem {
  readonly url: string;
  readonly item: DriveItem;
}

async function findItem(file: CloudFile, token: string, signal: AbortSignal): Promise<FoundItem> {
  try {
    for (const url of itemUrls(file)) {
      const { status, blob } = await downloadBlob(url, bearer(token), quiet(signal));
      if (status === 404) continue;
      const item = driveItem.safeParse(isSuccess(status) ? await readJson(blob) : null);
      if (item.success) return { url, item: item.data };
      break;
    }
  } catch (error) {
    if (signal.aborted) throw error;
    throw new CloudProblem(texts.metadataFailed(file.id), { cause: error });
  }
  throw new CloudProblem(texts.metadataFailed(file.id));
}

/**
 * The content call redirects to another host. Where a browser may not follow that with a token, the item's own download
 * address, which needs none, still works.
 */
async function getContent({ url, item }: FoundItem, token: string, options: DownloadOptions): Promise<Downloaded> {
  try {
    return await downloadBlob(`${url}/content`, bearer(token), options);
  } catch (error) {
    const direct = item['@microsoft.graph.downloadUrl'];
    if (!(error instanceof NoAnswer) || direct === undefined) throw error;
    return await downloadBlob(direct, {}, options);
  }
}

/** Gets one file out of OneDrive: what it is first, then, if it is a PDF, its bytes. */
export async function downloadGraphFile(file: CloudFile, token: string, options: DownloadOptions): Promise<File> {
  const found = await findItem(file, token, options.signal);
  const { name } = found.item;
  const type = found.item.file?.mimeType ?? '';
  if (!isPdfByName({ name, type })) throw new NotAPdf(name);
  const content = await getContent(found, token, options).catch((error: unknown) => {
    if (options.signal.aborted) throw error;
    throw new CloudProblem(texts.fileFailed(name), { cause: error });
  });
  if (!isSuccess(content.status)) throw new CloudProblem(texts.fileFailed(name));
  const fileName = name.toLowerCase().endsWith('.pdf') ? name : `${name}.pdf`;
  return new File([content.blob], fileName, { type: 'application/pdf' });
}
