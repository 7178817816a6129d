import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { createLimiter, type Limiter } from '../../platform/limits/create-limiter.ts';

/** argon2id (the default of the library) as OWASP's password storage sheet has it; memory in KiB. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** 64 waiting jobs of about 10 ms, two at a time, are a third of a second. */
const defaultLimit = { concurrency: 2, queueLimit: 64 } as const;

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes as long without a stored hash as with one, so that the answer does not tell whether there is an account. */
  matches(storedHash: string | undefined, password: string): Promise<boolean>;
}

export function createPasswordHasher(limit: Limiter = createLimiter(defaultLimit)): PasswordHasher {
  const hashPassword = async (password: string): Promise<string> => limit(async () => hash(password, cost));
  const dummyHash = hash(randomBytes(32), cost);
  // Reported by the first comparison that needs it.
  dummyHash.catch(() => undefined);
  return {
    hash: hashPassword,
    // Nobody knows the bytes behind the dummy, so a comparison with it fails as it should.
    matches: async (storedHash, password) => {
      const comparedHash = storedHash ?? (await dummyHash);
      return limit(async () => verify(comparedHash, password));
    },
  };
}
