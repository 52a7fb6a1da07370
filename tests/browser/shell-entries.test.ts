import { expect, test } from '../support/browser-test.ts';
import { expectNoPageProblems, holdApp } from '../support/browser.ts';

declare const written: { q: string[] };

test('keeps a choice that was made before it started', { tag: '@long' }, async ({ site }) => {
  const page = await site.open();
  const release = await holdApp(page);
  await page.goto('/settings');
  const theme = (name: string) => page.getByRole('radio', { name });
  await theme('Dark').check();
  release();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('theme')), { timeout: 15_000 })
    .toBe('dark');
  await expect(theme('Dark')).toBeChecked();
});

test(
  'keeps the last of many choices, and shows each one at once',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    const release = await holdApp(page);
    await page.goto('/audio');
    const chosen = [
      'standard',
      'cinematic',
      'rare',
      'chapters',
      'chapters',
      'slower',
      'slower',
      'faster',
    ];
    const shown = [];
    for (const value of chosen) {
      const choice = page.locator(`input[value=${value}]`);
      await choice.click({ force: true });
      shown.push(await choice.isChecked());
    }
    expect(shown).toEqual([true, true, true, true, false, true, false, true]);
    expect(await page.evaluate(() => document.documentElement.dataset['app'])).toBeUndefined();
    release();
    const query = () => Object.fromEntries(new URL(page.url()).searchParams);
    const order = { voice: 'cinematic', language: 'rare', addons: 'faster' };
    await expect.poll(query).toMatchObject(order);
    for (const [value, checked] of Object.entries({
      cinematic: true,
      chapters: false,
      slower: false,
      faster: true,
    })) {
      await expect(page.locator(`input[value=${value}]`)).toBeChecked({ checked: checked });
    }
    expectNoPageProblems(page);
  },
);

test('keeps what was typed before it started', { tag: '@long' }, async ({ site }) => {
  const page = await site.open();
  for (const [path, label, name, text] of [
    ['/audio', 'Minutes of audio', 'minutes', '24'],
    ['/gear', 'Search AquaTest Gear', 'q', 'bottle'],
  ] as const) {
    const release = await holdApp(page);
    await page.goto(path);
    await page.getByLabel(label, { exact: true }).fill(text);
    release();
    await expect.poll(() => new URL(page.url()).searchParams.get(name)).toBe(text);
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
    await page.unrouteAll();
  }
  expectNoPageProblems(page);
});

test('loses no letter that is typed while it starts', { tag: '@long' }, async ({ site }) => {
  const page = await site.open();
  const release = await holdApp(page);
  await page.goto('/gear');
  const field = page.getByLabel('Search AquaTest Gear');
  await field.pressSequentially('bo');
  release();
  await field.pressSequentially('ttle', { delay: 60 });
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('bottle');
  await expect(field).toHaveValue('bottle');
  expectNoPageProblems(page);
});

test(
  'never empties a field while it starts, not even for a moment',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    const release = await holdApp(page);
    await page.addInitScript(recordWrittenValues);
    await page.goto('/gear');
    await page.getByLabel('Search AquaTest Gear').fill('bottle');
    release();
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('bottle');
    expect(await page.evaluate(() => written.q)).not.toContain('');
  },
);

/** The values that scripts write into a search field, as `written.q`. */
function recordWrittenValues(): void {
  const { prototype } = HTMLInputElement;
  const value = Object.getOwnPropertyDescriptor(prototype, 'value')!;
  const q: string[] = [];
  Object.assign(window, { written: { q } });
  Object.defineProperty(prototype, 'value', {
    ...value,
    set(this: HTMLInputElement, text: string) {
      if (this.type === 'search' && this.isConnected) q.push(text);
      value.set!.call(this, text);
    },
  });
}

test(
  'keeps an order of a list that was chosen before it started',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    const release = await holdApp(page);
    await page.goto('/articles');
    await page.getByLabel('Sort by').selectOption('price-high');
    release();
    await expect.poll(() => new URL(page.url()).search).toBe('?sort=price-high');
    expectNoPageProblems(page);
  },
);
