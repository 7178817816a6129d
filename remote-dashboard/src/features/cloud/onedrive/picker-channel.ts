import * as z from 'zod/mini';
import type { CloudFile } from '../cloud-provider.ts';

/** Messages of the picker, after its published schema (file picker 8.0). */
const initialize = z.object({ type: z.literal('initialize'), channelId: z.string() });
const command = z.object({
  type: z.literal('command'),
  id: z.string(),
  data: z.looseObject({ command: z.string() }),
});
const authenticate = z.object({ command: z.literal('authenticate'), resource: z.optional(z.string()) });
const pickedItem = z.object({
  id: z.string(),
  name: z.optional(z.string()),
  parentReference: z.optional(z.object({ driveId: z.optional(z.string()) })),
});
const pick = z.object({ command: z.literal('pick'), items: z.array(pickedItem) });

export interface PickerChannelParts {
  /** The frame the picker runs in, and the only origin it may speak from. */
  readonly frame: () => Window | null;
  readonly origin: string;
  readonly channelId: string;
  /** A token for the resource the picker names (its own, when it names none). */
  readonly tokenFor: (resource: string | undefined) => Promise<string>;
  readonly signal: AbortSignal;
}

const toCloudFile = ({ id, name, parentReference }: z.infer<typeof pickedItem>): CloudFile => ({
  id,
  name: name ?? null,
  mimeType: null,
  place: parentReference?.driveId === undefined ? {} : { driveId: parentReference.driveId },
});

/** Answers one command. Returns what was picked, null when the person closed the picker, undefined to go on. */
async function answer(
  parts: PickerChannelParts,
  data: { readonly command: string },
  reply: (result: object) => void,
): Promise<readonly CloudFile[] | null | undefined> {
  const asked = authenticate.safeParse(data);
  if (asked.success) {
    try {
      reply({ result: 'token', token: await parts.tokenFor(asked.data.resource) });
    } catch (error) {
      console.warn('The OneDrive picker got no token', error);
      reply({ result: 'error', error: { code: 'unableToObtainToken', message: 'No token' } });
    }
    return undefined;
  }
  if (data.command === 'close') return null;
  const items = pick.safeParse(data);
  if (items.success) {
    reply({ result: 'success' });
    return items.data.items.map(toCloudFile);
  }
  const code = data.command === 'pick' ? 'unusableItem' : 'unsupportedCommand';
  reply({ result: 'error', error: { code, message: data.command } });
  return undefined;
}

/** Speaks with the picker until files are picked, or it is closed (null). */
export function followPicker(parts: PickerChannelParts): Promise<readonly CloudFile[] | null> {
  return new Promise((resolve, reject) => {
    let port: MessagePort | null = null;

    const end = (act: () => void) => {
      window.removeEventListener('message', handleWindowMessage);
      port?.close();
      act();
    };
    const handlePortMessage = (source: MessagePort) => (event: MessageEvent<unknown>) => {
      const parsed = command.safeParse(event.data);
      if (!parsed.success) return;
      const { id, data } = parsed.data;
      source.postMessage({ type: 'acknowledge', id });
      answer(parts, data, (result) => source.postMessage({ type: 'result', id, data: result }))
        .then((outcome) => {
          if (outcome !== undefined) end(() => resolve(outcome));
        })
        .catch((error: unknown) => end(() => reject(error)));
    };
    const handleWindowMessage = (event: MessageEvent<unknown>) => {
      if (event.origin !== parts.origin || event.source !== parts.frame()) return;
      const parsed = initialize.safeParse(event.data);
      const [next] = event.ports;
      if (!parsed.success || parsed.data.channelId !== parts.channelId || next === undefined) return;
      // The picker was loaded again inside its frame: the old port is dead.
      port?.close();
      port = next;
      next.addEventListener('message', handlePortMessage(next));
      next.start();
      next.postMessage({ type: 'activate' });
    };

    window.addEventListener('message', handleWindowMessage);
    parts.signal.addEventListener('abort', () => end(() => reject(parts.signal.reason)));
  });
}
