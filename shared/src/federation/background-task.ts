/** Something that goes on at the server while its page is left, in the words of the remote that knows of it. */
export interface BackgroundTask {
  readonly id: string;
  /** `Comparing Pier House purchase`, or what came of it. */
  readonly title: string;
  readonly step: string;
  /** 0 to 100; null when it has ended. */
  readonly percent: number | null;
  readonly timeLeft: string;
  /** `paused`: it goes on, but nothing of it is heard. `partly`: it has ended, and something was left out. */
  readonly state: 'running' | 'paused' | 'done' | 'partly' | 'failed';
  /** The address on this site that shows it. */
  readonly href: string;
  /** Asks the person first, and then cancels it. */
  readonly onCancel?: () => void;
  /** It has ended, and that was seen. */
  readonly onSeen?: () => void;
}

/** The slim bar of the host, on every page of whatever remote. */
export interface BackgroundTasks {
  /** Says all that goes on of one remote now; it stands until the remote says otherwise, or the person logs out. */
  show(source: string, tasks: readonly BackgroundTask[]): void;
}
