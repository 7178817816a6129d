import * as z from 'zod/mini';

const loginState = z.object({ from: z.string().check(z.regex(/^\/(?![/\\])/)) });

/** What the login page is told about the page that was asked for, as history state. */
export interface LoginState {
  readonly from: string;
}

/** The page that was asked for before the login page; only a path of this site counts. */
export function askedPage(state: unknown): string | null {
  const parsed = z.safeParse(loginState, state);
  return parsed.success ? parsed.data.from : null;
}
