/**
 * The one map of what can go wrong between browser and server.
 *
 * `status` is the HTTP status the server answers with, `retryable` says whether the same request may
 * succeed later without any change, `message` is the sentence a person reads when no better one is given.
 */
export interface ErrorRow {
  readonly status: number;
  readonly retryable: boolean;
  readonly message: string;
}

export const errorTable = {
  validation_failed: { status: 400, retryable: false, message: 'Some of the values sent are not valid.' },
  malformed_request: { status: 400, retryable: false, message: 'The request could not be read.' },
  link_invalid: {
    status: 400,
    retryable: false,
    message: 'This link is invalid or has expired. Request a new one.',
  },
  password_too_common: {
    status: 400,
    retryable: false,
    message: 'This password is too common. Choose another.',
  },
  not_authenticated: { status: 401, retryable: false, message: 'Please log in.' },
  credentials_wrong: { status: 401, retryable: false, message: 'The email address or the password is wrong.' },
  origin_refused: { status: 403, retryable: false, message: 'The request came from another site and was rejected.' },
  email_not_verified: { status: 403, retryable: false, message: 'Email not verified. Check your inbox.' },
  password_wrong: { status: 403, retryable: false, message: 'The current password is wrong.' },
  not_found: { status: 404, retryable: false, message: 'Not found.' },
  email_taken: { status: 409, retryable: false, message: 'This email address cannot be used to sign up.' },
  analysis_running: { status: 409, retryable: true, message: 'The analysis is still running.' },
  analysis_ended: { status: 409, retryable: false, message: 'This comparison has already ended.' },
  decision_conflict: {
    status: 409,
    retryable: false,
    message: 'Someone has already decided this finding differently.',
  },
  document_exists: {
    status: 409,
    retryable: false,
    message: 'A file with this name has already been uploaded. Rename one of the two.',
  },
  documents_locked: {
    status: 409,
    retryable: true,
    message: 'The files of a running analysis cannot be changed. Wait until it has finished.',
  },
  report_expired: {
    status: 410,
    retryable: false,
    message: 'The report was deleted after the retention time. Run the comparison again.',
  },
  file_too_large: { status: 413, retryable: false, message: 'The file is larger than the limit.' },
  not_a_pdf: { status: 415, retryable: false, message: 'This file is not a PDF.' },
  file_empty: { status: 415, retryable: false, message: 'This file is empty.' },
  unsupported_media_type: { status: 415, retryable: false, message: 'This type of content is not supported.' },
  too_few_documents: { status: 422, retryable: false, message: 'Please upload at least two files.' },
  too_many_documents: { status: 422, retryable: false, message: 'There are too many files in this comparison.' },
  no_redline: {
    status: 422,
    retryable: false,
    message: 'A redline needs exactly two documents that are versions of each other.',
  },
  no_certificate: {
    status: 422,
    retryable: false,
    message: 'A certificate needs a draft and a scan of the same document.',
  },
  too_much_stored: {
    status: 422,
    retryable: false,
    message: 'There is no more space for your files. Remove some, or wait until older ones are deleted.',
  },
  report_unwritten: {
    status: 422,
    retryable: true,
    message: 'The report could not be written. The findings are complete.',
  },
  analysis_failed: { status: 422, retryable: false, message: 'The analysis failed.' },
  too_many_analyses: {
    status: 429,
    retryable: true,
    message: 'You have too many comparisons in progress. Start this one when another has finished.',
  },
  too_many_sockets: {
    status: 429,
    retryable: true,
    message: 'Too many comparisons are open at once. Close some tabs and try again.',
  },
  too_many_uploads: {
    status: 429,
    retryable: true,
    message: 'Too many files are being uploaded at once. Try again when some of them have arrived.',
  },
  too_many_requests: { status: 429, retryable: true, message: 'Too many attempts. Wait a moment and try again.' },
  internal: { status: 500, retryable: true, message: 'Something went wrong on our side. Please try again.' },
  unavailable: { status: 503, retryable: true, message: 'The service is not available right now. Please try again.' },
  storage_full: { status: 507, retryable: true, message: 'There is no space left to store the file.' },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof errorTable;

export function isErrorCode(value: string): value is ErrorCode {
  return Object.hasOwn(errorTable, value);
}
