import { describe, expect, it } from 'vitest';
import { privacyContract, type DeletionProgress } from '#shared/contracts/privacy.ts';
import { readDeletionQuery } from '#web/src/features/policies/deletion/deletion-query.ts';
import { draftToSend } from '#web/src/features/policies/deletion/request-draft.ts';
import { timelineOf } from '#web/src/features/policies/deletion/timeline-of.ts';

const texts = { email: 'a@b.test', scope: 'account', details: '' };

describe('a request that is sent again', () => {
  it('keeps its id while its texts are the same', () => {
    const first = draftToSend(texts, undefined);
    const input = { email: texts.email, scope: 'account' as const, requestId: first.newId };
    expect(privacyContract.request.input.safeParse(input).success).toBe(true);
    expect(draftToSend({ ...texts }, first)).toEqual(first);
    // As the form stores it while a visitor types and deletes text.
    expect(draftToSend(texts, { ...first, texts: { email: '' } }).newId).toBe(first.newId);
  });

  it('has a new id if its texts change, because the server would keep the first ones', () => {
    const first = draftToSend(texts, undefined);
    const second = draftToSend({ ...texts, email: 'b@b.test' }, first);
    expect(second.newId).not.toBe(first.newId);
    expect(second.texts['email']).toBe('b@b.test');
  });
});

const request: DeletionProgress = {
  reference: 'abcdefghijklmnop',
  scope: 'water-app',
  state: 'unconfirmed',
  requestedAt: '2026-11-01T10:00:00Z',
};
const confirmed = {
  ...request,
  state: 'open',
  confirmedAt: '2026-11-02T10:00:00Z',
  dueAt: '2026-12-02T10:00:00Z',
} as const;

describe('the timeline of a request', () => {
  const titles = (progress: DeletionProgress) =>
    timelineOf(progress).map(({ title, state }) => `${title} (${state})`);

  it.each<[string, DeletionProgress, string[]]>([
    [
      'unconfirmed',
      request,
      ['Received (past)', 'Waiting for your confirmation (now)', 'Deletion (ahead)'],
    ],
    ['open', confirmed, ['Received (past)', 'Confirmed (past)', 'Due on 2 December 2026 (now)']],
    [
      'done',
      { ...confirmed, state: 'done', closedAt: '2026-11-20T10:00:00Z' },
      ['Received (past)', 'Confirmed (past)', 'Deleted (past)'],
    ],
    [
      'declined',
      { ...confirmed, state: 'declined', closedAt: '2026-11-20T10:00:00Z' },
      ['Received (past)', 'Confirmed (past)', 'Declined (past)'],
    ],
    [
      'withdrawn before it was confirmed',
      { ...request, state: 'withdrawn', closedAt: '2026-11-02T10:00:00Z' },
      ['Received (past)', 'Withdrawn (past)'],
    ],
  ])('of one that is %s', (_, progress, expected) => {
    expect(titles(progress)).toEqual(expected);
  });

  it('ends with what the administrator wrote', () => {
    const done = { ...confirmed, state: 'done', closedAt: '2026-11-20T10:00:00Z' } as const;
    expect(timelineOf({ ...done, note: 'Two reports removed' }).at(-1)).toMatchObject({
      text: '“Two reports removed”',
      at: done.closedAt,
    });
  });
});

it.each([
  ['', undefined],
  ['?confirm=t', undefined],
  ['?request=%20', undefined],
  ['?request=r', { reference: 'r' }],
  ['?request=r&confirm=t', { reference: 'r', link: { kind: 'confirm', token: 't' } }],
  ['?request=r&withdraw=t', { reference: 'r', link: { kind: 'withdraw', token: 't' } }],
])('the address %o asks for %o', (query, expected) => {
  expect(readDeletionQuery(new URLSearchParams(query))).toEqual(expected);
});
