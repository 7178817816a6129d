export { createComparisonsApi, type ComparisonsApi } from './comparisons.api.ts';
export { createComparisonsStore, type ComparisonsStore } from './create-comparisons-store.ts';
export { isUnderWay, remainingMsOf, stepNameOf, totalOf } from './describe-comparison.ts';
export { followChanges } from './follow-changes.ts';
export { RecentCard } from './recent-card.tsx';
export type { RowActs } from './recent-row.tsx';
