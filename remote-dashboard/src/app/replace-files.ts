import { isPdfByName, type UploadFault } from '@app/shared/contracts';
import { dashboardMessages } from '@app/shared/messages';

const texts = dashboardMessages.report;

export interface ReplaceParts {
  readonly upload: (file: File, sessionId: string, onShare: (share: number) => void) => Promise<UploadFault | null>;
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
  const faults = await Promise.all(
    files.map((file, index) =>
      parts.upload(file, sessionId, (share) => {
        shares[index] = share;
        const sum = shares.reduce((total, one) => total + one, 0);
        parts.onPercent(Math.floor((100 * sum) / files.length));
      }),
    ),
  );
  const problems = faults.flatMap((fault, index) =>
    fault === null ? [] : [texts.stillUnreadable(files[index]?.name ?? '', fault.message)],
  );
  return problems.length > 0 ? { kind: 'refused', problem: problems.join(' ') } : { kind: 'uploaded', sessionId };
}
