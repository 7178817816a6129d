import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { successResponse } from './success-response.ts';

/** One upload session of one browser tab groups the documents of one comparison. Not a secret and not a credential. */
export const sessionId = z.uuid();

/** Longest file name that is kept, in UTF-16 code units; longer ones are refused before upload. */
export const fileNameMax = 255;

/** A PDF may start with up to this many bytes of junk before `%PDF-` (ISO 32000-1, Annex H, note 13). */
export const pdfHeaderWindowBytes = 1024;

/** Whether a file counts as a PDF before it is read: by type or by name, because either may be missing. */
export function isPdfByName(file: { readonly name: string; readonly type: string }): boolean {
  return file.type === 'application/pdf' || file.name.toLowerCase().endsWith('.pdf');
}

/** Why nothing of an uploaded file can be compared, looked at when its bytes are in. It stays in the list. */
export const uploadFault = z.object({
  kind: z.enum(['encrypted', 'damaged', 'no_pages']),
  /** What is wrong and what to do. */
  message: z.string(),
});

const uploadedDocument = {
  /** Absent where it could not be looked at in time. */
  pages: z.optional(z.number()),
  fault: z.optional(uploadFault),
  /** Name of an earlier file of the session with the same bytes. */
  sameContentAs: z.optional(z.string()),
};

export const uploadEndpoint = {
  method: 'POST',
  path: '/auth/upload',
  request: { form: { fields: z.object({ sessionId }), file: 'files' } },
  answer: z.object({
    success: z.boolean(),
    document_id: z.string(),
    filename: z.string(),
    size: z.number(),
    ...uploadedDocument,
  }),
} as const satisfies Endpoint;

export const deleteDocumentEndpoint = {
  method: 'DELETE',
  path: '/auth/delete-document',
  request: { query: z.object({ filename: z.string().check(z.minLength(1)), sessionId }) },
  answer: successResponse,
} as const satisfies Endpoint;

/** The documents of a session, by name. */
export const listDocumentsEndpoint = {
  method: 'GET',
  path: '/auth/documents',
  request: { query: z.object({ sessionId }) },
  answer: z.object({
    documents: z.array(z.object({ filename: z.string(), size: z.number(), ...uploadedDocument })),
  }),
} as const satisfies Endpoint;

/** The first page of a document of a session, small. */
export const firstPageEndpoint = {
  method: 'POST',
  path: '/auth/first-page',
  request: { body: z.object({ filename: z.string().check(z.minLength(1)), sessionId }) },
  answer: z.object({
    /** A data URL; null where there is no such document, or it cannot be drawn in time. */
    picture: z.nullable(z.string()),
  }),
} as const satisfies Endpoint;

export type ListDocumentsResponse = z.infer<typeof listDocumentsEndpoint.answer>;
export type UploadFault = z.infer<typeof uploadFault>;
