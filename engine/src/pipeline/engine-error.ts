import type { ReadDocument } from '../pdf/read-document.ts';

export type EngineErrorCode = 'too-few-readable' | 'cancelled';

/** The only error the engine throws for what it was given; `documents` says what was wrong with each file. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly code: EngineErrorCode;
  readonly documents: readonly ReadDocument[];

  constructor(code: EngineErrorCode, message: string, documents: readonly ReadDocument[] = []) {
    super(message);
    this.code = code;
    this.documents = documents;
  }
}
