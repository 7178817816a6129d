/** The dashboard where files are chosen. */
export const choosePath = '/dashboard';

/** Names the comparison that the page shows. */
export const comparisonParam = 'comparison';

/** The address of a comparison. */
export const addressOf = (id: string): string => `${choosePath}?${comparisonParam}=${encodeURIComponent(id)}`;
