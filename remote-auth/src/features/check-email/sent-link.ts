import * as z from 'zod/mini';

const sentLink = z.enum(['verification', 'unverified', 'reset']);
const navigationState = z.object({ sent: sentLink });

/** Which link the person waits for. */
export type SentLink = z.infer<typeof sentLink>;

/** Reads it from the state of the navigation; a page opened on its own is taken for the one after sign-up. */
export function readSentLink(state: unknown): SentLink {
  return navigationState.safeParse(state).data?.sent ?? 'verification';
}
