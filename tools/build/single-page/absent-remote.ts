/** Stands in for the remotes that a single page of one remote does not have. */
export const remote = { Component: () => null };
