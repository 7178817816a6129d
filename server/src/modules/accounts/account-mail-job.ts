import * as z from 'zod';
import { defineJob } from '../../platform/queue/index.ts';

const accountMail = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sign-up'), signUpId: z.uuid(), isPutOff: z.boolean().default(false) }),
  z.object({ kind: z.literal('resend-verification'), email: z.string() }),
  z.object({ kind: z.literal('forgot-password'), email: z.string() }),
  z.object({ kind: z.literal('password-changed'), userId: z.uuid() }),
  z.object({ kind: z.literal('change-email'), changeId: z.uuid() }),
  z.object({ kind: z.literal('email-change-asked'), to: z.string() }),
  z.object({ kind: z.literal('email-changed'), to: z.string() }),
  z.object({
    kind: z.literal('provider-linked'),
    userId: z.uuid(),
    providerName: z.string(),
    isPasswordDropped: z.boolean().default(false),
  }),
]);

export type AccountMail = z.infer<typeof accountMail>;

/**
 * Whether there is an account is looked up here and not in the request, so that its answer and its time cannot tell; and
 * the token is made here, so that it is nowhere but in the mail. Mail servers go away for hours: a day of tries.
 */
export const mailAccountJob = defineJob<AccountMail>({
  name: 'mail-account',
  schema: accountMail,
  retries: { limit: 60, delaySeconds: 2, maxDelaySeconds: 1_800 },
  concurrency: 2,
});
