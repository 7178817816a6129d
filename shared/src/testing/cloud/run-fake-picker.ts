export interface FakePickerItem {
  readonly id: string;
  readonly name?: string;
  readonly parentReference?: { readonly driveId: string };
}

export interface FakePickerScenario {
  readonly outcome?: 'pick' | 'close';
  readonly items?: readonly FakePickerItem[];
  /** Loads itself once more before anything is picked, as the real one does when it is refreshed. */
  readonly initializesTwice?: boolean;
}

/** The two ends of a message channel, wherever they come from. */
export interface FakePickerPorts {
  readonly own: MessagePort;
  readonly given: MessagePort;
}

export interface FakePickerPage {
  readonly channelId: string;
  readonly createPorts: () => FakePickerPorts;
  /** Gives a port to the page that shows the picker. */
  readonly initialize: (message: object, port: MessagePort) => void;
}

/**
 * Speaks the protocol of OneDrive's file picker 8.0 from inside the picker: says that it is loaded, sends a command nobody
 * knows, asks for a token, then picks or closes. Resolves with every answer it got. Self-contained: a browser test puts its
 * source text into the picker's page.
 */
export async function runFakePicker(page: FakePickerPage, scenario: FakePickerScenario): Promise<object[]> {
  const { outcome = 'pick', items = [], initializesTwice = false } = scenario;
  const answers: object[] = [];
  let commands = 0;

  const connect = () =>
    new Promise<MessagePort>((resolve) => {
      const { own, given } = page.createPorts();
      const handle = (event: MessageEvent<{ type: string }>) => {
        if (event.data.type !== 'activate') return;
        own.removeEventListener('message', handle);
        resolve(own);
      };
      own.addEventListener('message', handle);
      own.start();
      page.initialize({ type: 'initialize', channelId: page.channelId }, given);
    });

  const send = (port: MessagePort, data: object) =>
    new Promise<void>((resolve) => {
      commands += 1;
      const id = `command-${commands}`;
      const handle = (event: MessageEvent<{ type: string; id: string; data?: object }>) => {
        if (event.data.id !== id) return;
        answers.push(event.data);
        // A close is acknowledged and nothing more.
        const isLast = event.data.type === 'result' || ('command' in data && data.command === 'close');
        if (!isLast) return;
        port.removeEventListener('message', handle);
        resolve();
      };
      port.addEventListener('message', handle);
      port.postMessage({ type: 'command', id, data });
    });

  let port = await connect();
  if (initializesTwice) port = await connect();
  port.postMessage({ type: 'notification', id: 'loaded', data: { notification: 'page-loaded' } });
  await send(port, { command: 'dance' });
  await send(port, { command: 'authenticate', resource: 'https://northgate-my.sharepoint.com', type: 'SharePoint' });
  await send(port, outcome === 'pick' ? { command: 'pick', items } : { command: 'close' });
  return answers;
}
