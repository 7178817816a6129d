/**
 * Every channel in use. `session-revoked` carries a session key, `analysis-changed` and `analysis-stopped` a job id,
 * `analysis-deleted` the id of its person and the job id, `finding-decided` these two and the id of the finding.
 */
export const channels = {
  sessionRevoked: 'session-revoked',
  analysisChanged: 'analysis-changed',
  analysisStopped: 'analysis-stopped',
  analysisDeleted: 'analysis-deleted',
  findingDecided: 'finding-decided',
} as const;

export type Channel = (typeof channels)[keyof typeof channels];
