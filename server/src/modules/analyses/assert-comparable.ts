import type { ReadDocument } from '@app/engine';
import { AnalysisFailed } from './analysis-failed.ts';

/** A comparison needs two sides. Names every file that gave nothing, and why. */
export function assertComparable(documents: readonly ReadDocument[]): void {
  const unreadable = documents.filter((document) => document.unreadable);
  const readable = documents.length - unreadable.length;
  if (readable >= 2) return;
  const found = readable === 0 ? 'None of the files could be read.' : 'Only one of the files could be read.';
  const reasons = unreadable.map(({ name, unreadable: reason }) => `${name}: ${reason?.message ?? ''}`);
  throw new AnalysisFailed([found, ...reasons].join(' '));
}
