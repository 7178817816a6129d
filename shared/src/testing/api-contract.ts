import * as z from 'zod/mini';
import {
  analysisStatusRequest,
  apiPaths,
  forgotPasswordRequest,
  listDocumentsResponse,
  loginRequest,
  meResponse,
  providerLoginResponse,
  resetPasswordRequest,
  signUpRequest,
  successResponse,
  uploadResponse,
  verifyEmailResponse,
} from '../contracts/index.ts';

const nothing = z.union([z.undefined(), z.null(), z.strictObject({})]);
const uploadForm = z.instanceof(FormData).check(
  z.refine((form) => form.getAll('files').length === 1 && typeof form.get('sessionId') === 'string', {
    error: 'one file under "files" and a "sessionId"',
  }),
);

/** What each path of the API takes and gives, from the contracts. Bodies may have no field beyond them. */
export const apiContract = {
  [apiPaths.signUp]: { request: z.strictObject(signUpRequest.shape), answer: successResponse },
  [apiPaths.login]: { request: z.strictObject(loginRequest.shape), answer: successResponse },
  [apiPaths.refresh]: { request: nothing, answer: successResponse },
  [apiPaths.me]: { request: nothing, answer: meResponse },
  [apiPaths.verifyEmail]: { request: nothing, answer: verifyEmailResponse },
  [apiPaths.forgotPassword]: { request: z.strictObject(forgotPasswordRequest.shape), answer: successResponse },
  [apiPaths.resetPassword]: { request: z.strictObject(resetPasswordRequest.shape), answer: successResponse },
  [apiPaths.microsoftLogin]: { request: nothing, answer: providerLoginResponse },
  [apiPaths.googleLogin]: { request: nothing, answer: providerLoginResponse },
  [apiPaths.logout]: { request: nothing, answer: successResponse },
  [apiPaths.deleteDocument]: { request: nothing, answer: successResponse },
  [apiPaths.documents]: { request: nothing, answer: listDocumentsResponse },
  [apiPaths.upload]: { request: uploadForm, answer: uploadResponse },
  [apiPaths.analysisStatus]: { request: z.strictObject(analysisStatusRequest.shape), answer: z.instanceof(Blob) },
} as const;

export type ContractPath = keyof typeof apiContract;
export type ContractAnswer<P extends ContractPath> = z.output<(typeof apiContract)[P]['answer']>;
