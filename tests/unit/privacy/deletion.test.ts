import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dueAfter, progressOf, type Deletion } from '#functions/domain/privacy/deletion.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it('is due 30 days after it was confirmed, even across the end of summer time', () => {
  expect(dueAfter('2026-10-10T08:30:00.000Z')).toBe('2026-11-09T08:30:00.000Z');
  expect(dueAfter('2026-01-31T00:00:00.000Z')).toBe('2026-03-02T00:00:00.000Z');
});

it('shows its state and nothing else of its row', () => {
  const deletion: Deletion = {
    id: 'a-reference',
    scope: 'account',
    state: 'open',
    requestedAt: '2026-11-20T00:00:00.000Z',
    confirmedAt: '2026-11-21T00:00:00.000Z',
    dueAt: '2026-12-21T00:00:00.000Z',
    queue: 'open',
    queuedAt: '2026-12-21T00:00:00.000Z',
    expiresAt: 1,
  };
  expect(progressOf(deletion)).toEqual({
    reference: 'a-reference',
    scope: 'account',
    state: 'open',
    requestedAt: '2026-11-20T00:00:00.000Z',
    confirmedAt: '2026-11-21T00:00:00.000Z',
    dueAt: '2026-12-21T00:00:00.000Z',
  });
});
