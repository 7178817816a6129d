/** Every channel in use. `session-revoked` carries a session key, `analysis-changed` a job id. */
export const channels = { sessionRevoked: 'session-revoked', analysisChanged: 'analysis-changed' } as const;

export type Channel = (typeof channels)[keyof typeof channels];
