export { createReviewStore, type ReviewStore } from './create-review-store.ts';
export { decisionOf, unsentOf, type DecisionBook, type Wish } from './decision-book.ts';
export { followChanges } from './follow-changes.ts';
export { NewerResult } from './newer-result.ts';
export { createReviewApi } from './review-api.ts';
export { isDecidedLast } from './undo-steps.ts';
export { createWaitingStorage } from './waiting-storage.ts';
