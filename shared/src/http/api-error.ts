/**
 * A call that did not succeed. `status` is 0 when no answer came (network, TLS, cancelled by the browser).
 * `serverMessage` is the sentence the server sent, if it sent one; `detail` likewise.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly serverMessage: string | undefined;
  readonly detail: string | undefined;
  readonly requestId: string | undefined;

  constructor(fields: {
    status: number;
    code: string;
    message: string;
    serverMessage?: string | undefined;
    detail?: string | undefined;
    requestId?: string | undefined;
    cause?: unknown;
  }) {
    super(fields.message, { cause: fields.cause });
    this.status = fields.status;
    this.code = fields.code;
    this.serverMessage = fields.serverMessage;
    this.detail = fields.detail;
    this.requestId = fields.requestId;
  }
}
