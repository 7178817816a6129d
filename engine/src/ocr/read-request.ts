/** What the parent asks of the reading process. */
export interface ReadRequest {
  readonly path: string;
  readonly maxPages: number;
  readonly ocrWorkers: number;
}

/** Checked by hand: loading a schema library would take a third of the time in which a reading process starts. */
export function isReadRequest(message: unknown): message is ReadRequest {
  if (typeof message !== 'object' || message === null) return false;
  const { path, maxPages, ocrWorkers } = message as Partial<Record<keyof ReadRequest, unknown>>;
  return typeof path === 'string' && Number.isInteger(maxPages) && Number.isInteger(ocrWorkers);
}
