import type { AnalysisMessage } from '@app/shared/contracts';
import type { AnalysisNews } from './analysis-repository.ts';
import { queuePlace, tellPlace } from './queue-place.ts';

/** What a socket is told of an analysis. Its place in the queue is of this moment, so it is in no row. */
export function tellNews({ id, seq, message, status, ...ahead }: AnalysisNews, workers: number): AnalysisMessage {
  const told = { job_id: id, seq, ...message };
  if (status !== 'queued') return told;
  const place = queuePlace(ahead, workers);
  return { ...told, message: tellPlace(place), ...(place === undefined ? {} : { queuePlace: place }) };
}
