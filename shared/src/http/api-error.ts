/** Survives a second copy of this module in another bundle of the page, where `instanceof` alone would not. */
const brand = Symbol.for('@app/shared/api-error');

export interface ApiErrorFields {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly serverMessage?: string | undefined;
  readonly detail?: string | undefined;
  readonly requestId?: string | undefined;
  readonly cause?: unknown;
}

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
  readonly [brand] = true;

  constructor(fields: ApiErrorFields) {
    super(fields.message, { cause: fields.cause });
    this.status = fields.status;
    this.code = fields.code;
    this.serverMessage = fields.serverMessage;
    this.detail = fields.detail;
    this.requestId = fields.requestId;
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && brand in value;
  }
}
