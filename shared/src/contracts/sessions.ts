import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { successResponse } from './success-response.ts';

export const meEndpoint = {
  method: 'POST',
  path: '/auth/me',
  request: {},
  answer: z.object({ email: z.string() }),
} as const satisfies Endpoint;

export const refreshEndpoint = {
  method: 'POST',
  path: '/auth/refresh',
  request: {},
  answer: successResponse,
} as const satisfies Endpoint;

export const logoutEndpoint = {
  method: 'POST',
  path: '/auth/logout',
  request: {},
  answer: successResponse,
} as const satisfies Endpoint;
