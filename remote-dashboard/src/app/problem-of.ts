import { ApiError } from '@app/shared/http';
import { dashboardMessages } from '@app/shared/messages';
import { sentenceOf } from '../features/analysis/index.ts';

/** What a person reads of an error of a call. */
export const problemOf = (error: unknown): string =>
  error instanceof ApiError ? sentenceOf(error) : dashboardMessages.page.unexpected;
