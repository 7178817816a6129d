import type { Comparison } from '../comparison.ts';

/** Whether the two sentences share another value that each document prints once: `12 May 2025 | £950` and `12 May 2025 | £590`. */
export const pinned: Comparison = { name: 'pinned', levelsOf: ({ isPinned }) => [isPinned ? 'yes' : 'no'] };
