export { ApiError, type ApiErrorFields } from './api-error.ts';
export { call, fetchFile, perform } from './call.ts';
export { createHttpClient } from './create-http-client.ts';
export { createKnownAnswers } from './known-answers.ts';
export type {
  AnsweredFile,
  HttpClient,
  HttpMethod,
  QueryValue,
  RequestOptions,
  UploadProgress,
} from './http-client.ts';
export { sendForm } from './send-form.ts';
export { socketUrlOf } from './socket-url-of.ts';
