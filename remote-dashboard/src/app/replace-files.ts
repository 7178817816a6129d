import { isPdfByName, type UploadFault } from '@app/shared/contracts';
import { dashboardMessages } from '@app/shared/messages';

const texts = dashboardMessages.report;

export interface SentReplacement {
  readonly file: File;
  readonly sessionId: string;
  /** Aborted when another file of the same attempt has not arrived. */
  readonly signal: AbortSignal;
  readonly onShare: (share: number) => void;
}

export interface ReplaceParts {
  readonly upload: (sent: SentReplacement) => Promise<UploadFault | null>;
  readonly newSession: () => string;
  readonly onPercent: (percent: number) => void;
}

export type Replaced =
  | { readonly kind: 'uploaded'; readonly sessionId: string }
  /** One of the files is no better than the one it stands for. */
  | { readonly kind: 'refused'; readonly problem: string };

/** Uploads readable copies into a session of their own. Rejects when a file does not arrive. */
export async function replaceFiles(files: readonly File[], parts: ReplaceParts): Promise<Replaced> {
  if (!files.every(isPdfByName)) return { kind: 'refused', problem: dashboardMessages.dropZone.onlyPdf };
  const sessionId = parts.newSession();
  const shares = files.map(() => 0);
  const attempt = new AbortController();
  const { signal } = attempt;
  const uploads = files.map((file, index) => {
    const onShare = (share: number) => {
      // What is still on its way when one has failed would cover up why.
      if (signal.aborted) return;
      shares[index] = share;
      const sum = shares.reduce((total, one) => total + one, 0);
      parts.onPercent(Math.floor((100 * sum) / files.length));
    };
    return parts.upload({ file, sessionId, signal, onShare });
  });
  const faults = await Promise.all(uploads).catch((error: unknown) => {
    attempt.abort();
    throw error;
  });
  const problems = faults.flatMap((fault, index) =>
    fault === null ? [] : [texts.stillUnreadable(files[index]?.name ?? '', fault.message)],
  );
  return problems.length > 0 ? { kind: 'refused', problem: problems.join(' ') } : { kind: 'uploaded', sessionId };
}
