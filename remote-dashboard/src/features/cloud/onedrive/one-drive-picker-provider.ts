import { dashboardMessages } from '@app/shared/messages';
import { v4 as uuid } from 'uuid';
import * as z from 'zod/mini';
import { CloudProblem, type CloudPick, type CloudProvider } from '../cloud-provider.ts';
import { bearer, downloadBlob, readJson } from '../download-blob.ts';
import { downloadGraphFile } from './download-graph-file.ts';
import { createMicrosoftLogin, type MicrosoftLogin } from './microsoft-login.ts';
import { followPicker } from './picker-channel.ts';
import { createPickerFrame } from './picker-frame.ts';

const texts = dashboardMessages.cloud;
const personalPicker = 'https://onedrive.live.com/picker';
const personalScopes = ['OneDrive.ReadOnly'];

interface PickerPlace {
  readonly url: string;
  readonly scopesOf: (resource: string | undefined) => readonly string[];
}

const ownDrive = z.object({ webUrl: z.string().check(z.refine((url) => URL.canParse(url))) });

/** Personal accounts have one picker; an organisation's stands on its own SharePoint host. */
async function placeOf(login: MicrosoftLogin, signal: AbortSignal): Promise<PickerPlace> {
  if (login.isPersonalAccount()) return { url: personalPicker, scopesOf: () => personalScopes };
  const url = 'https://graph.microsoft.com/v1.0/me/drive?$select=webUrl';
  const { blob } = await downloadBlob(url, bearer(await login.graphToken()), { signal, onProgress: () => undefined });
  const drive = ownDrive.safeParse(await readJson(blob));
  if (!drive.success) throw new CloudProblem(texts.pickerUnavailable(texts.oneDrive), { cause: drive.error });
  const { origin } = new URL(drive.data.webUrl);
  return {
    url: `${origin}/_layouts/15/FilePicker.aspx`,
    scopesOf: (resource) => [`${resource === undefined ? origin : new URL(resource).origin}/.default`],
  };
}

function pickerUrl(place: PickerPlace, channelId: string): string {
  const options = {
    sdk: '8.0',
    entry: { oneDrive: { files: {} } },
    authentication: {},
    messaging: { origin: location.origin, channelId },
    typesAndSources: { mode: 'files', filters: ['.pdf'] },
    selection: { mode: 'multiple' },
    accessibility: { trapFocusOnLoad: true },
  };
  const query = new URLSearchParams({ filePicker: JSON.stringify(options), locale: navigator.language.toLowerCase() });
  return `${place.url}?${query}`;
}

async function pickIn(login: MicrosoftLogin, outer: AbortSignal): Promise<CloudPick> {
  const left = new AbortController();
  const signal = AbortSignal.any([outer, left.signal]);
  const frame = createPickerFrame(texts.oneDrive, () => left.abort());
  try {
    const place = await placeOf(login, signal);
    const channelId = uuid();
    const tokenFor = (resource?: string) => login.tokenFor(place.scopesOf(resource));
    const files = followPicker({ frame: frame.window, origin: new URL(place.url).origin, channelId, tokenFor, signal });
    frame.load(pickerUrl(place, channelId), await tokenFor());
    const picked = await files;
    // What is picked is read through Graph, which takes no token of the picker.
    return picked === null ? { kind: 'cancelled' } : { kind: 'picked', files: picked, token: await login.graphToken() };
  } catch (error) {
    if (left.signal.aborted) return { kind: 'cancelled' };
    if (outer.aborted || error instanceof CloudProblem) throw error;
    throw new CloudProblem(texts.pickerUnavailable(texts.oneDrive), { cause: error });
  } finally {
    frame.remove();
  }
}

/** OneDrive through Microsoft's file picker, version 8. */
export async function createOneDrivePickerProvider(clientId: string): Promise<CloudProvider> {
  const login = await createMicrosoftLogin(clientId);
  return {
    id: 'oneDrive',
    pick: async (signal) => {
      const isSignedIn = await login.signIn();
      signal.throwIfAborted();
      return isSignedIn ? await pickIn(login, signal) : { kind: 'cancelled' };
    },
    download: downloadGraphFile,
    forget: login.signOut,
  };
}
