import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditPut, type AuditEvent } from '#functions/domain/audit/audit-repository.ts';
import { writeTogether } from '#functions/platform/dynamo.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { reportsContract } from '#shared/contracts/reports.ts';
import { failureOf } from '../../support/failure-of.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { firstUnlessLong } from '../../support/tier.ts';

let stack: TestStack;
let admin: Session;
beforeAll(async () => {
  stack = await startTestStack();
  admin = await registerAdmin(stack);
  await log('2025-01-05T10:00:00Z', 'a', { action: 'article.create', label: 'Turbidites' });
  await log('2025-12-31T23:59:59Z', 'b', { action: 'article.update', details: { price: '4.5' } });
  await log('2026-01-01T00:00:01Z', 'c', { action: 'user.disable', label: 'Zed@example.test' });
  await log('2026-01-02T10:00:00Z', 'd', { action: 'article.delete' });
});
afterAll(() => stack.stop());
afterEach(() => {
  vi.useRealTimers();
});

const { audit } = reportsContract;

async function log(moment: string, id: string, event: Omit<AuditEvent, 'target'>): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
  await writeTogether([auditPut(admin, { target: `article#${id}`, ...event })]);
  vi.useRealTimers();
}

async function everyPage(q: string | undefined, limit: number): Promise<string[][]> {
  const pages: string[][] = [];
  let cursor: string | undefined;
  do {
    const page = await stack.api(audit, { q, limit, cursor }, admin);
    pages.push(page.rows.map(({ target }) => target.slice(-1)));
    cursor = page.nextCursor;
  } while (cursor);
  return pages;
}

describe('the audit log', () => {
  it('is read from the newest entry to the first, across months without any', async () => {
    expect(await everyPage(undefined, 50)).toEqual([['d', 'c', 'b', 'a']]);
  });

  it.each(firstUnlessLong([3, 1, 2, 4]))(
    'has nothing twice and leaves nothing out in pages of %i',
    { tags: 'repeats' },
    async (limit) => {
      const pages = await everyPage(undefined, limit);
      expect(pages.flat()).toEqual(['d', 'c', 'b', 'a']);
      expect(pages.every((page) => page.length > 0 && page.length <= limit)).toBe(true);
    },
  );

  it.each(
    firstUnlessLong([
      ['of an action', 'ARTICLE.', ['d', 'b', 'a']],
      ['of a target', 'article#c', ['c']],
      ['of a label', 'turbid', ['a']],
      ['of a detail', '4.5', ['b']],
      ['that is nowhere', 'granite', []],
    ] as const),
  )('is searched by any part %s', { tags: 'repeats' }, async (_name, q, found) => {
    expect((await everyPage(q, 1)).flat()).toEqual(found);
  });

  it('is searched by who did it', async () => {
    expect(await everyPage(admin.email, 50)).toEqual([['d', 'c', 'b', 'a']]);
  });

  it('goes on where it stood when more is done meanwhile', async () => {
    const first = await stack.api(audit, { limit: 2 }, admin);
    await log('2026-02-01T00:00:00Z', 'e', { action: 'article.update' });
    const second = await stack.api(audit, { limit: 2, cursor: first.nextCursor }, admin);
    expect(second.rows.map(({ target }) => target.slice(-1))).toEqual(['b', 'a']);
  });

  it('refuses a cursor that it did not issue, and everybody who is not an administrator', async () => {
    const noMonth = Buffer.from('{"month":"9999-99"}').toString('base64url');
    for (const cursor of ['bm9uc2Vuc2U', noMonth]) {
      const refusal = await failureOf(stack.api(audit, { cursor }, admin));
      expect([cursor, refusal.code]).toEqual([cursor, 'validation_failed']);
    }
    expect((await failureOf(stack.api(audit, {}, await stack.register()))).code).toBe('forbidden');
  });
});
