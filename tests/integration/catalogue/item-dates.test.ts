import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAuditMonth } from '#functions/domain/audit/audit-repository.ts';
import { listNewItems } from '#functions/domain/digest/new-items.ts';
import { siteDay } from '#functions/platform/site-day.ts';
import { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { dayInWords } from '#shared/constants/day-in-words.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { failureOf } from '../../support/failure-of.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { addCopy, soldKinds, titleOf } from '../../support/sold-kinds.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
let admin: Session;

beforeAll(async () => {
  stack = await startTestStack();
  admin = await registerAdmin(stack);
}, 60_000);
afterAll(() => stack.stop());

type Episode = { releaseDate?: string };

const today = () => siteDay(new Date());

describe.each(soldKinds(() => stack))('an item of the $catalogue', (kind) => {
  const id = `${kind.resourceType}-of-2019`;
  const announced = async () => {
    const window = { since: new Date(Date.now() - 600_000).toISOString(), until: '2098-01-01' };
    return (await listNewItems(window)).filter(({ title }) => title === titleOf(id));
  };

  it('has the date that the seller chose, for visitors, in its page and in the log', async () => {
    await addCopy(kind, id, { publishedAt: new Date().toISOString() });
    expect(await announced()).toHaveLength(1);
    const { dates } = await kind.managed(id, admin);
    expect(dates).toEqual({ shown: today(), latest: today() });
    await kind.choose(id, { date: '2019-03-04' }, admin);

    expect((await kind.managed(id, admin)).dates).toEqual({ ...dates, shown: '2019-03-04' });
    const shown = await kind.page(id);
    const date = 'publishedAt' in shown ? shown.publishedAt : (shown as Episode).releaseDate;
    expect(date).toMatch(/^2019-03-04T/);
    expect(await (await kind.html(id)).text()).toContain('2019');
    const [event] = await listAuditMonth(today().slice(0, 7), 50);
    expect(event).toMatchObject({
      target: `${kind.resourceType}#${id}`,
      details: { date: `${today()} → 2019-03-04` },
    });
  });

  it('from the archive is not in the new-items email', async () => {
    expect(await announced()).toEqual([]);
  });

  it('may be dated up to the day of its publication, not later', async () => {
    const { dates } = await kind.managed(id, admin);
    const failure = await failureOf(kind.choose(id, { date: '2098-01-01' }, admin));
    expect(failure).toMatchObject({
      code: 'validation_failed',
      fields: {
        date: `It was published on ${dayInWords(dates.latest, siteConfig.locale)}. Choose that day or an earlier one`,
      },
    });
    expect((await kind.managed(id, admin)).dates).toEqual(dates);
    await kind.choose(id, { date: dates.latest }, admin);
    expect((await kind.managed(id, admin)).dates.shown).toBe(dates.latest);
  });
});

it('a paper created with a date has it, and a repeated request creates no other', async () => {
  const paper = {
    id: 'article-from-the-archive',
    title: 'From the archive',
    shortDescription: 'A paper with a date of its own.',
    longDescription: 'x'.repeat(30),
    price: 0,
    category: 'Minerals',
    date: '2007-06-05',
  };
  await stack.api(articlesAdminContract.create, paper, admin);
  await stack.api(articlesAdminContract.create, paper, admin);
  const { dates } = await stack.api(articlesAdminContract.getManaged, { id: paper.id }, admin);
  expect(dates).toEqual({ shown: '2007-06-05', latest: today() });
  const other = { ...paper, date: '2008-06-05' };
  expect(await failureOf(stack.api(articlesAdminContract.create, other, admin))).toMatchObject({
    code: 'conflict',
  });
});
