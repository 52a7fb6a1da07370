import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAuditMonth } from '#functions/domain/audit/audit-repository.ts';
import { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import { articlesContract } from '#shared/contracts/articles.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { paidArticle } from '../../support/buy-article.ts';
import { failureOf } from '../../support/failure-of.ts';
import { articleFields, registerAdmin } from '../../support/sample-admin.ts';
import { sampleArticles } from '../../support/sample-articles.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
let admin: Session;
beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedArticles();
  admin = await registerAdmin(stack, 'editor@example.test');
});
afterAll(() => stack.stop());

const { listManaged, getManaged, create, update, remove } = articlesAdminContract;
const { get, list, countView, rate } = articlesContract;

/** The audit log of an item, oldest first. */
async function auditEventsOn(id: string) {
  const month = new Date().toISOString().slice(0, 7);
  const entries = await listAuditMonth(month, 1000);
  return entries.filter(({ target }) => target === `article#${id}`).reverse();
}

describe('creating an article', () => {
  it('creates a draft that only administrators see, and logs who did it', async () => {
    const { id } = await stack.api(create, articleFields, admin);
    expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(await stack.api(getManaged, { id }, admin)).toMatchObject({
      ...articleFields,
      id,
      state: 'draft',
      hasFile: false,
      currency: siteConfig.money.currency,
      author: siteConfig.brand.company,
    });
    expect((await stack.api(listManaged, {}, admin)).rows[0]?.id).toBe(id);
    expect((await stack.api(list, {})).map((row) => row.id)).not.toContain(id);
    expect((await failureOf(stack.api(get, { id }))).code).toBe('not_found');
    expect((await failureOf(stack.api(get, { id }, admin))).code).toBe('not_found');
    expect(await auditEventsOn(id)).toMatchObject([
      {
        action: 'article.create',
        actorId: admin.id,
        actorEmail: 'editor@example.test',
        label: articleFields.title,
        details: { title: articleFields.title, price: '£4.50', category: 'Field Practice' },
      },
    ]);
  });

  it.each([
    [{ price: 0.29 }, { price: 'Price must be 0 or between £0.30 and £999,999.99' }],
    [{ price: 1.005 }, { price: 'Valid price required' }],
    [{ price: -1 }, { price: 'Valid price required' }],
    [{ title: ' Rock  ' }, { title: 'Title must be at least 5 characters' }],
    [{ category: ' ' }, { category: 'Category is required' }],
    [
      { shortDescription: 'Too short', longDescription: 'Too short' },
      {
        shortDescription: 'Short description must be at least 20 characters',
        longDescription: 'Long description must be at least 20 characters',
      },
    ],
  ])('says at its field what is wrong with %o', async (wrong, fields) => {
    const before = await stack.api(listManaged, {}, admin);
    const refused = await failureOf(stack.api(create, { ...articleFields, ...wrong }, admin));
    expect([refused.status, refused.code, refused.fields]).toEqual([
      400,
      'validation_failed',
      fields,
    ]);
    expect((await stack.api(listManaged, {}, admin)).total).toBe(before.total);
  });

  it('accepts a free article and one at the smallest charge', async () => {
    for (const price of [0, 0.3]) {
      const { id } = await stack.api(create, { ...articleFields, price }, admin);
      expect((await stack.api(getManaged, { id }, admin)).price).toBe(price);
    }
  });
});

describe('changing an article', () => {
  it("sets the form's fields, keeps everything else, and logs old and new values", async () => {
    const { id } = paidArticle;
    const fields = { ...articleFields, price: 6.25 };
    await stack.api(update, { id, ...fields }, admin);
    expect(await stack.api(get, { id })).toMatchObject({
      ...fields,
      author: paidArticle.author,
      imageUrl: paidArticle.imageUrl,
      pages: paidArticle.pages,
      publishedAt: paidArticle.publishedAt,
    });
    expect(await stack.api(getManaged, { id }, admin)).toMatchObject({
      state: 'published',
      hasFile: true,
      fileName: paidArticle.file?.name,
    });
    const [auditEvent] = await auditEventsOn(id);
    expect(auditEvent).toMatchObject({
      action: 'article.update',
      label: fields.title,
      details: {
        title: `${paidArticle.title} → ${fields.title}`,
        price: '£4.50 → £6.25',
        category: 'Well Logs → Field Practice',
      },
    });
  });

  it('keeps views and ratings that are counted in the meantime', async () => {
    const { id, title } = sampleArticles.free;
    const reader = await stack.register();
    const views = Array.from({ length: 20 }, (_, n) =>
      stack.api(countView, { id, visit: `visit-during-edit-${n}` }),
    );
    const edits = Array.from({ length: 5 }, (_, n) =>
      stack.api(update, { ...articleFields, id, title: `${title}, take ${n}`, price: 0 }, admin),
    );
    await Promise.all([...views, ...edits, stack.api(rate, { id, rating: 4 }, reader)]);
    expect(await stack.api(get, { id })).toMatchObject({ views: 20, rating: 4, ratingCount: 1 });
  });

  it('by two admins at once leaves one complete form, and a log in which one change follows the other', async () => {
    const second = await registerAdmin(stack);
    const { id } = await stack.api(create, articleFields, admin);
    const forms = [
      { ...articleFields, title: 'The first of two titles', price: 1 },
      { ...articleFields, title: 'The other of two titles', price: 2 },
    ];
    await Promise.all([
      stack.api(update, { id, ...forms[0]! }, admin),
      stack.api(update, { id, ...forms[1]! }, second),
    ]);
    const { title, price } = await stack.api(getManaged, { id }, admin);
    expect(forms.map((form) => [form.title, form.price])).toContainEqual([title, price]);
    const prices = (await auditEventsOn(id)).slice(1).map(({ details }) => details!['price']);
    expect([
      ['£4.50 → £1.00', '£1.00 → £2.00'],
      ['£4.50 → £2.00', '£2.00 → £1.00'],
    ]).toContainEqual(prices);
  });

  it('to its current values changes nothing and logs nothing', async () => {
    const { id } = await stack.api(create, articleFields, admin);
    const before = await stack.api(getManaged, { id }, admin);
    await stack.api(update, { id, ...articleFields }, admin);
    expect(await stack.api(getManaged, { id }, admin)).toEqual(before);
    expect(await auditEventsOn(id)).toHaveLength(1);
  });

  it('is refused if it does not exist, or no longer exists', async () => {
    const { id } = await stack.api(create, articleFields, admin);
    await stack.api(remove, { id }, admin);
    for (const gone of [id, 'no-such-article']) {
      const attempt = failureOf(stack.api(update, { ...articleFields, id: gone }, admin));
      expect((await attempt).code).toBe('not_found');
      expect((await failureOf(stack.api(getManaged, { id: gone }, admin))).code).toBe('not_found');
    }
  });
});

describe('the table of articles', () => {
  it('finds every word in title, short description, category or author', async () => {
    const fields = { ...articleFields, title: 'Zircon geochronology', category: 'Isotopes' };
    const { id } = await stack.api(create, fields, admin);
    const found = async (q: string) =>
      (await stack.api(listManaged, { q }, admin)).rows.map((row) => row.id);
    expect(await found('ZIRCON isotopes')).toEqual([id]);
    expect(await found(`zircon ${siteConfig.brand.company}`)).toEqual([id]);
    expect(await found('zircon bouma')).toEqual([id]);
    expect(await found('zircon nowhere')).toEqual([]);
  });

  it('is paginated without gaps or overlaps, and has the total number', async () => {
    const whole = await stack.api(listManaged, { limit: 100 }, admin);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await stack.api(listManaged, { limit: 3, cursor }, admin);
      expect(page.rows.length).toBeLessThanOrEqual(3);
      expect(page.total).toBe(whole.total);
      seen.push(...page.rows.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(whole.rows.map(({ id }) => id));
    expect(new Set(seen).size).toBe(whole.total);
    const dates = whole.rows.map(({ publishedAt }) => publishedAt!);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  it('is never cached', async () => {
    const response = await stack.send(listManaged, {}, admin);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});
