import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { liveRole } from '#functions/domain/members/admin-group.ts';
import { getMember } from '#functions/domain/members/member-repository.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { membersContract } from '#shared/contracts/members.ts';
import { reportsContract } from '#shared/contracts/reports.ts';
import type { ApiFailure } from '../../support/call-api.ts';
import { failureOf } from '../../support/failure-of.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
let ann: Session;
let bob: Session;
beforeAll(async () => {
  stack = await startTestStack();
  ann = await registerAdmin(stack, 'ann@example.test');
  bob = await registerAdmin(stack, 'bob@example.test');
});
afterAll(() => stack.stop());
beforeEach(async () => {
  await stack.makeAdmin(ann.email);
  await stack.makeAdmin(bob.email);
  [ann, bob] = [await stack.login(ann.email), await stack.login(bob.email)];
});

const { setRole, setDisabled, get } = membersContract;
const demote = (actor: Session, { id }: Session) => stack.api(setRole, { id, role: 'user' }, actor);
const disable = (actor: Session, { id }: Session, disabled = true) =>
  stack.api(setDisabled, { id, disabled, reason: 'A test' }, actor);

async function admins(): Promise<string[]> {
  const found = [];
  for (const { id, email } of [ann, bob]) {
    if ((await liveRole(id)) === 'admin' && !(await getMember(id))?.disabledAt) found.push(email);
  }
  return found;
}

describe('the group of administrators', () => {
  it('adds and removes members with immediate effect, with a log entry before each change', async () => {
    const member = await stack.register('carla@example.test');
    expect((await stack.api(setRole, { id: member.id, role: 'admin' }, ann)).role).toBe('admin');
    // Checked against the database: the token still says that the member is not an admin.
    expect((await stack.api(get, { id: member.id }, member)).role).toBe('admin');
    expect((await demote(ann, member)).role).toBe('user');
    expect((await failureOf(stack.api(get, { id: member.id }, member))).code).toBe('forbidden');
    await demote(ann, member);
    const { rows } = await stack.api(reportsContract.audit, { q: member.email }, ann);
    expect(rows.map(({ action, details }) => [action, details])).toEqual([
      ['user.role', { from: 'admin', to: 'user' }],
      ['user.role', { from: 'user', to: 'admin' }],
    ]);
  });

  it('keeps its last member, who can neither leave nor be disabled', async () => {
    await demote(ann, bob);
    for (const refused of [demote(ann, ann), disable(ann, ann)]) {
      const failure = await failureOf(refused);
      expect([failure.status, failure.code]).toEqual([409, 'last_admin']);
    }
    expect(await admins()).toEqual([ann.email]);
  });

  it('does not count disabled members, nor invited ones without a password', async () => {
    await stack.inviteAdmin('invited@example.test');
    await disable(ann, bob);
    expect((await failureOf(demote(ann, ann))).code).toBe('last_admin');
    expect((await demote(ann, bob)).role).toBe('user');
    await disable(ann, bob, false);
  });

  it('lets one of two leave by themselves', { tags: 'long' }, async () => {
    expect((await demote(ann, ann)).role).toBe('user');
    expect((await failureOf(demote(ann, bob))).code).toBe('forbidden');
    expect(await admins()).toEqual([bob.email]);
  });
});

describe('two administrators who remove each other', () => {
  it('always leave one, with twenty concurrent removals', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => [demote(ann, bob), demote(bob, ann)]).flat(),
    );
    const codes = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [(outcome.reason as ApiFailure).code] : [],
    );
    // `conflict` on a machine so busy that some requests wait too long.
    for (const code of codes) expect(['last_admin', 'forbidden', 'conflict']).toContain(code);
    expect(await admins()).toHaveLength(1);
  }, 60_000);

  it(
    'always leave one when one demotes while the other disables',
    { tags: 'long', timeout: 60_000 },
    async () => {
      await Promise.allSettled(
        Array.from({ length: 5 }, () => [
          demote(ann, bob),
          disable(bob, ann),
          demote(ann, ann),
          disable(bob, bob),
        ]).flat(),
      );
      expect(await admins()).toHaveLength(1);
    },
  );
});
