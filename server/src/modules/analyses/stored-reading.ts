import type { ReadDocument } from '@app/engine';

/** Grows with every change of `ReadDocument`: an older reading is read anew. */
const readingVersion = 4;

export const storedReading = (reading: ReadDocument): string => JSON.stringify({ version: readingVersion, ...reading });

/** What was stored of a document; `null` where it is of another version or no reading at all. */
export function parseReading(
  json: string,
  isReadDocument: (value: unknown) => value is ReadDocument,
): ReadDocument | null {
  try {
    const stored: unknown = JSON.parse(json);
    return isCurrent(stored) && isReadDocument(stored) ? stored : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

const isCurrent = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'version' in value && value.version === readingVersion;
