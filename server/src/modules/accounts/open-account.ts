import { forgotPasswordRequest, type SignInErrorCode } from '@app/shared/contracts';
import { withTransaction, type Executor } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { cleanLine, isVisible } from '../../platform/text/clean-line.ts';
import { endSessionsOfUser, type LoginGrounds } from '../sessions/index.ts';
import { normalizeEmail } from './email-address.ts';
import { findIdentityOwner, insertIdentity, type IdentityKey } from './identity-repository.ts';
import { mailAccountJob } from './account-mail-job.ts';
import { dropUnprovedPassword, findAddressOwner, insertUser } from './user-repository.ts';

/** What a sign-in provider vouches for. */
export interface ProvidedIdentity extends IdentityKey {
  readonly providerName: string;
  readonly email: string | undefined;
  readonly fullName: string | undefined;
  /**
   * `proved`: the provider has checked that the person reads mail there; the address may find an existing account.
   * `unproved`: it says it has not. `claimed`: its word on addresses counts for nothing; the address is only shown.
   */
  readonly emailStanding: 'proved' | 'unproved' | 'claimed';
}

export type OpenedAccount = LoginGrounds | { readonly refusal: SignInErrorCode };

type FoundAccount = { readonly userId: string } | { readonly refusal: SignInErrorCode };

type AccountPlatform = Pick<Platform, 'db' | 'queue' | 'notifications'>;

class LostRace extends Error {}

/** A sign-in, and who is logged in already in the browser that it comes from. */
export interface ProvidedSignIn {
  readonly identity: ProvidedIdentity;
  readonly currentUserId: string | undefined;
}

/** Finds the account of this person at this provider, or links or makes one. Two first logins at once make one account. */
export async function openAccount(platform: AccountPlatform, signIn: ProvidedSignIn): Promise<OpenedAccount> {
  const { identity } = signIn;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const account = await withTransaction(platform.db, async (tx) => findOrMake(platform, tx, signIn));
      return 'refusal' in account ? account : { ...account, identity };
    } catch (error) {
      // The transaction took back what it had made; the winner's rows are there now.
      if (!(error instanceof LostRace) || attempt === 3) throw error;
    }
  }
}

async function findOrMake(platform: AccountPlatform, tx: Executor, signIn: ProvidedSignIn): Promise<FoundAccount> {
  const { identity } = signIn;
  const owner = await findIdentityOwner(tx, identity);
  if (owner) return owner.isDisabled ? { refusal: 'sign_in_account_disabled' } : { userId: owner.userId };
  const email = usableEmail(identity.email);
  if (email === undefined) return { refusal: 'sign_in_email_missing' };
  if (identity.emailStanding === 'unproved') return { refusal: 'sign_in_email_unverified' };
  const opened = identity.emailStanding === 'proved' ? await linkByEmail(platform, tx, email, signIn) : undefined;
  const account = opened ?? { userId: await makeAccount(tx, email, identity) };
  if ('userId' in account && !(await insertIdentity(tx, { ...identity, userId: account.userId }))) throw new LostRace();
  return account;
}

/**
 * Only a proved address of both sides connects them (nOAuth: whoever writes an address into a directory owns nothing).
 * A stranger may have signed up with the address and waited until its owner opened the link, so a password that the
 * owner has not shown to know, by a mailed reset or by being logged in, opens the account no longer.
 */
async function linkByEmail(
  { queue, notifications }: AccountPlatform,
  tx: Executor,
  email: string,
  { identity: { providerName }, currentUserId }: ProvidedSignIn,
): Promise<FoundAccount | undefined> {
  const user = await findAddressOwner(tx, email);
  if (!user) return undefined;
  if (user.isDisabled) return { refusal: 'sign_in_account_disabled' };
  const isPasswordDropped = currentUserId !== user.id && (await dropUnprovedPassword(tx, user.id));
  if (isPasswordDropped) await endSessionsOfUser(notifications, tx, user.id);
  const mail = { kind: 'provider-linked', userId: user.id, providerName, isPasswordDropped } as const;
  await queue.enqueue(mailAccountJob, mail, { tx });
  return { userId: user.id };
}

async function makeAccount(tx: Executor, email: string, identity: ProvidedIdentity): Promise<string> {
  const provided = cleanLine(identity.fullName ?? '').slice(0, 200);
  const fullName = isVisible(provided) ? provided : email;
  const isVerified = identity.emailStanding === 'proved';
  const userId = await insertUser(tx, { email, fullName, passwordHash: null, isEmailVerified: isVerified });
  if (userId === undefined) throw new LostRace();
  return userId;
}

/** Held to the rule of the sign-up form, so that no provider brings in an address that could not have signed up. */
function usableEmail(email: string | undefined): string | undefined {
  const parsed = forgotPasswordRequest.safeParse({ email });
  return parsed.success ? normalizeEmail(parsed.data.email) : undefined;
}
