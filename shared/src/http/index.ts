export { ApiError } from './api-error.ts';
export type { HttpClient, RequestOptions, UploadProgress } from './http-client.ts';
