import type { Paper } from '../press/paper.ts';
import { paper as archieAndItsLimits } from './archie-and-its-limits.ts';

/** The sample library, newest first. */
export const papers: Paper[] = [archieAndItsLimits].sort((a, b) =>
  b.publishedAt.localeCompare(a.publishedAt),
);
