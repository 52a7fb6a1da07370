import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readAuditPage, type AuditPosition } from '#functions/domain/audit/audit-page.ts';
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
  await log('2026-11-05T10:00:00Z', 'a', { action: 'article.create', label: 'Turbidites' });
  await log('2030-12-31T23:59:59Z', 'b', { action: 'article.update', details: { price: '4.5' } });
  await log('2031-01-01T00:00:01Z', 'c', { action: 'user.disable', label: 'Zed@example.test' });
  await log('2031-01-02T10:00:00Z', 'd', { action: 'article.delete' });
});
afterAll(() => stack.stop());

async function log(moment: string, id: string, event: Omit<AuditEvent, 'target'>): Promise<void> {
  setTime(moment);
  await writeTogether([auditPut(admin, { target: `article#${id}`, ...event })]);
}

function setTime(moment: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
}

const letters = (rows: readonly { target: string }[]) => rows.map(({ target }) => target.slice(-1));

async function everyPage(part: string, limit: number, isOldestFirst = false): Promise<string[][]> {
  const pages: string[][] = [];
  let from: AuditPosition | undefined;
  do {
    const page = await readAuditPage({ part, limit, isOldestFirst, ...(from && { from }) });
    pages.push(letters(page.rows));
    from = page.next;
  } while (from);
  return pages;
}

describe('the audit log', () => {
  beforeEach(() => setTime('2031-02-15T12:00:00Z'));
  afterEach(() => {
    vi.useRealTimers();
  });

  it('can be read from the newest entry to the first and back, across years without entries', async () => {
    expect(await everyPage('', 50)).toEqual([['d', 'c', 'b', 'a']]);
    expect(await everyPage('', 50, true)).toEqual([['a', 'b', 'c', 'd']]);
  });

  it.each(firstUnlessLong([3, 1, 2, 4]))(
    'has no gaps or repeats in pages of %i',
    { tags: 'repeats' },
    async (limit) => {
      const pages = await everyPage('', limit);
      expect(pages.flat()).toEqual(['d', 'c', 'b', 'a']);
      expect(pages.every((page) => page.length > 0 && page.length <= limit)).toBe(true);
    },
  );

  it.each(
    firstUnlessLong([
      ['of an action', 'article.', ['d', 'b', 'a']],
      ['of a target', 'article#c', ['c']],
      ['of a label', 'turbid', ['a']],
      ['of a detail', '4.5', ['b']],
      ['that is nowhere', 'granite', []],
    ] as const),
  )('can be searched by any part %s', { tags: 'repeats' }, async (_name, part, found) => {
    expect((await everyPage(part, 1)).flat()).toEqual(found);
  });

  it('can be searched by actor', async () => {
    expect(await everyPage(admin.email, 50)).toEqual([['d', 'c', 'b', 'a']]);
  });

  it('continues where it stopped when entries are added in the meantime', async () => {
    const first = await readAuditPage({ part: '', limit: 2 });
    await log('2031-02-14T00:00:00Z', 'e', { action: 'article.update' });
    const second = await readAuditPage({ part: '', limit: 2, from: first.next! });
    expect(letters(second.rows)).toEqual(['b', 'a']);
  });
});

describe('the call that reads it', () => {
  const { audit } = reportsContract;

  it('continues after its cursor, and finds words in any case', async () => {
    const startedAt = Date.now();
    for (const [seconds, id] of ['x', 'y', 'z'].entries()) {
      const at = new Date(startedAt + seconds * 1000).toISOString();
      await log(at, id, { action: 'code.create' });
    }
    vi.useRealTimers();
    const first = await stack.api(audit, { limit: 2, q: 'CODE.' }, admin);
    const second = await stack.api(
      audit,
      { limit: 2, q: 'CODE.', cursor: first.nextCursor },
      admin,
    );
    expect([letters(first.rows), letters(second.rows)]).toEqual([['z', 'y'], ['x']]);
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
