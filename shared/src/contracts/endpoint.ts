import type * as z from 'zod/v4/core';

/** A body of `multipart/form-data`: text fields first, so that the server can stream the one file that follows. */
export interface FormRequest {
  readonly fields: z.$ZodObject;
  /** Name of the part that is the file. */
  readonly file: string;
}

/** What a request carries, by where it travels. */
export interface EndpointRequest {
  readonly params?: z.$ZodObject;
  readonly query?: z.$ZodObject;
  /** JSON. */
  readonly body?: z.$ZodObject;
  readonly form?: FormRequest;
}

/** The bytes of a file, of this media type. */
export interface FileAnswer {
  readonly file: string;
}

/**
 * One endpoint of the API, said once: server, page and fakes take it whole. `answer` is JSON, a file, or null for none
 * (204). Each is an export of its own, so that a bundle holds those only that it calls.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the API base (`/api`, a run-time setting). `:name` stands for a member of `params`. */
  readonly path: string;
  readonly request: EndpointRequest;
  readonly answer: z.$ZodType | FileAnswer | null;
}

/** A WebSocket of the API: what it is opened with, and what each message from the server is. */
export interface SocketEndpoint {
  readonly path: string;
  readonly request: { readonly query: z.$ZodObject };
  readonly message: z.$ZodType;
}

export interface FormOf<Form extends FormRequest> {
  readonly fields: z.input<Form['fields']>;
  readonly file: File;
}

/** What a caller gives for a request. */
export type RequestOf<E extends Pick<Endpoint, 'request'>> = {
  readonly [Part in keyof E['request']]: E['request'][Part] extends FormRequest
    ? FormOf<E['request'][Part]>
    : z.input<E['request'][Part]>;
};
