import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

/** Longest text of a decision or a note, in Unicode code points. */
export const decisionTextMax = 2000;

/** `accepted` and `dismissed` decide a finding; one that is `asked` waits for an answer. */
export const decisionKind = z.enum(['accepted', 'dismissed', 'asked']);

/** Why a finding is not a discrepancy. `other` needs a text. */
export const dismissReason = z.enum(['same-thing', 'on-purpose', 'misread', 'unimportant', 'other']);

const text = z.string().check(z.maxLength(decisionTextMax * 2));

/** What a person says of a finding. */
export const decision = z.object({
  findingId: z.string(),
  /** Null: open again. */
  decision: z.nullable(decisionKind),
  /** Of what is dismissed. */
  reason: z.optional(dismissReason),
  /** Why it is dismissed, or the question. */
  text: z.optional(text),
  /** Who can answer the question. */
  whom: z.optional(text),
  /** Kept whatever is decided. */
  note: z.optional(text),
  /** Grows with every change, from 1. */
  revision: z.number(),
  /** ISO 8601 in UTC. */
  decidedAt: z.string(),
});

const ofComparison = z.object({ id: z.uuid() });

/** All that was ever decided of a comparison, what was taken back too. */
export const decisionsEndpoint = {
  method: 'GET',
  path: '/analyses/:id/decisions',
  request: { params: ofComparison },
  answer: z.object({ decisions: z.array(decision) }),
} as const satisfies Endpoint;

/**
 * Decides a finding anew, as a whole: what is not sent is not kept. `revision` is that of the decision one has seen, 0 for
 * none; 409 `decision_conflict` where another one stands by now, which `decisionsEndpoint` tells.
 */
export const decideEndpoint = {
  method: 'PUT',
  path: '/analyses/:id/decisions/:findingId',
  request: {
    params: z.object({ id: z.uuid(), findingId: z.string().check(z.maxLength(20)) }),
    body: z.object({
      decision: z.nullable(decisionKind),
      reason: z.optional(dismissReason),
      text: z.optional(text),
      whom: z.optional(text),
      note: z.optional(text),
      revision: z.number().check(z.gte(0), z.refine(Number.isInteger)),
    }),
  },
  answer: decision,
} as const satisfies Endpoint;

export type Decision = z.infer<typeof decision>;
export type DecisionKind = z.infer<typeof decisionKind>;
export type DismissReason = z.infer<typeof dismissReason>;
