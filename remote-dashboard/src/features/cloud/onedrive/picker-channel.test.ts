import { runFakePicker, type FakePickerScenario } from '@app/shared/testing/cloud';
import { describe, expect, it, jest } from '@jest/globals';
import { createFakePorts } from '../testing/fake-ports.ts';
import { followPicker } from './picker-channel.ts';

const frame = {} as Window;
const origin = 'https://northgate-my.sharepoint.com';

function receive(data: unknown, ports: MessagePort[], from: Partial<{ origin: string; source: Window }> = {}): void {
  const event = new MessageEvent('message', { data, origin: from.origin ?? origin });
  Object.defineProperty(event, 'ports', { value: ports });
  Object.defineProperty(event, 'source', { value: from.source ?? frame });
  window.dispatchEvent(event);
}

function following(tokenFor = (_resource?: string) => Promise.resolve('sharepoint-token')) {
  const abort = new AbortController();
  const parts = { frame: () => frame, origin, channelId: 'channel', tokenFor, signal: abort.signal };
  return { abort, picked: followPicker(parts) };
}

const runPicker = (scenario: FakePickerScenario) =>
  runFakePicker(
    { channelId: 'channel', createPorts: createFakePorts, initialize: (message, port) => receive(message, [port]) },
    scenario,
  );

describe('followPicker', () => {
  it('acknowledges every command, gives a token, refuses what it does not know, and returns what was picked', async () => {
    const tokenFor = jest.fn((_resource?: string) => Promise.resolve('sharepoint-token'));
    const { picked } = following(tokenFor);
    const answers = await runPicker({ items: [{ id: 'i1', name: 'a.pdf', parentReference: { driveId: 'd1' } }] });
    expect(await picked).toEqual([{ id: 'i1', name: 'a.pdf', mimeType: null, place: { driveId: 'd1' } }]);
    expect(tokenFor).toHaveBeenCalledWith('https://northgate-my.sharepoint.com');
    expect(answers).toEqual([
      { type: 'acknowledge', id: 'command-1' },
      {
        type: 'result',
        id: 'command-1',
        data: { result: 'error', error: { code: 'unsupportedCommand', message: 'dance' } },
      },
      { type: 'acknowledge', id: 'command-2' },
      { type: 'result', id: 'command-2', data: { result: 'token', token: 'sharepoint-token' } },
      { type: 'acknowledge', id: 'command-3' },
      { type: 'result', id: 'command-3', data: { result: 'success' } },
    ]);
  });

  it('follows a picker that loads itself once more', async () => {
    const { picked } = following();
    await runPicker({ items: [{ id: 'i1' }], initializesTwice: true });
    expect(await picked).toHaveLength(1);
  });

  it('ends without files when the picker is closed', async () => {
    const { picked } = following();
    await runPicker({ outcome: 'close' });
    expect(await picked).toBeNull();
  });

  it('tells the picker when there is no token', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { picked } = following(() => Promise.reject(new Error('no')));
    const answers = await runPicker({ outcome: 'close' });
    await picked;
    expect(answers).toContainEqual({
      type: 'result',
      id: 'command-2',
      data: { result: 'error', error: { code: 'unableToObtainToken', message: 'No token' } },
    });
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }, 'channel'],
    ['another window', { source: window }, 'channel'],
    ['another channel', {}, 'other'],
  ])('does not listen to %s', async (_name, from, channelId) => {
    following().picked.catch(() => undefined);
    const { own, given } = createFakePorts();
    const activated = jest.fn();
    own.addEventListener('message', activated);
    receive({ type: 'initialize', channelId }, [given], from);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(activated).not.toHaveBeenCalled();
  });

  it('ends when it is called off', async () => {
    const { abort, picked } = following();
    abort.abort();
    await expect(picked).rejects.toThrow();
  });
});
