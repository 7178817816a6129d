import type { AnalysisSocket } from '../listen.ts';
import { createAnalysisStore, type AnalysisParts } from '../create-analysis-store.ts';
import { createRunRecords, type RunRecord } from '../run-record.ts';

/** A socket in the hands of the test. */
export class FakeSocket extends EventTarget {
  readonly sessionId: string;
  /** Codes this side closed with. */
  readonly closedWith: (number | undefined)[] = [];
  answersClose = true;

  constructor(sessionId: string) {
    super();
    this.sessionId = sessionId;
  }

  open(): void {
    this.dispatchEvent(new Event('open'));
  }

  say(message: object | string): void {
    const data = typeof message === 'string' ? message : JSON.stringify(message);
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  fail(): void {
    this.dispatchEvent(new Event('error'));
    this.drop(1006);
  }

  /** The other side closes, or the connection breaks (1006). */
  drop(code = 1006, reason = ''): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason }));
  }

  close(code?: number): void {
    this.closedWith.push(code);
    if (this.answersClose) queueMicrotask(() => this.drop(code ?? 1005));
  }
}

export const asSocket = (socket: FakeSocket): AnalysisSocket => socket as unknown as AnalysisSocket;

export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

export function aStorage(entries: Readonly<Record<string, string>> = {}) {
  const values = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

export const aReport = (): Blob => new Blob(['report'], { type: 'application/vnd.openxmlformats-officedocument' });

/** An analysis store on fake sockets; waiting takes no time but is recorded. */
export function anAnalysis({ record, ...changes }: Partial<AnalysisParts> & { record?: RunRecord } = {}) {
  const sockets: FakeSocket[] = [];
  const alerts: string[] = [];
  const saved: string[] = [];
  const waits: number[] = [];
  const clock = { now: new Date(2026, 10, 20, 14, 32, 8).getTime() };
  const awake = { held: 0 };
  const settled = { count: 0 };
  const cancelled = { count: 0 };
  const records = createRunRecords(aStorage(record === undefined ? {} : { analysis: JSON.stringify(record) }));
  const store = createAnalysisStore({
    records,
    prepare: () => Promise.resolve(),
    currentSession: () => 'session-1',
    openSocket: (sessionId, jobId) => {
      const socket = new FakeSocket(sessionId ?? `watching ${jobId}`);
      sockets.push(socket);
      return asSocket(socket);
    },
    fetchReport: () => Promise.resolve(aReport()),
    renewLogin: () => Promise.resolve(),
    wait: (ms) => {
      waits.push(ms);
      clock.now += ms;
      return Promise.resolve();
    },
    now: () => clock.now,
    saveFile: (_blob, name) => void saved.push(name),
    keepAwake: () => {
      awake.held += 1;
      return () => void (awake.held -= 1);
    },
    alert: (text) => void alerts.push(text),
    onSettled: () => void (settled.count += 1),
    onCancelled: () => void (cancelled.count += 1),
    ...changes,
  });
  return {
    store,
    actions: store.getState(),
    state: () => store.getState().state,
    socket: (index = sockets.length - 1) => {
      const socket = sockets[index];
      if (socket === undefined) throw new Error(`There is no socket ${index}`);
      return socket;
    },
    sockets,
    alerts,
    saved,
    waits,
    clock,
    awake,
    settled,
    cancelled,
    records,
  };
}

export const someFiles = [
  { name: 'a.pdf', size: 10 },
  { name: 'b.pdf', size: 20 },
];

/** A run whose socket is open and has named its job. */
export async function aStartedRun(changes: Parameters<typeof anAnalysis>[0] = {}) {
  const analysis = anAnalysis(changes);
  const over = analysis.actions.start(someFiles);
  await settle();
  analysis.socket().open();
  analysis.socket().say({ job_id: 'job-1', message: 'Reading a.pdf' });
  await settle();
  return { ...analysis, over };
}
