import { expect, test } from '../support/browser-test.ts';
import {
  expectNoAxeViolations,
  expectNoPageProblems,
  expectNoSidewaysScroll,
} from '../support/browser.ts';
import { sampleArticles } from '../support/sample-articles.ts';
import { sampleProduct, seedProduct } from '../support/sample-products.ts';

const { free, paid } = sampleArticles;

test('a seller tags a paper, and a visitor follows the tag to the filtered library', async ({
  site,
}) => {
  await site.seedArticles([free, paid]);
  const desk = await site.open('admin');
  await desk.goto('/admin/articles');
  await desk.getByRole('link', { name: `Edit “${paid.title}”` }).click();
  const field = desk.getByLabel('Tags (optional)');
  await field.fill('x'.repeat(31));
  await desk.getByRole('button', { name: 'Save changes' }).click();
  await expect(desk.getByText('Each tag must be at most 30 characters')).toBeVisible();
  await field.fill(' Petro  physics, Archie & co, archie & CO');
  await expectNoAxeViolations(desk);
  await desk.getByRole('button', { name: 'Save changes' }).click();
  await expect(desk.getByText(`“${paid.title}” is saved and on the site`)).toBeVisible();
  expectNoPageProblems(desk);

  const page = await site.open();
  await page.goto(`/articles/${paid.id}`);
  await expect(page.getByRole('link', { name: 'Petro physics' })).toBeVisible();
  await page.getByRole('link', { name: 'Archie & co' }).click();
  await expect(page).toHaveURL(/\/articles\?tag=Archie/);
  await expect(page.getByText('Tagged “Archie & co”.')).toBeVisible();
  await expect(page.getByRole('link', { name: paid.title })).toBeVisible();
  await expect(page.getByRole('link', { name: free.title })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Show all', exact: true }).click();
  await expect(page).toHaveURL(/\/articles$/);
  await expect(page.getByRole('link', { name: free.title }).first()).toBeVisible();
  expectNoPageProblems(page);
});

test('an admin list is filtered by a tag, and many items are tagged at once', async ({ site }) => {
  const ten = Array.from({ length: 10 }, (_, index) => `Tag ${index}`);
  await site.seedArticles([
    { ...paid, id: 'one', title: 'Paper one', tags: ['Archie'] },
    { ...paid, id: 'two', title: 'Paper two', shelf: 'draft' },
    { ...paid, id: 'full', title: 'Paper full', tags: ten },
  ]);
  const page = await site.open('admin');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/articles');
  const row = (title: string) => page.getByRole('link', { name: `Edit “${title}”` });
  await page.getByLabel('Tag', { exact: true }).selectOption('Archie');
  await expect(page).toHaveURL(/\/admin\/articles\?tag=Archie$/);
  await expect(row('Paper two')).toHaveCount(0);
  await expect(row('Paper one')).toBeVisible();
  await page.getByLabel('State', { exact: true }).selectOption('Draft');
  await expect(page).toHaveURL(/tag=Archie&state=draft/);
  await expect(page.getByText('No articles match these filters')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Show all articles' }).click();
  await expect(page).toHaveURL(/\/admin\/articles$/);

  for (const title of ['one', 'two', 'full']) {
    await page.getByLabel(`Select “Paper ${title}”`).check();
  }
  await page.getByRole('button', { name: 'Add tag…' }).click();
  await expect(page.getByLabel('Tag to add')).toBeFocused();
  await page.getByLabel('Tag to add').fill('a,b');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Each tag must be without a comma')).toBeVisible();
  await page.getByLabel('Tag to add').fill(' Well   logs');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a tag to 3 articles' });
  await expect(dialog.getByText('Tag: “Well logs”')).toBeVisible();
  await expect(dialog.getByText('2 articles will be tagged.')).toBeVisible();
  const refusal = '“Paper full”: It already has 10 tags. Remove one first.';
  await expect(dialog.getByText(refusal)).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Add a tag to 2 articles' }).click();
  await expect(page.getByText('2 articles tagged')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.getByLabel('Tag', { exact: true }).selectOption('Well logs');
  await expect(row('Paper two')).toBeVisible();
  await expect(row('Paper full')).toHaveCount(0);

  await page.getByLabel('Select “Paper one”').check();
  await page.getByRole('button', { name: 'Remove tag…' }).click();
  await page.getByLabel('Tag to remove').fill('well LOGS');
  await page.keyboard.press('Enter');
  const removal = page.getByRole('dialog', { name: 'Remove a tag from' });
  await removal.getByRole('button', { name: /^Remove a tag from/ }).click();
  await expect(removal).toHaveCount(0);
  await expect(row('Paper one')).toHaveCount(0);
  expectNoPageProblems(page);
});

test('the library filtered by a tag is in the page that the server sends', async ({ site }) => {
  await site.seedArticles([free, { ...paid, tags: ['Archie'] }]);
  const html = await (await fetch(`${site.siteUrl}/articles?tag=archie`)).text();
  expect(html).toContain('Tagged “archie”.');
  expect(html).toContain(paid.title);
  expect(html).not.toContain(free.title);
});

test('a category of the store keeps the tag, and taking the tag off keeps the category', async ({
  site,
}) => {
  const seed = (id: string, category: string, tags: string[]) =>
    seedProduct(site, { ...sampleProduct, id, title: `Title of ${id}`, category, tags });
  await seed('map-tagged', 'Maps', ['R & D']);
  await seed('map-plain', 'Maps', []);
  await seed('card-tagged', 'Cards', ['R & D']);
  const page = await site.open();
  await page.goto('/store?tag=r+%26+d#files');
  await page.getByRole('navigation', { name: 'Categories' }).getByText('Maps').click();
  await expect(page).toHaveURL(/category=Maps&tag=r\+%26\+d/);
  await expect(page.getByText('Tagged “r & d”.')).toBeVisible();
  const link = (id: string) => page.getByRole('link', { name: `Title of ${id}` });
  await expect(link('map-tagged')).toBeVisible();
  await expect(link('map-plain')).toHaveCount(0);
  await expect(link('card-tagged')).toHaveCount(0);
  await page.getByRole('link', { name: 'Show all', exact: true }).click();
  await expect(page).toHaveURL(/\/store\?category=Maps$/);
  await expect(link('map-plain')).toBeVisible();
  await expect(link('card-tagged')).toHaveCount(0);
  expectNoPageProblems(page);
});

test('the store shows the products with a tag, and says so when there are none', async ({
  site,
}) => {
  await seedProduct(site, {
    ...sampleProduct,
    id: 'tagged',
    title: 'Tagged cards',
    tags: ['Archie'],
  });
  await seedProduct(site, { ...sampleProduct, id: 'untagged', title: 'Plain cards' });
  const page = await site.open();
  await page.goto('/store/tagged');
  await page.getByRole('link', { name: 'Archie', exact: true }).click();
  await expect(page.getByText('Tagged “Archie”.')).toBeInViewport();
  await expect(page.getByText('Tagged cards').first()).toBeVisible();
  await expect(page.getByText('Plain cards')).toHaveCount(0);
  await page.goto('/store?tag=Nobody');
  await expect(page.getByText('Nothing here is tagged “Nobody”.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all', exact: true }).click();
  await expect(page.getByText('Plain cards').first()).toBeVisible();
  expectNoPageProblems(page);
});
