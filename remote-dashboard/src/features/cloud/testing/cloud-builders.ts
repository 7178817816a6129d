import { createFakeNotify } from '@app/shared/testing';
import type { CloudFile } from '../cloud-provider.ts';
import { createCloudStore } from '../create-cloud-store.ts';
import type { OfferedProvider } from '../provider-catalog.ts';

export const aCloudFile = (id: string, changes: Partial<CloudFile> = {}): CloudFile => ({
  id,
  name: `${id}.pdf`,
  mimeType: 'application/pdf',
  place: {},
  ...changes,
});

/** The cloud store of a page with these providers, and what came of it. */
export function aCloud(providers: readonly OfferedProvider[], { documentLimit = 50 }: { documentLimit?: number } = {}) {
  const notify = createFakeNotify();
  const alerts: string[] = [];
  const taken: string[][] = [];
  const flags: boolean[] = [];
  const store = createCloudStore({
    providers,
    notify,
    alert: (text) => void alerts.push(text),
    documentLimit,
    onDownloadStart: () => void flags.push(true),
    onDownloadEnd: () => void flags.push(false),
    onFiles: (files) => void taken.push(files.map(({ name }) => name)),
  });
  return {
    store,
    actions: store.getState(),
    alerts,
    taken,
    flags,
    texts: () => notify.toasts.map(({ kind, text }) => `${kind}: ${text}`),
  };
}
