import { afterAll, vi } from 'vitest';

/** Runs for each file of a project whose files share modules: what one spies on must not reach the next. */
afterAll(() => void vi.restoreAllMocks());
