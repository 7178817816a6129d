import type { AnalysisSummary } from '@app/shared/contracts';

/** Every page of every file was read. */
export const isAllRead = ({ unreadPages, documents }: AnalysisSummary): boolean =>
  unreadPages === 0 && documents.every(({ unreadable }) => unreadable === undefined);
