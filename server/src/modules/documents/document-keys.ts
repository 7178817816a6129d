/** The uploaded bytes. */
export const uploadKey = (documentId: string): string => `uploads/${documentId}`;

/** What the engine read from them, kept so that a second try need not read again. */
export const readingKey = (documentId: string): string => `readings/${documentId}.json`;

/** The document a key belongs to. */
export const documentOfKey = (key: string): string => key.replace(/^[a-z]+\//, '').replace(/\.json$/, '');

export const documentPrefixes = ['uploads', 'readings'] as const;
