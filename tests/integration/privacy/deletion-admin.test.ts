import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Session } from '#shared/contracts/auth.ts';
import { privacyContract } from '#shared/contracts/privacy.ts';
import { reportsContract } from '#shared/contracts/reports.ts';
import { deletionLinksOf } from '../../support/deletion-links-of.ts';
import { failureOf } from '../../support/failure-of.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

const { request, confirm, listManaged, close } = privacyContract;

let stack: TestStack;
let admin: Session;
let member: Session;
const references = new Map<string, string>();

/** Five confirmed requests in a row, one of them a member's. */
beforeAll(async () => {
  stack = await startTestStack();
  admin = await registerAdmin(stack);
  member = await stack.register('hannah@strata.test');
  for (const name of ['anna', 'bert', 'carl', 'dora', 'hannah']) {
    const email = `${name}@strata.test`;
    const details = name === 'bert' ? 'Two phones:\nboth of them' : undefined;
    const asked = { email, scope: 'water-app' as const, details, requestId: crypto.randomUUID() };
    const { reference } = await stack.api(request, asked);
    const [mail] = await stack.waitForMails(email);
    await stack.api(confirm, { reference, token: deletionLinksOf(mail!).confirm! });
    references.set(name, reference);
  }
});
afterAll(() => stack.stop());

async function everyPage(show: 'open' | 'closed', limit: number, q?: string): Promise<string[][]> {
  const pages: string[][] = [];
  let cursor: string | undefined;
  do {
    const page = await stack.api(listManaged, { show, q, limit, cursor }, admin);
    pages.push(page.rows.map(({ email }) => email!.split('@')[0]!));
    cursor = page.nextCursor;
  } while (cursor);
  return pages;
}

it('lists open requests by due date, page by page, and finds any part of an address', async () => {
  expect(await everyPage('open', 2)).toEqual([['anna', 'bert'], ['carl', 'dora'], ['hannah']]);
  expect(await everyPage('open', 1, 'ANNA')).toEqual([['anna'], ['hannah']]);
  expect(await everyPage('open', 50, 'nobody')).toEqual([[]]);
  const failure = await failureOf(stack.api(listManaged, { cursor: 'nonsense' }, admin));
  expect(failure.code).toBe('validation_failed');
});

it('shows what was requested, and the account with that address', async () => {
  const { rows } = await stack.api(listManaged, {}, admin);
  const find = (email: string) => rows.find((row) => row.email === email);
  expect(find('bert@strata.test')!.details).toBe('Two phones:\nboth of them');
  expect(find('bert@strata.test')).not.toHaveProperty('userId');
  expect(find('hannah@strata.test')!.userId).toBe(member.id);
});

it('closes a request with a note to the person, and lists closed ones latest first', async () => {
  const end = (name: string, outcome: 'done' | 'declined', note: string) =>
    stack.api(close, { reference: references.get(name)!, outcome, note }, admin);
  expect(await end('carl', 'done', ' 14 reports deleted. ')).toMatchObject({
    reference: references.get('carl'),
    state: 'done',
    note: '14 reports deleted.',
    email: 'carl@strata.test',
  });
  await end('anna', 'declined', 'We hold no data of this address.');
  expect(await everyPage('closed', 1)).toEqual([['anna'], ['carl']]);
  expect(await everyPage('open', 50)).toEqual([['bert', 'dora', 'hannah']]);
  const [declined] = await stack.waitForMails('anna@strata.test', 3);
  expect(declined!.subject).toBe('We cannot delete your data');
  expect(declined!.text).toContain('We hold no data of this address.');

  const { rows } = await stack.api(reportsContract.audit, {}, admin);
  const events = rows.filter(({ action }) => action.startsWith('deletion.'));
  expect(events.map(({ action, target }) => [action, target])).toEqual([
    ['deletion.declined', `deletion#${references.get('anna')}`],
    ['deletion.done', `deletion#${references.get('carl')}`],
  ]);
  expect(JSON.stringify(events)).not.toMatch(/anna|carl|reports|hold no data/);
});

it('requires a reason and an existing request', async () => {
  const reference = references.get('dora')!;
  const failure = await failureOf(
    stack.api(close, { reference, outcome: 'done', note: ' x ' }, admin),
  );
  expect(failure.fields).toEqual({ note: 'Say what was deleted, or why it cannot be' });
  const nothing = { reference: 'no-such-request-here', outcome: 'done' as const, note: 'Gone' };
  expect((await failureOf(stack.api(close, nothing, admin))).code).toBe('not_found');
});
