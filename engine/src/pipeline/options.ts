import type { ReaderLimits } from '../pdf/document-source.ts';
import type { StageProbe } from './stages.ts';

export interface EngineProgress {
  readonly step: 'reading' | 'comparing' | 'reporting';
  /** Index of the document in the order given. */
  readonly document?: number;
  /** Pages finished in this document. */
  readonly page?: number;
  readonly pages?: number;
  /** The page just finished needed OCR. */
  readonly ocr?: boolean;
  readonly documentDone?: boolean;
  /** 0 to 1 over the whole analysis. */
  readonly fraction: number;
}

export interface AnalyseOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: EngineProgress) => void;
  readonly limits?: Partial<ReaderLimits>;
  /** Documents read at the same time at most; default: as many as there are processors. */
  readonly concurrency?: number;
  /** The two documents are also told as one text with tracked changes, where they are versions of each other. */
  readonly redline?: boolean;
  /** Scans are read by the Tesseract program of the machine when it is installed with all languages; default: true. */
  readonly nativeOcr?: boolean;
  /** Is told what the comparison holds at each of its stages. */
  readonly probe?: StageProbe | undefined;
}
