/** A count with its noun: `1 hour`, `24 hours`, `0.5 hours`. */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
