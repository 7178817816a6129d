import type { Platform } from '../platform/platform.ts';
import { documentUse } from '../modules/analyses/index.ts';
import { createDocuments, type Documents } from '../modules/documents/index.ts';

/** The documents as the analyses know them. */
export const documentsPort = (platform: Platform): Documents => createDocuments(platform, documentUse);
