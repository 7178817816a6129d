export interface LocalPerson {
  readonly accountId: string;
  readonly claims: Readonly<Record<string, unknown>>;
}

export interface LocalIssuer {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Who is at the keyboard at the provider's page; null presses "cancel" there. */
  person: LocalPerson | null;
  stop(): Promise<void>;
}
