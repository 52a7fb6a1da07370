import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAuditMonth } from '#functions/domain/audit/audit-repository.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { addCopy, buy, soldKinds } from '../../support/sold-kinds.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { firstUnlessLong, repeats } from '../../support/tier.ts';

let stack: TestStack;
let admin: Session;

beforeAll(async () => {
  stack = await startTestStack();
  admin = await registerAdmin(stack);
}, 60_000);
afterAll(() => stack.stop());

describe.each(firstUnlessLong(soldKinds(() => stack)))('of the $catalogue', (kind) => {
  it(
    'hidden and shown by two administrators at once, while others buy: every response and the log are correct',
    { tags: ['repeats'] },
    async () => {
      const id = `${kind.resourceType}-race`;
      await addCopy(kind, id);
      const other = await registerAdmin(stack);
      const buyers = await Promise.all(Array.from({ length: 5 }, () => stack.register()));
      const outcomes = await Promise.allSettled(
        Array.from({ length: repeats(15, 100) }, async (_, index) => {
          if (index % 5 === 0) return buy(stack, kind, id, buyers[index % buyers.length]!);
          return kind.choose(
            id,
            { state: index % 3 ? 'unpublished' : 'published' },
            index % 2 ? admin : other,
          );
        }),
      );
      const refusals = outcomes.flatMap((each) =>
        each.status === 'rejected' ? [(each.reason as { code: string }).code] : [],
      );
      expect(refusals.filter((code) => code !== 'not_found' && code !== 'conflict')).toEqual([]);
      const events = (await listAuditMonth(new Date().toISOString().slice(0, 7), 2000))
        .filter(({ target }) => target === `${kind.resourceType}#${id}`)
        .map(({ details }) => details?.['state'])
        .filter(Boolean);
      const changes = events.toSorted();
      const hides = changes.filter((text) => text === 'published → unpublished').length;
      const shows = changes.filter((text) => text === 'unpublished → published').length;
      expect(hides + shows).toBe(changes.length);
      const { state } = await kind.managed(id, admin);
      expect(hides - shows).toBe(state === 'unpublished' ? 1 : 0);
    },
  );
});
