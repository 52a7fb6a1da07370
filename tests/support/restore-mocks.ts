import { afterAll, vi } from 'vitest';

/** Runs for each file of a project whose files share modules: the spies of one must not affect the next. */
afterAll(() => void vi.restoreAllMocks());
