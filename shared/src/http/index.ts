export { ApiError, type ApiErrorFields } from './api-error.ts';
export { call, perform, socketUrlOf } from './call.ts';
export { createHttpClient } from './create-http-client.ts';
export type { HttpClient, HttpMethod, RequestOptions, UploadProgress } from './http-client.ts';
export { sendForm } from './send-form.ts';
