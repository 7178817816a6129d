export { ApiError, type ApiErrorFields } from './api-error.ts';
export { createHttpClient } from './create-http-client.ts';
export type { HttpClient, RequestOptions, UploadProgress } from './http-client.ts';
