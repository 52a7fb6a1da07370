import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  deleteWaitlistRow,
  putWaitlistRow,
} from '#functions/domain/waitlist/waitlist-repository.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { reportsContract } from '#shared/contracts/reports.ts';
import { waitlistContract } from '#shared/contracts/waitlist.ts';
import { failureOf } from '../../support/failure-of.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

const { listManaged, listOfMember, exportManaged, removeManaged } = waitlistContract;
const names = ['anna', 'bert', 'carl', 'dora', 'hannah'];
const list = 'proposal';

let stack: TestStack;
let admin: Session;
beforeAll(async () => {
  stack = await startTestStack();
  admin = await registerAdmin(stack);
  for (const [day, name] of names.entries()) {
    const joinedAt = `2026-11-0${day + 1}T12:00:00.000Z`;
    await putWaitlistRow({ list, email: `${name}@strata.test`, joinedAt });
  }
});
afterAll(() => stack.stop());

async function everyPage(q: string | undefined, limit: number): Promise<string[][]> {
  const pages: string[][] = [];
  let cursor: string | undefined;
  do {
    const page = await stack.api(listManaged, { list, q, limit, cursor }, admin);
    pages.push(page.rows.map(({ email }) => email.split('@')[0]!));
    cursor = page.nextCursor;
  } while (cursor);
  return pages;
}

it('lists the entries, latest first, page by page, and finds any part of an address', async () => {
  expect(await everyPage(undefined, 2)).toEqual([['hannah', 'dora'], ['carl', 'bert'], ['anna']]);
  expect(await everyPage('ANNA', 1)).toEqual([['hannah'], ['anna']]);
  expect(await everyPage('nobody', 2)).toEqual([[]]);
  const failure = await failureOf(stack.api(listManaged, { list, cursor: 'nonsense' }, admin));
  expect(failure.code).toBe('validation_failed');
});

it('names the lists that a member is on, and those of nobody else', async () => {
  const member = await stack.register();
  expect(await stack.api(listOfMember, { id: member.id }, admin)).toEqual({ rows: [] });
  const row = { list, email: member.email, joinedAt: '2026-10-01T12:00:00.000Z' } as const;
  await putWaitlistRow(row);
  expect(await stack.api(listOfMember, { id: member.id }, admin)).toEqual({ rows: [row] });
  const missing = await failureOf(stack.api(listOfMember, { id: 'nobody' }, admin));
  expect(missing.code).toBe('not_found');
  const refused = await failureOf(stack.api(listOfMember, { id: member.id }, member));
  expect(refused.code).toBe('forbidden');
  await deleteWaitlistRow(row);
});

it('exports a list in the order of joining, safe for spreadsheets', async () => {
  const joinedAt = '2026-11-01T00:00:00.000Z';
  await putWaitlistRow({ list: 'geodata', email: '+sum(a1)@strata.test', joinedAt });
  await putWaitlistRow({
    list: 'geodata',
    email: 'z@strata.test',
    joinedAt: '2026-10-01T00:00:00.000Z',
  });
  const response = await stack.send(exportManaged, { list: 'geodata' }, admin);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8; header=present',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="waitlist-geodata-\d{4}-\d\d-\d\d\.csv"$/,
    ) as string,
    'cache-control': 'no-store',
  });
  expect(await response.text()).toBe(
    'E-mail,List,Joined\r\n' +
      'z@strata.test,geodata,2026-10-01T00:00:00.000Z\r\n' +
      "'+sum(a1)@strata.test,geodata,2026-11-01T00:00:00.000Z\r\n",
  );
});

it('removes an address once, and the audit log says so without keeping the address', async () => {
  const email = 'bert@strata.test';
  await stack.api(removeManaged, { list, email }, admin);
  const failure = await failureOf(stack.api(removeManaged, { list, email }, admin));
  expect([failure.status, failure.code]).toEqual([404, 'not_found']);
  const { rows } = await stack.api(reportsContract.audit, {}, admin);
  expect(rows.filter(({ action }) => action === 'waitlist.remove')).toEqual([
    expect.objectContaining({ target: 'waitlist#proposal', label: 'b…@strata.test' }),
  ]);
  expect(JSON.stringify(rows)).not.toContain(email);
});
