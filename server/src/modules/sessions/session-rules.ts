/** How long a session lives. Documented for people in docs/security.md; a change there belongs here. */
export const sessionRules = {
  /** A token this old is only good for a new one (`/auth/refresh`, `/auth/me`), so that a copied cookie is soon worthless. */
  freshSeconds: 60 * 60,
  /** `/auth/me`, the first call of every page, renews a token older than this, so that refreshing stays rare. */
  renewAfterSeconds: 15 * 60,
  /** A session ends this long after its last renewal. */
  idleSeconds: 24 * 60 * 60,
  /** A session ends this long after the login, however busy it is. */
  absoluteSeconds: 7 * 24 * 60 * 60,
  /** The previous token stays good this long after the first use of its successor: other tabs have requests under way. */
  overlapSeconds: 10,
  /** The last use that a person is shown is at most so much too early. */
  noteUseSeconds: 60,
  /** A further login ends the oldest session of the person. */
  perUser: 20,
} as const;
