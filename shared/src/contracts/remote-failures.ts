import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

/** Where on its way into the page a remote failed; `later`: in a timer, an event or a promise, and the page goes on. */
export const failurePhase = z.enum(['gate', 'load', 'timeout', 'shape', 'render', 'chunk', 'later']);

/** No personal data. */
const remoteFailure = z.object({
  remote: z.string().check(z.maxLength(60)),
  version: z.string().check(z.maxLength(60)),
  phase: failurePhase,
  /** One line for the log. */
  message: z.string().check(z.maxLength(500)),
  /** The reference the visitor sees. */
  reference: z.string().check(z.maxLength(80)),
  /** The registry revision the tab started with. */
  revision: z.number(),
});

/** The page tells the server that a release did not work for a real visitor. */
export const remoteFailuresEndpoint = {
  method: 'POST',
  path: '/remote-failures',
  request: { body: remoteFailure },
  answer: null,
} as const satisfies Endpoint;

export type FailurePhase = z.infer<typeof failurePhase>;
export type RemoteFailure = z.infer<typeof remoteFailure>;
