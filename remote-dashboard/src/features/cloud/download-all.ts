import type { CloudFile, CloudProvider } from './cloud-provider.ts';
import { CloudProblem, NotAPdf } from './cloud-provider.ts';

/** Two at a time: the bytes wait in the browser until all are here. */
const parallelDownloads = 2;

export interface DownloadProgress {
  readonly done: number;
  /** Name of the file that has just begun, when it is known. */
  readonly current: string;
  /** 0 to 1, over all files. */
  readonly share: number;
}

export interface DownloadOutcome {
  /** In the order they were picked. */
  readonly files: readonly File[];
  readonly skipped: readonly string[];
  readonly problems: readonly CloudProblem[];
  /** What went wrong beyond the catalogue. */
  readonly unexpected: readonly unknown[];
}

type Result = { readonly file: File } | { readonly skipped: string } | { readonly error: unknown };

async function downloadOne(
  provider: CloudProvider,
  file: CloudFile,
  token: string,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<Result> {
  try {
    return { file: await provider.download(file, token, options) };
  } catch (error) {
    options.signal.throwIfAborted();
    return error instanceof NotAPdf ? { skipped: error.fileName } : { error };
  }
}

/** Downloads everything that was picked; one bad file does not stop the others. Rejects only when aborted. */
export async function downloadAll(
  provider: CloudProvider,
  picked: { readonly files: readonly CloudFile[]; readonly token: string },
  signal: AbortSignal,
  onProgress: (progress: DownloadProgress) => void,
): Promise<DownloadOutcome> {
  const { files, token } = picked;
  const results: Result[] = [];
  const shares = files.map(() => 0);
  let done = 0;
  let next = 0;
  let current = '';
  const tell = () => {
    const sum = shares.reduce((total, share) => total + share, 0);
    onProgress({ done, current, share: files.length === 0 ? 0 : sum / files.length });
  };
  const work = async () => {
    for (let index = next; index < files.length; index = next) {
      next += 1;
      const file = files[index];
      if (file === undefined) return;
      current = file.name ?? current;
      tell();
      const report = (share: number) => {
        shares[index] = share;
        tell();
      };
      results[index] = await downloadOne(provider, file, token, { signal, onProgress: report });
      shares[index] = 1;
      done += 1;
      tell();
    }
  };
  await Promise.all(Array.from({ length: parallelDownloads }, work));
  const errors = results.flatMap((result) => ('error' in result ? [result.error] : []));
  return {
    files: results.flatMap((result) => ('file' in result ? [result.file] : [])),
    skipped: results.flatMap((result) => ('skipped' in result ? [result.skipped] : [])),
    problems: errors.filter((error) => error instanceof CloudProblem),
    unexpected: errors.filter((error) => !(error instanceof CloudProblem)),
  };
}
