/** The question before a task is cancelled, and what cancels it. */
export interface CancelQuestion {
  readonly title: string;
  readonly text: string;
  /** Goes on; has the focus. */
  readonly keep: string;
  readonly confirm: string;
  readonly act: () => void;
}

/** Something that goes on at the server while its page is left, in the words of who started it. */
export interface BackgroundTask {
  readonly id: string;
  /** `Comparing Pier House purchase`, or what came of it. */
  readonly title: string;
  readonly step: string;
  /** 0 to 100; null when it has ended. */
  readonly percent: number | null;
  readonly timeLeft: string;
  /** `paused`: it goes on, but nothing of it is heard. */
  readonly state: 'running' | 'paused' | 'done' | 'failed';
  /** The address on this site that shows it. */
  readonly href: string;
  readonly cancel?: CancelQuestion;
  /** It has ended and was seen. */
  readonly dismiss?: () => void;
}

/** The slim bar of the host, on every page of whatever remote. */
export interface BackgroundTasks {
  /** Says all that goes on of one remote now; it stays until the remote says otherwise, or the person logs out. */
  show(source: string, tasks: readonly BackgroundTask[]): void;
}
