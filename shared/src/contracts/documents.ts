import * as z from 'zod/mini';

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

export const uploadResponse = z.object({
  success: z.boolean(),
  document_id: z.string(),
  filename: z.string(),
  size: z.number(),
});

export const deleteDocumentQuery = z.object({ filename: z.string().check(z.minLength(1)), sessionId });

/** Which upload session is asked about. */
export const listDocumentsQuery = z.object({ sessionId });

/** The documents of a session, by name. */
export const listDocumentsResponse = z.object({
  documents: z.array(z.object({ filename: z.string(), size: z.number() })),
});

export type ListDocumentsResponse = z.infer<typeof listDocumentsResponse>;
